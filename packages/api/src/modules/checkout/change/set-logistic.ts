import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { checkoutErrors } from '../checkout-errors.ts';
import { makeDraft } from '../draft/make-draft.ts';
import type { CheckoutResponse } from '../show/present-checkout.ts';
import { changeOrders, openOrder } from './changed-order.ts';

interface SetLogistic {
  orderId: number;
  shipper_result_id: number;
  /** As before when absent. */
  insurance?: boolean;
}

/**
 * Selects a courier service whose rate was locked for this order within the last 30 minutes (domain 3.7). Throws 401,
 * 404 for a quote of another order, 409 `quote_expired`, 422 when insurance is removed from items that must have it.
 */
export const setLogistic = async ({ ctx, input }: HandlerArgs<SetLogistic>): Promise<CheckoutResponse> => {
  const { session, order } = await openOrder(ctx, input.orderId);
  const quote = await ctx.db
    .selectFrom('shipping_quotes')
    .select(['courier', 'service', 'expires_at'])
    .where('id', '=', input.shipper_result_id)
    .where('checkout_order_id', '=', order.id)
    .executeTakeFirst();
  if (!quote) throw apiError.notFound();
  if (quote.expires_at <= ctx.clock.now()) throw checkoutErrors.quoteExpired();
  if (input.insurance === false) {
    const { orders } = await makeDraft(ctx, session, { renewing: false });
    if (orders.find(({ id }) => id === order.id)?.insuranceRequired) {
      throw apiError.invalid({ insurance: ['checkout.insurance-required'] });
    }
  }
  const { courier, service } = quote;
  return changeOrders(ctx, session, [order.id], {
    courier,
    service,
    ...(input.insurance === undefined ? {} : { insurance: input.insurance }),
  });
};
