import { usualCommissionBps } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { PlacedItem } from '../place/placed-order.ts';
import { ratesToday } from './commission-rates.ts';
import { storeRateToday } from './store-commissions.ts';

/** Products' rates of today: of their store, else of their category, else of its parent, else of the root. */
export const readCommissionRates = async (
  ctx: Context,
  items: readonly PlacedItem[],
): Promise<ReadonlyMap<number, number>> => {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const { rows } = await sql<{ id: number; bps: number | null }>`
    with ${ratesToday(ctx)}
    select p.id, coalesce(${storeRateToday(ctx)}, own.bps, above.bps, top.bps) as bps
    from products p
    join categories c on c.id = p.category_id
    join rates own on own.id = c.id
    left join categories parent on parent.id = c.parent_id
    left join rates above on above.id = parent.id
    left join rates top on top.id = parent.parent_id
    where p.id in (${sql.join(ids)})`.execute(ctx.db);
  return new Map(rows.map(({ id, bps }) => [id, bps ?? usualCommissionBps]));
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
