import type { Context } from '../../../platform/context.ts';
import { type Column, sharedFields, variantColumnFields } from '../columns/columns.ts';
import type { Lookups } from '../draft/lookups.ts';
import type { Line } from '../validate/line.ts';
import { brandFinder } from './brand-finder.ts';
import { categoryFinder } from './category-finder.ts';
import { productsBySku } from './products-by-sku.ts';
import { readKnownProducts } from './read-known-products.ts';

const brandColumns = [...sharedFields, ...variantColumnFields].flatMap(({ field, facts }) =>
  field.to === 'brand' ? facts.column : [],
);

/** Everything that the rows of a chunk name, in a handful of queries. */
export const readLookups = async (
  ctx: Context,
  merchantId: number,
  lines: readonly Line[],
): Promise<Lookups> => {
  const texts = (column: Column) => lines.flatMap((line) => line.text(column) ?? []);
  const ids = await productsBySku(ctx, merchantId, [...new Set([...texts('sku'), ...texts('kode_induk')])]);
  const known = await readKnownProducts(ctx, merchantId, [...new Set(ids.values())]);
  const byId = new Map(known.map((product) => [product.productId, product]));
  return {
    category: await categoryFinder(ctx),
    brand: await brandFinder(ctx, brandColumns.flatMap(texts)),
    productOf: (sku) => byId.get(ids.get(sku) ?? 0) ?? null,
  };
};
