import { type BuyerOrderDetail, rupiah } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { OrderRow } from '../orders.tables.ts';
import { viewOrders } from '../show/order-view.ts';
import { presentDocuments } from '../show/present-documents.ts';
import { presentHistory } from '../show/present-history.ts';
import { presentRefund } from '../show/present-money.ts';
import { presentBuyerRow } from '../show/present-row.ts';
import { getCurrentBuyer } from '../state-machine/transition-actor.ts';

/** The current user's order of a code. Throws 401, and 404 for other users'. */
export const findOwnOrder = async (ctx: Context, code: string): Promise<OrderRow> => {
  const { userId } = getCurrentBuyer(ctx);
  const order = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!order) throw apiError.notFound('order.not-found');
  return order;
};

/** One order of the current user with its history and its prices. Throws 401 and 404. */
export const readOrder = async ({
  ctx,
  input: { code },
}: HandlerArgs<{ code: string }>): Promise<BuyerOrderDetail> => {
  const [view] = await viewOrders(ctx, [await findOwnOrder(ctx, code)]);
  if (!view) throw apiError.notFound('order.not-found');
  const { order, group } = view;
  return {
    ...presentBuyerRow(view, ctx.locale),
    ...(await presentHistory(ctx, view, 'buyer')),
    note: order.note,
    payment: {
      method: group.method,
      method_name: group.method_name,
      wallet_used: rupiah(group.wallet_used),
      paid_at: group.paid_at?.toISOString() ?? null,
    },
    price_breakdown: {
      items: rupiah(order.items_subtotal),
      seller_voucher: rupiah(order.seller_voucher),
      platform_discount: rupiah(order.platform_voucher),
      shipping: rupiah(order.shipping_price),
      shipping_offer: rupiah(order.store_subsidy + order.market_subsidy),
      shipping_discount: rupiah(order.shipping_discount),
      insurance: rupiah(order.insurance),
      total: rupiah(order.grand_total),
    },
    refund: presentRefund(view.money),
    documents: await presentDocuments(ctx, order.id),
  };
};
