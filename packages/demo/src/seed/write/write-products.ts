import { type Context, json } from '@pasar/api/plugin';
import type { LeafSlug } from '../data/categories/index.ts';
import type { SeedData, SeedProduct } from '../plan/seed-data.ts';
import type { SeedImages } from './build-seed-images.ts';
import { at, insertRows } from './insert-rows.ts';

/** How the ids of what a product refers to are found. */
export interface References {
  merchants: readonly number[];
  leafId(leaf: LeafSlug): number;
  brandId(name: string): number;
  pictures: SeedImages;
  mediaOf(key: string): number;
  /** Pieces of a variant that a flash sale has set aside. */
  setAside(product: number, variant: number): number;
}

export interface WrittenProducts {
  /** In the order of `SeedMarket.products`. */
  ids: number[];
  /** Per product, in the order of its variants. */
  variants: number[][];
}

const productRow = (product: SeedProduct, refs: References) => ({
  merchant_id: at(refs.merchants, product.store),
  category_id: refs.leafId(product.leaf),
  brand_id: product.brand === null ? null : refs.brandId(product.brand),
  name: product.name,
  slug: product.slug,
  description: product.description,
  attributes: json(product.attributes),
  condition: product.condition,
  status: product.status,
  weight_gram: product.weight,
  length_cm: product.size[0],
  width_cm: product.size[1],
  height_cm: product.size[2],
  is_preorder: product.preorderDays > 0,
  preorder_days: product.preorderDays,
  free_shipping: product.freeShipping,
  sold_count: product.sold,
  view_count: product.views,
  rating_avg: product.ratingAvg,
  rating_count: product.reviews.length,
  created_at: product.createdAt,
  updated_at: product.createdAt,
});

const imageRows = ({ pictures, name }: SeedProduct, product_id: number, refs: References) =>
  pictures.map((picture, position) => ({
    product_id,
    media_id: refs.mediaOf(refs.pictures.keyOfProduct(picture)),
    position: position + 1,
    alt: name,
  }));

/** Writes every product's options; returns, per product, the id of each value by option and word. */
const writeOptions = async (
  ctx: Context,
  products: readonly SeedProduct[],
  ids: readonly number[],
  refs: References,
) => {
  const options = products.flatMap((product, place) =>
    product.options.map((option, position) => ({
      option,
      place,
      row: { product_id: at(ids, place), name: option.name, position: position + 1 },
    })),
  );
  const optionIds = await insertRows(
    ctx.db,
    'product_options',
    options.map(({ row }) => row),
  );
  const values = options.flatMap(({ option, place }, index) =>
    option.values.map(({ value, picture }, position) => ({
      place,
      row: {
        option_id: at(optionIds, index),
        value,
        media_id: picture ? refs.mediaOf(refs.pictures.keyOfProduct(picture)) : null,
        position: position + 1,
      },
    })),
  );
  const valueIds = await insertRows(
    ctx.db,
    'product_option_values',
    values.map(({ row }) => row),
  );
  return new Map(values.map(({ place, row }, index) => [`${place} ${row.value}`, at(valueIds, index)]));
};

const variantRows = (
  product: SeedProduct,
  place: number,
  productId: number,
  valueIds: ReadonlyMap<string, number>,
  refs: References,
) =>
  product.variants.map(({ values, sku, price, stock }, position) => ({
    product_id: productId,
    option_value_ids: values.map((value) => valueIds.get(`${place} ${value}`) ?? 0),
    sku,
    price,
    compare_at_price: null,
    stock_on_hand: stock,
    stock_flash: refs.setAside(place, position),
    weight_gram: null,
    position: position + 1,
  }));

/** Products with their pictures, options, variants and price cuts. */
export async function writeProducts(
  ctx: Context,
  { products }: SeedData,
  refs: References,
): Promise<WrittenProducts> {
  const ids = await insertRows(
    ctx.db,
    'products',
    products.map((product) => productRow(product, refs)),
  );
  await insertRows(
    ctx.db,
    'product_images',
    products.flatMap((product, place) => imageRows(product, at(ids, place), refs)),
  );
  const valueIds = await writeOptions(ctx, products, ids, refs);
  const rows = products.map((product, place) => variantRows(product, place, at(ids, place), valueIds, refs));
  const variantIds = await insertRows(ctx.db, 'variants', rows.flat());
  await insertRows(
    ctx.db,
    'product_discounts',
    products.flatMap(({ discount }, place) =>
      discount
        ? [
            {
              product_id: at(ids, place),
              type: discount.type,
              value: discount.value,
              starts_at: discount.startsAt,
              ends_at: discount.endsAt,
            },
          ]
        : [],
    ),
  );
  let next = 0;
  return { ids, variants: rows.map((row) => row.map(() => at(variantIds, next++))) };
}
