import type { BuyerOrder, SellerOrder } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import type { ServerTime } from '@pasar/slice-kit/fields';
import type { Side } from '../messages/side.ts';
import { DeadlineBadge } from './deadline-badge.tsx';
import { en } from './deadline-messages.en.ts';
import { id } from './deadline-messages.id.ts';

const messages = { id, en };

/** The deadlines of each side; the others belong to other users. */
const own: Record<Side, readonly string[]> = {
  buyer: ['pay', 'complete'],
  seller: ['respond', 'ship', 'reply_cancel', 'reply_complaint'],
};

interface OrderDeadlineBadgeProps {
  side: Side;
  due: NonNullable<(BuyerOrder | SellerOrder)['due']>;
  time: ServerTime;
}

/** What has to happen next to an order, and how long there is for it. */
export const OrderDeadlineBadge = ({ side, due: { type, at }, time }: OrderDeadlineBadgeProps) => (
  <DeadlineBadge
    label={messages[useLocale()][side][type]}
    at={at}
    time={time}
    mine={own[side].includes(type)}
  />
);
