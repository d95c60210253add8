import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';
import { findAddress } from '../../addresses/index.ts';
import type { CheckoutResponse } from '../show/present-checkout.ts';
import { changeOrders, openOrder } from './changed-order.ts';
import { openSession } from './open-session.ts';

const demandOwn = async (ctx: Context, userId: number, addressId: number) => {
  if (!(await findAddress(ctx, userId, addressId))) throw apiError.notFound();
};

/** Sends one order to an address of the current user and requests new shipping rates. Throws 401, 404, 409. */
export const setOrderAddress = async ({
  ctx,
  input: { orderId, addressId },
}: HandlerArgs<{ orderId: number; addressId: number }>): Promise<CheckoutResponse> => {
  const { session, order } = await openOrder(ctx, orderId);
  await demandOwn(ctx, session.userId, addressId);
  return changeOrders(ctx, session, [order.id], { address_id: addressId });
};

/** Sends every order of the named checkout, else of the one opened last, to one address. Throws 401, 404, 409. */
export const setAddress = async ({
  ctx,
  input: { addressId, checkoutId },
}: HandlerArgs<{ addressId: number; checkoutId?: number }>): Promise<CheckoutResponse> => {
  const userId = getCurrentUserId(ctx);
  await demandOwn(ctx, userId, addressId);
  const session = await openSession(ctx, checkoutId);
  const all = session.orders.map(({ id }) => id);
  return changeOrders(ctx, session, all, { address_id: addressId });
};
