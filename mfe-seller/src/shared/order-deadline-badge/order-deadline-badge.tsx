import type { SellerOrder } from '@pasar/contract';
import { DeadlineBadge, type ServerTime } from '@pasar/dashboard';
import { useTranslation } from 'react-i18next';

/** The seller's deadlines; the others belong to other users. */
const mine: readonly string[] = ['respond', 'ship', 'answer_cancel', 'answer_complaint'];

interface DueChipProps {
  due: NonNullable<SellerOrder['due']>;
  time: ServerTime;
}

/** What has to happen next to an order, and how long there is for it. */
export const OrderDeadlineBadge = ({ due: { type, at }, time }: DueChipProps) => {
  const { t } = useTranslation('seller');
  return <DeadlineBadge label={t(`due.${type}`)} at={at} time={time} mine={mine.includes(type)} />;
};
