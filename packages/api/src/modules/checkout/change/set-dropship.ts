import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { readSellers } from '../../cart/index.ts';
import type { CheckoutResponse } from '../show/present-checkout.ts';
import { changeOrders, openOrder } from './changed-order.ts';

interface SetDropship {
  orderId: number;
  /** Null: in the name of the store again. */
  dropship: { dropship_name: string; dropship_phone: string } | null;
}

/** A store may reject dropshipping; earlier selections stay. */
const demandDropship = async (ctx: Context, merchantId: number) => {
  const seller = (await readSellers(ctx, [merchantId])).get(merchantId);
  if (seller && !seller.acceptsDropship)
    throw apiError.conflict('store.dropship.off', { reason: 'dropship_off' });
};

/** Sends an order in the name of a dropshipper, or not any more (domain 3.8). Throws 401, 404, 409. */
export const setDropship = async ({ ctx, input }: HandlerArgs<SetDropship>): Promise<CheckoutResponse> => {
  const { session, order } = await openOrder(ctx, input.orderId);
  if (input.dropship) await demandDropship(ctx, order.merchantId);
  return changeOrders(
    ctx,
    session,
    [order.id],
    input.dropship ?? { dropship_name: null, dropship_phone: null },
  );
};
