import { usualCommissionBps } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { PlacedItem } from '../place/placed-order.ts';

/** Products' rates: of their category, else of its parent, else of the root. */
export const readCommissionRates = async (
  ctx: Context,
  items: readonly PlacedItem[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await ctx.db
    .selectFrom('products')
    .innerJoin('categories as own', 'own.id', 'products.category_id')
    .leftJoin('categories as parent', 'parent.id', 'own.parent_id')
    .leftJoin('categories as root', 'root.id', 'parent.parent_id')
    .select([
      'products.id',
      'own.commission_bps as own_bps',
      'parent.commission_bps as parent_bps',
      'root.commission_bps as root_bps',
    ])
    .where('products.id', 'in', [...new Set(items.map(({ productId }) => productId))])
    .execute();
  return new Map(
    rows.map(({ id, own_bps, parent_bps, root_bps }) => [
      id,
      own_bps ?? parent_bps ?? root_bps ?? usualCommissionBps,
    ]),
  );
};

/** One rate for an order: its lines' rates, weighted by what they cost after the seller's voucher, rounded half up. */
export const commissionBps = (items: readonly PlacedItem[], rates: ReadonlyMap<number, number>): number => {
  let goods = 0n;
  let weighted = 0n;
  for (const { productId, lineTotal, sellerDiscount } of items) {
    const net = BigInt(lineTotal - sellerDiscount);
    goods += net;
    weighted += net * BigInt(rates.get(productId) ?? usualCommissionBps);
  }
  return goods === 0n ? usualCommissionBps : Number((2n * weighted + goods) / (2n * goods));
};
