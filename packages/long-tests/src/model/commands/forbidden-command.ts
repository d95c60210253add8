import { orderStatusNames, orderTransitions, type Transition, transitionIds } from '@pasar/contract';
import type { MarketplaceModel, Order } from '../reference-model/marketplace-model.ts';
import { at } from '../reference-model/model-fixture.ts';
import { judge, type ModelCommand } from './model-command.ts';
import { asOtherUser, buttons } from './order-commands.ts';

/** The contract's buttons that do not lead out of a status. */
const illegal = (status: Order['status']): string[] => {
  const rows: Transition[] = transitionIds.map((id) => orderTransitions[id]);
  const all = new Set(rows.flatMap(({ action }) => (action ? [action] : [])));
  const legal = new Set(
    rows.flatMap(({ action, from }) => (action && from.includes(status) ? [action] : [])),
  );
  return [...all].filter((action) => !legal.has(action));
};

/** How many pairs of a status and a button there are to be refused. */
export const forbiddenCommandCount: number = orderStatusNames.reduce(
  (total, status) => total + illegal(status).length,
  0,
);

/**
 * Something that the contract's table does not allow an order in its status, or that somebody does with an order of
 * others. Null when there is no order, or when the call means something else there: cancelling what is being packed
 * is a request.
 */
export const findForbiddenCommand = (
  market: MarketplaceModel,
  dice: number,
): { deed: ModelCommand; name: string } | null => {
  if (market.orders.length === 0) return null;
  const order = at(market.orders, dice % market.orders.length);
  const rest = Math.floor(dice / market.orders.length);
  if (rest % 4 === 0) {
    const names = Object.keys(buttons);
    const button = at(names, Math.floor(rest / 4) % names.length);
    return { deed: asOtherUser(order, button), name: 'stranger' };
  }
  const actions = illegal(order.status);
  const action = at(actions, Math.floor(rest / 4) % actions.length);
  const deed = buttons[action]?.(order);
  if (!deed || (action === 'cancel' && judge(market, deed).outcome.code === 200)) return null;
  return { deed, name: `${order.status} ${action}` };
};
