import type { ProductCard } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { productCards } from './product-cards.ts';

export interface Recommendations {
  cards: ProductCard[];
  total: number;
}

/** The limit of recommended products; the listings hold everything that is sold. */
const mostRecommended = 1_000;

interface RecommendQuery {
  page: number;
  per_page: number;
  /** Categories that interest the user, with their share of the interest, 0 to 1; none for everybody. */
  leanings?: readonly { categoryId: number; share: number }[];
}

/** How far a user's full interest lifts a product: above what sells a hundred times as much. */
const pull = 4;

const popularIds = (ctx: Context, { limit, offset }: { limit: number; offset: number }) =>
  sql<{ product_id: number }>`
    select product_id from product_listings
    order by popularity desc, product_id desc limit ${limit} offset ${offset}`.execute(ctx.db);

/**
 * Each preferred category adds its own best sellers, boosted, to those of the marketplace; a share of the last page.
 */
const personalIds = (
  ctx: Context,
  { limit, offset }: { limit: number; offset: number },
  leanings: readonly { categoryId: number; share: number }[],
) =>
  sql<{ product_id: number }>`
    with leanings as (
      select * from unnest(
        ${leanings.map(({ categoryId }) => categoryId)}::bigint[],
        ${leanings.map(({ share }) => share)}::double precision[]) l (category_id, share)
    ), candidates as (
      (select product_id, category_id, popularity from product_listings
        order by popularity desc, product_id desc limit ${mostRecommended})
      union
      select l.product_id, l.category_id, l.popularity from leanings cross join lateral (
        select product_id, category_id, popularity from product_listings
        where product_listings.category_id = leanings.category_id
        order by popularity desc limit ceil(${mostRecommended} * leanings.share)
      ) l
    )
    select c.product_id from candidates c left join leanings using (category_id)
    order by c.popularity + ${pull} * coalesce(leanings.share, 0) desc, c.product_id desc
    limit ${limit} offset ${offset}`.execute(ctx.db);

/**
 * A page of recommended products (SPEC 2 "Home"): what sells and is liked, the user's preferred categories in front.
 * The order changes only when listings or preferences do.
 */
export const recommendProducts = async ({
  ctx,
  input: { page, per_page, leanings = [] },
}: HandlerArgs<RecommendQuery>): Promise<Recommendations> => {
  const before = (page - 1) * per_page;
  const window = {
    limit: Math.max(0, Math.min(per_page, mostRecommended - before)),
    offset: Math.min(before, mostRecommended),
  };
  const [{ rows: ids }, { rows: counted }] = await Promise.all([
    leanings.length === 0 ? popularIds(ctx, window) : personalIds(ctx, window, leanings),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from product_listings limit ${mostRecommended}) counted`.execute(
      ctx.db,
    ),
  ]);
  return {
    cards: await productCards(
      ctx,
      ids.map(({ product_id }) => product_id),
    ),
    total: counted[0]?.total ?? 0,
  };
};
