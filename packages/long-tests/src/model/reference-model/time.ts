import { cancelPaid, closeGroup } from './endings.ts';
import type { MarketplaceModel, Order } from './marketplace-model.ts';
import { confirm } from './orders.ts';

const hour = 3_600_000;

const isDue = (market: MarketplaceModel, due: number | null | undefined) =>
  due !== null && due !== undefined && due <= market.now;

/** T11: packed again after the first missed pickup, given up after the second. */
const missPickup = (market: MarketplaceModel, order: Order) => {
  if (order.missedPickups > 0) return cancelPaid(market, order, 'cancelled_system');
  order.status = 'processed';
  order.parcel = null;
  order.missedPickups++;
  order.due = market.now + 48 * hour;
};

/** What the marketplace does with an order whose time is over; the buyer's request comes before the seller's delay. */
const serve = (market: MarketplaceModel, order: Order) => {
  const asked = order.request?.state === 'open' && isDue(market, order.request.due);
  if (order.status === 'processed' && asked) return cancelPaid(market, order, 'cancelled_buyer');
  if (order.complaint?.state === 'open' && isDue(market, order.complaint.due))
    order.complaint.state = 'escalated';
  if (!isDue(market, order.due)) return;
  if (order.status === 'new' || order.status === 'processed')
    return cancelPaid(market, order, 'cancelled_system');
  if (order.status === 'ready_to_ship') return missPickup(market, order);
  if (order.status === 'delivered') confirm(market, order);
};

/** Everything that nobody did in time (domain 3.9: T2, T7, T8, T11, T14). */
export const applyDeadlines = (market: MarketplaceModel): void => {
  for (const group of market.groups) {
    if (group.state === 'waiting' && isDue(market, group.payDue))
      closeGroup(market, group, 'payment_expired');
  }
  for (const order of market.orders) serve(market, order);
};

/** The moments at which something is due, the next one first. */
export const deadlines = (market: MarketplaceModel): number[] =>
  [
    ...market.groups.flatMap(({ state, payDue }) => (state === 'waiting' ? [payDue] : [])),
    ...market.orders.flatMap(({ due, request, complaint }) => [
      ...(due === null ? [] : [due]),
      ...(request?.state === 'open' ? [request.due] : []),
      ...(complaint?.state === 'open' ? [complaint.due] : []),
    ]),
  ]
    .filter((moment) => moment > market.now)
    .sort((one, other) => one - other);
