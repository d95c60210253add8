import type { Context } from '../../../../platform/context.ts';
import { emptyProductStock, releaseStock, type StockLine, shipStock } from '../../../stock/index.ts';
import type { OrderTransition, OrderWithDetails } from '../order-transition.ts';

/** What an order takes out of the stock. */
export const toStockLines = ({ items }: OrderWithDetails): StockLine[] =>
  items.map(({ variant_id, qty, flash_sale_item_id }) => ({
    variantId: variant_id,
    qty,
    flashItemId: flash_sale_item_id,
  }));

/** Reserved pieces leave with the courier or return to the stock; a seller without stock has none to sell (T5). */
export const moveStock = async (
  ctx: Context,
  { rule, reason, group, orders }: OrderTransition,
): Promise<void> => {
  if (rule.stock === 'release') {
    const { user_id, placed_at } = group;
    await releaseStock(ctx, { userId: user_id, lines: orders.flatMap(toStockLines), reservedAt: placed_at });
  }
  if (rule.stock === 'ship') {
    for (const order of orders) await shipStock(ctx, { orderId: order.id, lines: toStockLines(order) });
  }
  if (rule.to === 'rejected' && reason === 'stok_habis') {
    const products = orders.flatMap(({ items }) => items.map(({ product_id }) => product_id));
    await emptyProductStock(ctx, [...new Set(products)]);
  }
};
