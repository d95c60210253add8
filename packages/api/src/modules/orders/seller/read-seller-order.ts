import type { SellerOrderDetail } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { OrderRow } from '../orders.tables.ts';
import { viewOrders } from '../show/order-view.ts';
import { presentDocuments } from '../show/present-documents.ts';
import { presentHistory } from '../show/present-history.ts';
import { presentBreakdown } from '../show/present-money.ts';
import { presentSellerRow } from '../show/present-row.ts';
import { getCurrentSeller } from '../state-machine/transition-actor.ts';

/** The order of a code in the current user's store. Throws 401, 403, and 404 for other stores' and for unpaid ones. */
export const findOwnSellerOrder = async (ctx: Context, code: string): Promise<OrderRow> => {
  const { merchantId } = getCurrentSeller(ctx);
  const order = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('code', '=', code)
    .where('merchant_id', '=', merchantId)
    .where('paid_at', 'is not', null)
    .executeTakeFirst();
  if (!order) throw apiError.notFound('order.not-found');
  return order;
};

/** One order of the current user's store with its history and what it earns. Throws 401, 403 and 404. */
export const readSellerOrder = async ({
  ctx,
  input: { code },
}: HandlerArgs<{ code: string }>): Promise<SellerOrderDetail> => {
  const [view] = await viewOrders(ctx, [await findOwnSellerOrder(ctx, code)]);
  if (!view) throw apiError.notFound('order.not-found');
  const { order } = view;
  return {
    ...presentSellerRow(view, ctx.locale),
    ...(await presentHistory(ctx, view, 'seller')),
    note: order.note,
    weight_gram: order.items.reduce((total, { qty, weight_gram }) => total + qty * weight_gram, 0),
    breakdown: presentBreakdown(order, view.money),
    documents: await presentDocuments(ctx, order.id),
  };
};
