import type { ProductCard } from '@pasar/contract';
import { sql } from 'kysely';
import type { Verb } from '../../../platform/context.ts';
import { countedUpTo } from './counted-up-to.ts';
import { productCards } from './product-cards.ts';

export interface Recommendations {
  cards: ProductCard[];
  total: number;
  capped: boolean;
}

/** A page of products worth showing to anybody, the order of which changes only when listings do (SPEC 2 "Home"). */
export const recommendProducts = async ({
  ctx,
  input: { page, per_page },
}: Verb<{ page: number; per_page: number }>): Promise<Recommendations> => {
  const offset = (page - 1) * per_page;
  const [ids, { rows: counted }] = await Promise.all([
    ctx.db
      .selectFrom('product_listings')
      .select('product_id')
      .orderBy('popularity', 'desc')
      .orderBy('product_id', 'desc')
      .limit(Math.max(0, Math.min(per_page, countedUpTo - offset)))
      .offset(Math.min(offset, countedUpTo))
      .execute(),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from product_listings limit ${countedUpTo + 1}) counted`.execute(
      ctx.db,
    ),
  ]);
  const total = counted[0]?.total ?? 0;
  return {
    cards: await productCards(
      ctx,
      ids.map(({ product_id }) => product_id),
    ),
    total: Math.min(total, countedUpTo),
    capped: total > countedUpTo,
  };
};
