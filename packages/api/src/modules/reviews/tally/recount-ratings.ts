import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { averageStars, countStars, rated } from './star-counts.ts';

const owner = { products: 'product_id', merchants: 'merchant_id' } as const;

/** Counts every review again, for products and for stores. */
export const recount = async (db: Db): Promise<void> => {
  for (const table of rated) {
    const id = sql.ref(owner[table]);
    const perStar = [1, 2, 3, 4, 5].map((star) => sql`count(*) filter (where rating = ${sql.lit(star)})`);
    await sql`
      update ${sql.ref(table)} set
        stars = coalesce(r.stars, '{0,0,0,0,0}'),
        rating_count = coalesce(${countStars(sql`r.stars`)}, 0),
        rating_avg = ${averageStars(sql`r.stars`)}
      from ${sql.ref(table)} as whole left join (
        select ${id} as id, array[${sql.join(perStar)}]::integer[] as stars
        from reviews where status = 'published' group by ${id}
      ) r on r.id = whole.id
      where whole.id = ${sql.ref(`${table}.id`)}`.execute(db);
  }
};

/**
 * For code that wrote reviews in bulk: counts them for products and stores. Listings follow with their next refresh.
 */
export const recountRatings = ({ db }: Context): Promise<void> => recount(db);
