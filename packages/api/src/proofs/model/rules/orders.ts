import { cancelPaid, closeGroup, emptyShelves, loseParcel } from './endings.ts';
import type { Group, Market, Order, Scan } from './market.ts';
import { creditLate, settle } from './money.ts';
import { No } from './no.ts';
import { begin } from './pay.ts';
import { at } from './world.ts';

const hour = 3_600_000;
const day = 24 * hour;

export const groupOf = ({ groups }: Market, key: string): Group => {
  const group = groups.find((one) => one.key === key);
  if (!group) throw new RangeError(`no group ${key}`);
  return group;
};

const demand = (holds: boolean): void => {
  if (!holds) throw new No(409);
};

/** Unpaid orders do not exist for their seller. */
export const sellerSees = ({ status }: Order): boolean =>
  status !== 'waiting_payment' && status !== 'payment_expired';
const demandSeen = (order: Order) => {
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

const complete = (market: Market, order: Order) => {
  order.status = 'completed';
  order.due = null;
  settle(market, order, 0);
};

/** T13 and T14. */
export const confirm = (market: Market, order: Order): void => {
  demand(order.status === 'delivered' || order.status === 'shipped');
  complete(market, order);
};

/** From when a parcel that has not come may be complained about. */
export const lateFrom = ({ shippedAt, etdMax }: Order): number => (shippedAt ?? 0) + (etdMax + 5) * day;

/** T15 inside the window, T16 when the parcel is long overdue. */
export const complain = (market: Market, order: Order, amount: number): void => {
  demand(order.status === 'delivered' || order.status === 'shipped');
  if (amount > order.total) throw new No(422);
  demand(order.status === 'delivered' ? market.now < (order.due ?? 0) : market.now >= lateFrom(order));
  order.status = 'complained';
  order.due = null;
  order.complaint = { state: 'open', amount, due: market.now + 72 * hour };
};

const endComplaint = (market: Market, order: Order, back: number) => {
  demand(order.status === 'complained');
  if (order.complaint) order.complaint.state = 'over';
  if (back === 0) return complete(market, order);
  order.status = 'refunded';
  settle(market, order, back);
};

/** T17: the buyer gives in, the seller agrees, or the desk decides. */
export const withdrawComplaint = (market: Market, order: Order): void => endComplaint(market, order, 0);
export const agreeToComplaint = (market: Market, order: Order): void => {
  demandSeen(order);
  endComplaint(market, order, order.complaint?.amount ?? 0);
};
export const decideComplaint = (market: Market, order: Order, back: number): void => {
  if (!order.complaint) throw new No(404);
  if (back > order.total) throw new No(422);
  endComplaint(market, order, back);
};

export const refuseComplaint = (_: Market, order: Order): void => {
  demandSeen(order);
  demand(order.status === 'complained' && order.complaint?.state === 'open');
  if (order.complaint) order.complaint.state = 'escalated';
};

/** T4: two days from the payment to send it. */
export const approve = (market: Market, order: Order): void => {
  demandSeen(order);
  demand(order.status === 'new' && market.now < (order.due ?? 0));
  order.status = 'processed';
  order.due = order.paidAt + 48 * hour;
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

const after: Record<Scan, readonly (Scan | null)[]> = {
  picked_up: [null],
  in_transit: ['picked_up'],
  out_for_delivery: ['picked_up', 'in_transit'],
  delivered: ['picked_up', 'in_transit', 'out_for_delivery'],
  lost: ['picked_up', 'in_transit', 'out_for_delivery'],
};

/** A courier's report: known ones change nothing, others come in their order (domain 3.7). */
export const scan = (order: Order, code: Scan): void => {
  if (!order.parcel) throw new No(404);
  const { scans } = order.parcel;
  if (scans.includes(code)) return;
  demand(after[code].includes(scans.at(-1) ?? null));
  scans.push(code);
  order.scanned = code;
};

/** T10, T12, T18: the order follows its parcel, unless it is elsewhere by now. */
export const hearScan = (market: Market, order: Order): void => {
  const code = order.scanned;
  order.scanned = null;
  if (code && order.status === 'ready_to_ship') {
    order.status = 'shipped';
    order.shippedAt = market.now;
    order.due = null;
    for (const { variant, qty } of order.lines) {
      at(market.variants, variant).onHand -= qty;
      at(market.variants, variant).reserved -= qty;
    }
  }
  if (order.status !== 'shipped') return;
  if (code === 'delivered') {
    order.status = 'delivered';
    order.due = market.now + 48 * hour;
  }
  if (code === 'lost') loseParcel(market, order);
};
