import type { ProductCard } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { productCards } from './product-cards.ts';

const shown = 12;

/** Products of the same category, from other stores first, what sells most in front; of a deleted one, too. Throws 404. */
export const similarProducts = async ({
  ctx,
  input: { id },
}: HandlerArgs<{ id: number }>): Promise<ProductCard[]> => {
  const product = await ctx.db
    .selectFrom('products')
    .leftJoin('product_listings as listed', 'listed.product_id', 'products.id')
    .select(['products.category_id', 'products.merchant_id'])
    .where('products.id', '=', id)
    .where((e) => e.or([e('listed.product_id', 'is not', null), e('products.deleted_at', 'is not', null)]))
    .executeTakeFirst();
  if (!product) throw apiError.notFound('product.not-found');
  const alike = await ctx.db
    .selectFrom('product_listings')
    .select('product_id')
    .where('category_id', '=', product.category_id)
    .where('product_id', '!=', id)
    .orderBy((e) => e('merchant_id', '=', product.merchant_id))
    .orderBy('popularity', 'desc')
    .orderBy('product_id')
    .limit(shown)
    .execute();
  return productCards(
    ctx,
    alike.map(({ product_id }) => product_id),
  );
};
