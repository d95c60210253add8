import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { averageStars, countStars, type Rated } from './star-counts.ts';

interface MoveStars {
  productId: number;
  merchantId: number;
  /** Null: a review that is new, or shown again. */
  from: number | null;
  /** Null: one that is hidden. */
  to: number | null;
}

const shift = (place: number, by: 1 | -1) => {
  const element = sql`stars[${sql.lit(place)}]`;
  return sql`${element} = ${element} + ${sql.lit(by)}`;
};

/** The first update locks the row, so that the second one sums up every review that came before. */
const move = async ({ db }: Context, table: Rated, id: number, { from, to }: MoveStars) => {
  const changes = [...(to === null ? [] : [shift(to, 1)]), ...(from === null ? [] : [shift(from, -1)])];
  await sql`update ${sql.ref(table)} set ${sql.join(changes)} where id = ${id}`.execute(db);
  const stars = sql.ref('stars');
  await sql`
    update ${sql.ref(table)} set rating_count = ${countStars(sql`${stars}`)}, rating_avg = ${averageStars(sql`${stars}`)}
    where id = ${id}`.execute(db);
};

/**
 * Counts a review among its product's and its store's, no longer counts it, or counts one star number instead of
 * another, in the transaction of the review (domain 3.11). Rows in the order product, store, listing, like everybody else.
 */
export const moveStars = async (ctxInTx: Context, moved: MoveStars): Promise<void> => {
  if (moved.from === moved.to) return;
  await move(ctxInTx, 'products', moved.productId, moved);
  await move(ctxInTx, 'merchants', moved.merchantId, moved);
  await sql`
    update product_listings set rating = p.rating_avg, rating_count = p.rating_count
    from products p where p.id = product_id and product_id = ${moved.productId}`.execute(ctxInTx.db);
};
