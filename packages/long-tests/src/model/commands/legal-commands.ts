import type { MarketplaceModel, Order } from '../reference-model/marketplace-model.ts';
import { at } from '../reference-model/model-fixture.ts';
import { judge, type ModelCommand } from './model-command.ts';
import { buttons, complain } from './order-commands.ts';
import { decideComplaint, scan, simulate } from './outside-commands.ts';

/** Everything that anybody could try with an order. */
const allDeeds = (order: Order): ModelCommand[] => [
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
export const getLegalCommands = (market: MarketplaceModel, order: Order, isForward = false): ModelCommand[] =>
  allDeeds(order).filter(
    (deed) => (!isForward || forward.has(deed.kind)) && judge(market, deed).outcome.code === 200,
  );

const pick = <T>(list: readonly T[], dice: number): T | null =>
  list.length === 0 ? null : at(list, dice % list.length);

/** An order and something that may be done with it; orders that still move come first. */
export const legalStep = (
  market: MarketplaceModel,
  dice: number,
  isForward: boolean,
): ModelCommand | null => {
  const moving = market.orders
    .map((order) => getLegalCommands(market, order, isForward))
    .filter(({ length }) => length > 0);
  const deeds = pick(moving, dice);
  return deeds && pick(deeds, Math.floor(dice / moving.length));
};

/** Anything at all with any order. */
export const anyStep = (market: MarketplaceModel, dice: number): ModelCommand | null => {
  const order = pick(market.orders, dice);
  return order && pick(allDeeds(order), Math.floor(dice / market.orders.length));
};
