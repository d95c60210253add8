import type { BuyerOrder } from '@pasar/contract';
import { DeadlineBadge, type ServerTime } from '@pasar/dashboard';
import { useTranslation } from 'react-i18next';

/** The buyer's deadlines; the others belong to other users. */
const mine: readonly string[] = ['pay', 'complete'];

interface DueChipProps {
  due: NonNullable<BuyerOrder['due']>;
  time: ServerTime;
}

/** What has to happen next to an order, and how long there is for it. */
export const OrderDeadlineBadge = ({ due: { type, at }, time }: DueChipProps) => {
  const { t } = useTranslation('buyer');
  return <DeadlineBadge label={t(`due.${type}`)} at={at} time={time} mine={mine.includes(type)} />;
};
