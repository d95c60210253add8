import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';

/** A product that is sold now, by a store that may sell. Throws 404. */
export const findProduct = async (
  { db }: Context,
  id: number,
): Promise<{ id: number; merchant_id: number }> => {
  const product = await db
    .selectFrom('product_listings')
    .innerJoin('products', 'products.id', 'product_listings.product_id')
    .select(['products.id', 'products.merchant_id'])
    .where('product_listings.product_id', '=', id)
    .executeTakeFirst();
  if (!product) throw apiError.notFound('product.not-found');
  return product;
};
