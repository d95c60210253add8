import {
  type MediaId,
  type ProductId,
  plainProductFields,
  plainSingleFields,
  referenceNames,
  rupiah,
  type SellerProduct,
  selectValues,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { presentBlock } from '../../catalog/index.ts';
import { imageUrls } from '../../media/index.ts';
import { sellerId } from '../seller-id.ts';
import { presentDiscount } from './present-discount.ts';
import { type OwnRow, readOwnRow } from './read-own-row.ts';

/** The option values of a variant, in the order of the options. */
const wordsOf = ({ options }: OwnRow, valueIds: readonly number[]) =>
  options.flatMap(({ values }) => values.filter(({ id }) => valueIds.includes(id)).map(({ value }) => value));

const variantsOf = (row: OwnRow): SellerProduct['variants'] =>
  row.variants.map(({ option_value_ids, ...variant }) => ({
    // Ids and money are branded where they leave the server.
    ...(variant as SellerProduct['variants'][number]),
    option_values: wordsOf(row, option_value_ids),
  }));

const optionsOf = ({ options }: OwnRow): SellerProduct['options'] =>
  options.map(({ values, ...option }) => ({
    ...option,
    values: values.map(({ storage_key, media_id, ...value }) => ({
      ...value,
      media_id: media_id as MediaId | null,
      image: storage_key && imageUrls(storage_key).w150,
    })),
  }));

/** The price of a product whose variants are all gone. */
const noVariant = { price: rupiah(0), compare_at_price: null } as SellerProduct['variants'][number];

const presentOwn = (row: OwnRow, { locale, clock }: Context): SellerProduct => {
  const variants = variantsOf(row);
  const [cheapest = noVariant] = variants.toSorted((one, other) => one.price - other.price);
  const sum = (of: 'stock' | 'stock_reserved') => variants.reduce((total, variant) => total + variant[of], 0);
  return {
    product_id: row.id as ProductId,
    slug: row.slug,
    ...selectValues(plainSingleFields, cheapest),
    // Ids are branded where they leave the server.
    ...(selectValues(plainProductFields, row) as Pick<SellerProduct, keyof typeof plainProductFields>),
    ...selectValues(referenceNames.entries, row),
    attributes: row.attributes,
    images: row.images.map(({ storage_key, media_id, ...image }) => ({
      ...image,
      media_id: media_id as MediaId,
      image_urls: imageUrls(storage_key),
    })),
    stock: sum('stock'),
    stock_reserved: sum('stock_reserved'),
    // Of a product without options the one variant's code is its own.
    sku: row.sku ?? (row.options.length === 0 ? (variants[0]?.sku ?? null) : null),
    moderation: row.moderation,
    block: presentBlock(row, locale),
    options: optionsOf(row),
    variants,
    discount: presentDiscount(row.discount, clock.now()),
    sold: row.sold_count,
    viewed: row.view_count,
    rating: row.rating_avg,
    total_review: row.rating_count,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
};

/** One product of the current user's store for its form. Throws 401, 403, and 404 for deleted and foreign ones. */
export const readOwnProduct = async ({ ctx, input }: HandlerArgs<{ id: number }>): Promise<SellerProduct> => {
  const row = await readOwnRow(ctx, sellerId(ctx), input.id);
  if (!row) throw apiError.notFound('product.not-found');
  return presentOwn(row, ctx);
};
