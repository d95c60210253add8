import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { averageStars, countStars, type Rated, rated } from './star-counts.ts';

interface Fault {
  id: number;
  stars: number[];
  rating_avg: number;
  rating_count: number;
  written: number[];
}

const owner = { products: 'product_id', merchants: 'merchant_id' } as const;

/** A rating without any review is no error: a marketplace may start with ratings from elsewhere. */
const faultsOf = async ({ db }: Context, table: Rated): Promise<string[]> => {
  const perStar = [1, 2, 3, 4, 5].map((star) => sql`count(r.id) filter (where r.rating = ${sql.lit(star)})`);
  const { rows } = await sql<Fault>`
    select * from (
      select t.id, t.stars, t.rating_avg, t.rating_count, array[${sql.join(perStar)}]::integer[] as written
      from ${sql.ref(table)} t
      left join reviews r on r.${sql.ref(owner[table])} = t.id and r.status = 'published'
      group by t.id
    ) counted
    where stars <> written or (${countStars(sql`written`)} > 0
      and (rating_count <> ${countStars(sql`stars`)} or rating_avg <> ${averageStars(sql`stars`)}))`.execute(
    db,
  );
  return rows.map(
    ({ id, stars, rating_avg, rating_count, written }) =>
      `${table} ${id} counts stars ${stars} (${rating_avg} of ${rating_count}) and has reviews ${written}`,
  );
};

/** Sentences about products, stores and listings whose ratings differ from their reviews; none when all is well. */
export const auditRatings = async (ctx: Context): Promise<string[]> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p join product_listings l on l.product_id = p.id
    where l.rating <> p.rating_avg or l.rating_count <> p.rating_count`.execute(ctx.db);
  const faults = await Promise.all(rated.map((table) => faultsOf(ctx, table)));
  return [...faults.flat(), ...rows.map(({ id }) => `the listing of product ${id} shows an old rating`)];
};
