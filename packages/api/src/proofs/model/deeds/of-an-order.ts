import type { Market, Order } from '../rules/market.ts';
import { at } from '../rules/world.ts';
import { type Deed, judge } from './deed.ts';
import { buttons, complain } from './order-deeds.ts';
import { decideComplaint, scan, simulate } from './outside-deeds.ts';

/** Everything that anybody could try with an order. */
const allDeeds = (order: Order): Deed[] => [
  ...Object.values(buttons).map((button) => button(order)),
  complain(true)(order),
  simulate(order),
  ...(['picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'lost'] as const).map((code) =>
    scan(order, code),
  ),
  ...[0, 0.4, 1].map((part) => decideComplaint(order, part)),
];

const forward = new Set([
  'simulate the payment',
  'approve',
  'call the courier',
  'scan picked_up',
  'scan delivered',
  'complain',
  'complain about a part',
]);

/** The deeds that the rules allow with an order; `isForward` leaves those that bring it nearer to its buyer. */
export const legalDeeds = (market: Market, order: Order, isForward = false): Deed[] =>
  allDeeds(order).filter(
    (deed) => (!isForward || forward.has(deed.kind)) && judge(market, deed).outcome.code === 200,
  );

const pick = <T>(list: readonly T[], dice: number): T | null =>
  list.length === 0 ? null : at(list, dice % list.length);

/** An order and something that may be done with it; orders that still move come first. */
export const legalStep = (market: Market, dice: number, isForward: boolean): Deed | null => {
  const moving = market.orders
    .map((order) => legalDeeds(market, order, isForward))
    .filter(({ length }) => length > 0);
  const deeds = pick(moving, dice);
  return deeds && pick(deeds, Math.floor(dice / moving.length));
};

/** Anything at all with any order. */
export const anyStep = (market: Market, dice: number): Deed | null => {
  const order = pick(market.orders, dice);
  return order && pick(allDeeds(order), Math.floor(dice / market.orders.length));
};
