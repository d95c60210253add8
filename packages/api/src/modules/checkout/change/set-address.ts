import type { Context, Verb } from '../../../platform/context.ts';
import { failure } from '../../../platform/http/failure.ts';
import { addressOf } from '../../addresses/index.ts';
import { askerId } from '../../cart/index.ts';
import type { ShownCheckout } from '../show/present-checkout.ts';
import { changeOrders, openOrder } from './changed-order.ts';
import { openSession } from './open-session.ts';

const demandOwn = async (ctx: Context, userId: number, addressId: number) => {
  if (!(await addressOf(ctx, userId, addressId))) throw failure.notFound();
};

/** Sends one order to an address of the asker; fares are asked anew. Throws 401, 404, 409. */
export const setOrderAddress = async ({
  ctx,
  input: { orderId, addressId },
}: Verb<{ orderId: number; addressId: number }>): Promise<ShownCheckout> => {
  const { session, order } = await openOrder(ctx, orderId);
  await demandOwn(ctx, session.userId, addressId);
  return changeOrders(ctx, session, [order.id], { address_id: addressId });
};

/** Sends every order of the named checkout, else of the one opened last, to one address. Throws 401, 404, 409. */
export const setAddress = async ({
  ctx,
  input: { addressId, checkoutId },
}: Verb<{ addressId: number; checkoutId?: number }>): Promise<ShownCheckout> => {
  const userId = askerId(ctx);
  await demandOwn(ctx, userId, addressId);
  const session = await openSession(ctx, checkoutId);
  const all = session.orders.map(({ id }) => id);
  return changeOrders(ctx, session, all, { address_id: addressId });
};
