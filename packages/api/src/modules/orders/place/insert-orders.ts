import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import { momentsOf } from '../machine/moments-of.ts';
import { commissionBps } from '../money/commission-bps.ts';
import { commissionOn } from '../money/shares.ts';
import type { OrderGroupRow, OrderRow } from '../orders.tables.ts';
import { withFreeCode } from './draw-code.ts';
import type { PlacedOrder } from './place-orders.ts';

const writeLines = (ctx: Context, orderId: number, { items }: PlacedOrder) =>
  ctx.db
    .insertInto('order_items')
    .values(
      items.map((item) => ({
        order_id: orderId,
        product_id: item.productId,
        variant_id: item.variantId,
        flash_sale_item_id: item.flashItemId,
        name: item.name,
        slug: item.slug,
        variant_label: item.variantLabel,
        image_key: item.imageKey,
        qty: item.qty,
        unit_price: item.unitPrice,
        seller_discount: item.sellerDiscount,
        platform_discount: item.platformDiscount,
        line_total: item.lineTotal,
        weight_gram: item.weightGram,
        note: item.note,
      })),
    )
    .execute();

const writePromos = async (ctx: Context, orderId: number, { promoIds }: PlacedOrder) => {
  if (promoIds.length === 0) return;
  const rows = promoIds.map((promo_id) => ({ order_id: orderId, promo_id }));
  await ctx.db.insertInto('order_promos').values(rows).execute();
};

/** Freezes one order of a new group, waiting for its payment, with the commission of now (domain 3.10). */
export const insertOrder = async (
  ctx: Context,
  { group, order }: { group: OrderGroupRow; order: PlacedOrder },
): Promise<OrderRow> => {
  const goods = order.itemsSubtotal - order.sellerVoucher;
  const commission_bps = await commissionBps(ctx, order.items);
  const quoted_commission = commissionOn(goods, commission_bps);
  const { placed_at, paid_at } = group;
  const status = paid_at ? 'new' : 'waiting_payment';
  const placed = await withFreeCode({ prefix: 'ORD', moment: placed_at }, (code) =>
    ctx.db
      .insertInto('orders')
      .values({
        code,
        order_group_id: group.id,
        user_id: group.user_id,
        merchant_id: order.merchantId,
        status,
        address: json(order.address),
        dropship: order.dropship && json(order.dropship),
        note: order.note,
        items_subtotal: order.itemsSubtotal,
        seller_voucher: order.sellerVoucher,
        platform_voucher: order.platformVoucher,
        shipping_price: order.shippingPrice,
        shipping_discount: order.shippingDiscount,
        insurance: order.insurance,
        grand_total: order.grandTotal,
        commission_bps,
        quoted_commission,
        fee_amount: 0,
        quoted_net: goods - quoted_commission,
        courier: order.courier,
        service: order.service,
        etd_min: order.etdMin,
        etd_max: order.etdMax,
        awb: null,
        preorder_days: order.preorderDays,
        placed_at,
        ...momentsOf(status, { now: placed_at, paid_at: placed_at, preorder_days: order.preorderDays }),
        cancel_reason: null,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
  await writeLines(ctx, placed.id, order);
  await writePromos(ctx, placed.id, order);
  await ctx.db
    .insertInto('order_events')
    .values({
      order_id: placed.id,
      transition: 'T0',
      from_status: null,
      to_status: status,
      actor: 'buyer',
      actor_id: group.user_id,
      reason: null,
      note: '',
      at: placed_at,
    })
    .execute();
  return placed;
};
