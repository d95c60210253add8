import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import { commissionBps, readCommissionRates } from '../money/commission-bps.ts';
import { commissionOn } from '../money/shares.ts';
import type { OrderGroupRow, OrderRow } from '../orders.tables.ts';
import { computeDeadlines } from '../state-machine/compute-deadlines.ts';
import { hintOrders } from '../state-machine/hint-orders.ts';
import { withFreeCode } from './generate-code.ts';
import type { PlacedOrder } from './placed-order.ts';

/** An order as it was stored, and what it was made of. */
interface Inserted {
  placed: OrderRow;
  order: PlacedOrder;
}

const writeLines = (ctx: Context, inserted: readonly Inserted[]) =>
  ctx.db
    .insertInto('order_items')
    .values(
      inserted.flatMap(({ placed, order }) =>
        order.items.map((item) => ({
          order_id: placed.id,
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
      ),
    )
    .execute();

const writePromos = async (ctx: Context, inserted: readonly Inserted[]) => {
  const rows = inserted.flatMap(({ placed, order }) =>
    order.promoIds.map((promo_id) => ({ order_id: placed.id, promo_id })),
  );
  if (rows.length > 0) await ctx.db.insertInto('order_promos').values(rows).execute();
};

const writeEvents = (ctx: Context, inserted: readonly Inserted[]) =>
  ctx.db
    .insertInto('order_events')
    .values(
      inserted.map(({ placed }) => ({
        order_id: placed.id,
        transition: 'T0' as const,
        from_status: null,
        to_status: placed.status,
        actor: 'buyer' as const,
        actor_id: placed.user_id,
        reason: null,
        note: '',
        at: placed.placed_at,
      })),
    )
    .execute();

const insertOrder = (
  ctx: Context,
  group: OrderGroupRow,
  { order, commission_bps }: { order: PlacedOrder; commission_bps: number },
): Promise<OrderRow> => {
  const goods = order.itemsSubtotal - order.sellerVoucher;
  const { byStore = 0, byMarket = 0 } = order.shippingOffer ?? {};
  // Where the commission is so high that both do not fit into the price, the commission is reduced.
  const quoted_commission = Math.min(commissionOn(goods, commission_bps), goods - byStore);
  const { placed_at, paid_at } = group;
  const status = paid_at ? 'new' : 'waiting_payment';
  return withFreeCode({ prefix: 'ORD', moment: placed_at }, (code) =>
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
        shipping_offer_id: order.shippingOffer?.id ?? null,
        store_subsidy: byStore,
        market_subsidy: byMarket,
        insurance: order.insurance,
        grand_total: order.grandTotal,
        commission_bps,
        quoted_commission,
        fee_amount: 0,
        quoted_net: goods - byStore - quoted_commission,
        courier: order.courier,
        service: order.service,
        etd_min: order.etdMin,
        etd_max: order.etdMax,
        awb: null,
        preorder_days: order.preorderDays,
        placed_at,
        ...computeDeadlines(status, {
          now: placed_at,
          paid_at: placed_at,
          preorder_days: order.preorderDays,
        }),
        cancel_reason: null,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
};

/** Freezes the orders of a new group, waiting for its payment, with the current commission (domain 3.10). */
export const insertOrders = async (
  ctx: Context,
  group: OrderGroupRow,
  orders: readonly PlacedOrder[],
): Promise<OrderRow[]> => {
  const rates = await readCommissionRates(
    ctx,
    orders.flatMap(({ items }) => items),
  );
  const inserted: Inserted[] = [];
  for (const order of orders) {
    const commission_bps = commissionBps(order.items, rates);
    inserted.push({ order, placed: await insertOrder(ctx, group, { order, commission_bps }) });
  }
  await writeLines(ctx, inserted);
  await writePromos(ctx, inserted);
  await writeEvents(ctx, inserted);
  const placed = inserted.map((one) => one.placed);
  await hintOrders(ctx, placed);
  return placed;
};
