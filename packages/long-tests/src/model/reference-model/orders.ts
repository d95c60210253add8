import { cancelPaid, clearStock, closeGroup } from './endings.ts';
import type { Group, MarketplaceModel, Order } from './marketplace-model.ts';
import { creditLate, settle } from './money.ts';
import { begin } from './pay.ts';
import { RejectionError } from './rejection-error.ts';

const hour = 3_600_000;

export const getGroup = ({ groups }: MarketplaceModel, key: string): Group => {
  const group = groups.find((one) => one.key === key);
  if (!group) throw new RangeError(`no group ${key}`);
  return group;
};

export const assertAllowed = (holds: boolean): void => {
  if (!holds) throw new RejectionError(409);
};

/** Orders that were never paid do not exist for their seller. */
export const sellerSees = ({ paidAt }: Order): boolean => paidAt !== null;
export const assertVisible = (order: Order) => {
  if (!sellerSees(order)) throw new RejectionError(404);
};

/** The provider learns that somebody paid; it reports later. */
export const reportPaid = (market: MarketplaceModel, group: Group): void => {
  assertAllowed(group.state === 'waiting' && market.now < group.payDue);
  group.reported = true;
};

/** T1, or the money goes to the wallet of somebody who waits no more. */
export const receivePayment = (market: MarketplaceModel, group: Group): void => {
  if (!group.reported) return;
  group.reported = false;
  if (group.state === 'waiting') begin(market, group);
  else if (group.state !== 'paid') creditLate(market, group);
};

/** T3, T6, or a request once the goods are being packed. */
export const cancel = (market: MarketplaceModel, order: Order): void => {
  if (order.status === 'waiting_payment')
    closeGroup(market, getGroup(market, order.group), 'cancelled_buyer');
  else if (order.status === 'new') cancelPaid(market, order, 'cancelled_buyer');
  else {
    assertAllowed(order.status === 'processed' && order.request === null);
    order.request = { state: 'open', due: market.now + 48 * hour };
  }
};

export const complete = (market: MarketplaceModel, order: Order) => {
  order.status = 'completed';
  order.completedAt = market.now;
  order.due = null;
  settle(market, order, 0);
};

/** T13 and T14. */
export const confirm = (market: MarketplaceModel, order: Order): void => {
  assertAllowed(order.status === 'delivered' || order.status === 'shipped');
  complete(market, order);
};

/** T4: two days from the payment to send it. */
export const approve = (market: MarketplaceModel, order: Order): void => {
  assertVisible(order);
  assertAllowed(order.status === 'new' && market.now < (order.due ?? 0));
  order.status = 'processed';
  order.due = (order.paidAt ?? market.now) + 48 * hour;
};

/** T5. */
export const reject = (market: MarketplaceModel, order: Order, isSoldOut: boolean): void => {
  assertVisible(order);
  assertAllowed(order.status === 'new');
  cancelPaid(market, order, 'rejected');
  if (isSoldOut) clearStock(market, order);
};

/** T9: the courier has three days to come. */
export const callCourier = (market: MarketplaceModel, order: Order): void => {
  assertVisible(order);
  assertAllowed(order.status === 'processed' && order.request?.state !== 'open');
  order.status = 'ready_to_ship';
  order.due = market.now + 72 * hour;
  order.parcel = { scans: [] };
};

/** T7, or the order goes on. */
export const replyToCancel = (market: MarketplaceModel, order: Order, isGranted: boolean): void => {
  assertVisible(order);
  assertAllowed(order.status === 'processed' && order.request?.state === 'open');
  if (isGranted) cancelPaid(market, order, 'cancelled_buyer');
  else if (order.request) order.request.state = 'refused';
};
