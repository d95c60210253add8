import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** The maximum of a user's preferred categories; more would be no preference. */
const most = 6;

/** A category and its share of a user's interest, 0 to 1. */
export interface Leaning {
  categoryId: number;
  share: number;
}

/**
 * A user's preferences by views and wishlist: each product counts once, a wishlist item twice, recent views more than
 * earlier ones. Empty for visitors and for users without views.
 */
export const listLeanings = async ({ db, actor }: Context): Promise<Leaning[]> => {
  if (actor.kind !== 'user') return [];
  const { rows } = await sql<{ category_id: number; weight: number }>`
    select p.category_id, sum(seen.weight)::double precision as weight
    from (
      select product_id, 1.0 / (1 + 0.1 * (row_number() over (order by viewed_at desc) - 1)) as weight
      from recently_viewed where user_id = ${actor.userId}
      union all
      (select product_id, 2.0 from wishlists where user_id = ${actor.userId} order by created_at desc limit 30)
    ) seen
    join products p on p.id = seen.product_id
    group by p.category_id order by weight desc, p.category_id limit ${most}`.execute(db);
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  return rows.map(({ category_id, weight }) => ({ categoryId: category_id, share: weight / all }));
};
