import type { Updateable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';
import type { CheckoutOrders } from '../checkout.tables.ts';
import { assertOpen, sessionOfOrder } from '../session/read-session.ts';
import type { Session, SessionOrder } from '../session/session.ts';
import { toOrderSelection } from '../session/to-order-selection.ts';
import type { CheckoutResponse } from '../show/present-checkout.ts';
import { showSession } from '../show/show-checkout.ts';

/** An order of an open checkout of the current user. Throws 401, 404 for another user's, 409 for a closed checkout. */
export const openOrder = async (
  ctx: Context,
  orderId: number,
): Promise<{ session: Session; order: SessionOrder }> => {
  const session = await sessionOfOrder(ctx, getCurrentUserId(ctx), orderId);
  assertOpen(ctx, session);
  const order = session.orders.find(({ id }) => id === orderId);
  if (!order) throw new Error(`checkout ${session.id} lost its order ${orderId}`);
  return { session, order };
};

/** Saves the user's selections for orders of an open checkout, and shows the checkout as it is then. */
export const changeOrders = async (
  ctx: Context,
  session: Session,
  orderIds: readonly number[],
  change: Updateable<CheckoutOrders>,
): Promise<CheckoutResponse> => {
  const changed = await ctx.db
    .updateTable('checkout_orders')
    .set(change)
    .where('session_id', '=', session.id)
    .where('id', 'in', orderIds)
    .returningAll()
    .execute();
  const choices = new Map(changed.map((row) => [row.id, toOrderSelection(row)]));
  const orders = session.orders.map((order) => ({ ...order, ...choices.get(order.id) }));
  return showSession(ctx, { ...session, orders });
};
