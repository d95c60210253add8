import type { Context } from '../../../platform/context.ts';

/** Ids of a store's products by their codes: those of variants, and those of families. A variant's code goes first. */
export const productsBySku = async (
  { db }: Context,
  merchantId: number,
  skus: readonly string[],
): Promise<Map<string, number>> => {
  if (skus.length === 0) return new Map();
  const families = await db
    .selectFrom('products')
    .select(['id', 'sku'])
    .where('merchant_id', '=', merchantId)
    .where('sku', 'in', skus)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const variants = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.id', 'variants.sku'])
    .where('variants.sku', 'in', skus)
    .where('variants.position', 'is not', null)
    .where('products.merchant_id', '=', merchantId)
    .where('products.deleted_at', 'is', null)
    .orderBy('products.id', 'desc')
    .execute();
  // Codes are not unique; the oldest product that has one is meant.
  return new Map(
    [...families, ...variants].flatMap(({ id, sku }) => (sku === null ? [] : [[sku, id] as const])),
  );
};
