import { type OrderStatus, orderDeadlines, orderStatuses } from '@pasar/contract';
import { day, hour, second } from '../../../platform/clock.ts';
import type { OrderRow } from '../orders.tables.ts';

type Deadlines = Pick<OrderRow, 'respond_due_at' | 'ship_due_at' | 'pickup_due_at' | 'complete_due_at'>;
type Milestones = Pick<OrderRow, 'paid_at' | 'shipped_at' | 'delivered_at' | 'ended_at'>;

interface Before extends Partial<Milestones> {
  now: Date;
  preorder_days: number;
  /** A parcel that nobody fetched is packed again: the time to ship starts again. */
  isRepacked?: boolean;
  /** What a courier that could not be booked has cost of the time to ship. */
  lostSeconds?: number;
  /** The seller reports the delivery: the buyer has longer to contradict it. */
  isOwnWaybill?: boolean;
}

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** The seller's time counts from the payment; a preorder has its days on top (domain 3.9, T4). */
const shipDue = ({ now, paid_at, preorder_days, isRepacked, lostSeconds = 0 }: Before) =>
  after(
    isRepacked ? now : (paid_at ?? now),
    orderDeadlines.ship * hour + (isRepacked ? 0 : preorder_days * day + lostSeconds * second),
  );

const none: Deadlines = {
  respond_due_at: null,
  ship_due_at: null,
  pickup_due_at: null,
  complete_due_at: null,
};

const deadlineOf = (status: OrderStatus, before: Before): Partial<Deadlines> => {
  const within = (hours: number) => after(before.now, hours * hour);
  if (status === 'new') return { respond_due_at: within(orderDeadlines.respond) };
  if (status === 'processed') return { ship_due_at: shipDue(before) };
  if (status === 'ready_to_ship') return { pickup_due_at: within(orderDeadlines.pickup) };
  if (status === 'delivered') {
    const { complete, completeOwnWaybill } = orderDeadlines;
    return { complete_due_at: within(before.isOwnWaybill ? completeOwnWaybill : complete) };
  }
  return {};
};

/** The milestones and the one deadline of an order that reaches a status now. */
export const computeDeadlines = (status: OrderStatus, before: Before): Deadlines & Milestones => ({
  ...none,
  ...deadlineOf(status, before),
  paid_at: status === 'new' ? before.now : status === 'waiting_payment' ? null : (before.paid_at ?? null),
  shipped_at: status === 'shipped' ? before.now : (before.shipped_at ?? null),
  delivered_at: status === 'delivered' ? before.now : (before.delivered_at ?? null),
  ended_at: orderStatuses[status].isFinal ? before.now : null,
});
