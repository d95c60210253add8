import type { MarketplaceModel, Order } from './marketplace-model.ts';
import { settle } from './money.ts';
import { assertAllowed, assertVisible, complete } from './orders.ts';
import { RejectionError } from './rejection-error.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** From when a parcel that has not come may be complained about. */
export const lateFrom = ({ shippedAt, etdMax }: Order): number => (shippedAt ?? 0) + (etdMax + 5) * day;

/** T15 inside the window, T16 when the parcel is long overdue. */
export const complain = (market: MarketplaceModel, order: Order, amount: number): void => {
  assertAllowed(order.status === 'delivered' || order.status === 'shipped');
  if (amount > order.total) throw new RejectionError(422);
  assertAllowed(order.status === 'delivered' ? market.now < (order.due ?? 0) : market.now >= lateFrom(order));
  order.status = 'complained';
  order.due = null;
  order.complaint = { state: 'open', amount, due: market.now + 72 * hour };
};

const endComplaint = (market: MarketplaceModel, order: Order, back: number) => {
  assertAllowed(order.status === 'complained');
  if (order.complaint) order.complaint.state = 'over';
  if (back === 0) return complete(market, order);
  order.status = 'refunded';
  settle(market, order, back);
};

/** T17: the buyer gives in, the seller agrees, or staff decide. */
export const withdrawComplaint = (market: MarketplaceModel, order: Order): void =>
  endComplaint(market, order, 0);
export const agreeToComplaint = (market: MarketplaceModel, order: Order): void => {
  assertVisible(order);
  endComplaint(market, order, order.complaint?.amount ?? 0);
};
export const decideComplaint = (market: MarketplaceModel, order: Order, back: number): void => {
  if (!order.complaint) throw new RejectionError(404);
  if (back > order.total) throw new RejectionError(422);
  endComplaint(market, order, back);
};

export const rejectComplaint = (_: MarketplaceModel, order: Order): void => {
  assertVisible(order);
  assertAllowed(order.status === 'complained' && order.complaint?.state === 'open');
  if (order.complaint) order.complaint.state = 'escalated';
};
