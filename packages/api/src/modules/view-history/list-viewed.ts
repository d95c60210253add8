import type { ProductCard } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { productCards } from '../catalog/index.ts';

interface ViewedQuery {
  'product_id[]': readonly number[];
  per_page: number;
}

/** The products that a user viewed, the newest first; for a visitor those in the browser's history, in its order. */
export const listViewed = async ({ ctx, input }: HandlerArgs<ViewedQuery>): Promise<ProductCard[]> => {
  const { actor } = ctx;
  if (actor.kind !== 'user') {
    return productCards(ctx, [...new Set(input['product_id[]'])].slice(0, input.per_page));
  }
  const rows = await ctx.db
    .selectFrom('recently_viewed')
    .innerJoin('product_listings', 'product_listings.product_id', 'recently_viewed.product_id')
    .select('recently_viewed.product_id')
    .where('user_id', '=', actor.userId)
    .orderBy('viewed_at', 'desc')
    .orderBy('recently_viewed.product_id', 'desc')
    .limit(input.per_page)
    .execute();
  return productCards(
    ctx,
    rows.map(({ product_id }) => product_id),
  );
};
