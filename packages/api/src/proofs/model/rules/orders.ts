import { cancelPaid, closeGroup, emptyShelves } from './endings.ts';
import type { Group, Market, Order } from './market.ts';
import { creditLate, settle } from './money.ts';
import { No } from './no.ts';
import { begin } from './pay.ts';

const hour = 3_600_000;

export const groupOf = ({ groups }: Market, key: string): Group => {
  const group = groups.find((one) => one.key === key);
  if (!group) throw new RangeError(`no group ${key}`);
  return group;
};

export const demand = (holds: boolean): void => {
  if (!holds) throw new No(409);
};

/** Orders that were never paid do not exist for their seller. */
export const sellerSees = ({ paidAt }: Order): boolean => paidAt !== null;
export const demandSeen = (order: Order) => {
  if (!sellerSees(order)) throw new No(404);
};

/** The provider is told that somebody paid; it reports later. */
export const reportPaid = (market: Market, group: Group): void => {
  demand(group.state === 'waiting' && market.now < group.payDue);
  group.reported = true;
};

/** T1, or the money goes to the wallet of somebody who waits no more. */
export const hearPaid = (market: Market, group: Group): void => {
  if (!group.reported) return;
  group.reported = false;
  if (group.state === 'waiting') begin(market, group);
  else if (group.state !== 'paid') creditLate(market, group);
};

/** T3, T6, or a request once the goods are being packed. */
export const cancel = (market: Market, order: Order): void => {
  if (order.status === 'waiting_payment') closeGroup(market, groupOf(market, order.group), 'cancelled_buyer');
  else if (order.status === 'new') cancelPaid(market, order, 'cancelled_buyer');
  else {
    demand(order.status === 'processed' && order.request === null);
    order.request = { state: 'open', due: market.now + 48 * hour };
  }
};

export const complete = (market: Market, order: Order) => {
  order.status = 'completed';
  order.completedAt = market.now;
  order.due = null;
  settle(market, order, 0);
};

/** T13 and T14. */
export const confirm = (market: Market, order: Order): void => {
  demand(order.status === 'delivered' || order.status === 'shipped');
  complete(market, order);
};

/** T4: two days from the payment to send it. */
export const approve = (market: Market, order: Order): void => {
  demandSeen(order);
  demand(order.status === 'new' && market.now < (order.due ?? 0));
  order.status = 'processed';
  order.due = (order.paidAt ?? market.now) + 48 * hour;
};

/** T5. */
export const reject = (market: Market, order: Order, isSoldOut: boolean): void => {
  demandSeen(order);
  demand(order.status === 'new');
  cancelPaid(market, order, 'rejected');
  if (isSoldOut) emptyShelves(market, order);
};

/** T9: the courier has three days to come. */
export const callCourier = (market: Market, order: Order): void => {
  demandSeen(order);
  demand(order.status === 'processed' && order.request?.state !== 'open');
  order.status = 'ready_to_ship';
  order.due = market.now + 72 * hour;
  order.parcel = { scans: [] };
};

/** T7, or the order goes on. */
export const answerCancel = (market: Market, order: Order, isGranted: boolean): void => {
  demandSeen(order);
  demand(order.status === 'processed' && order.request?.state === 'open');
  if (isGranted) cancelPaid(market, order, 'cancelled_buyer');
  else if (order.request) order.request.state = 'refused';
};
