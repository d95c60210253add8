import { worksFor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';

/** What somebody wants to buy. */
export interface Wanted {
  product_id: number;
  variant_id?: number;
  qty: number;
  note: string;
}

/**
 * The requested variant. Throws 404 for a product that buyers cannot see or a variant of another product, 422 when the
 * product has several and none is named, or is the current user's own.
 */
export const findVariant = async (ctx: Context, { product_id, variant_id }: Wanted): Promise<number> => {
  const variants = await ctx.db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('product_listings as l', 'l.product_id', 'p.id')
    .select(['v.id', 'v.is_active', 'p.merchant_id'])
    .where('v.product_id', '=', product_id)
    .execute();
  const [first] = variants;
  if (!first) throw apiError.notFound('product.not-found');
  if (worksFor(ctx.actor, first.merchant_id)) {
    throw apiError.invalid({ product_id: ['cart.own-product'] });
  }
  if (variant_id !== undefined) {
    if (!variants.some(({ id }) => id === variant_id)) throw apiError.notFound('product.not-found');
    return variant_id;
  }
  const [only, ...others] = variants.length === 1 ? variants : variants.filter(({ is_active }) => is_active);
  if (!only || others.length > 0) throw apiError.invalid({ variant_id: ['cart.variant-required'] });
  return only.id;
};
