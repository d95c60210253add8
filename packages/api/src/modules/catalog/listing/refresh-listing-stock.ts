import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { matchIds } from '../../../platform/database/match-ids.ts';
import { popularity } from './refresh-listings.ts';
import { refreshSellerListStock } from './refresh-seller-list.ts';

/**
 * Brings the stock that lists show, and the place that follows from it, in line with what was just reserved, sent or
 * given back. Lighter than `refreshListings`: it waits for no store's row.
 */
export const refreshListingStock = async (ctx: Context, productIds: readonly number[]): Promise<void> => {
  await sql`
    update product_listings l set stock = v.stock, popularity = ${popularity}
    from products p
    join (
      select product_id, sum(stock_on_hand - stock_reserved - stock_flash)::integer as stock
      from variants where is_active and ${matchIds('product_id', productIds)} group by product_id
    ) v on v.product_id = p.id
    where l.product_id = p.id`.execute(ctx.db);
  await refreshSellerListStock(ctx, productIds);
};
