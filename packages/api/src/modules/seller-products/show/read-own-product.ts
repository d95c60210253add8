import {
  type BrandId,
  type CategoryId,
  type MediaId,
  type ProductId,
  rupiah,
  type SellerProduct,
  type VariantId,
} from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { imageUrls } from '../../media/index.ts';
import { sellerId } from '../seller-id.ts';
import { presentDiscount } from './present-discount.ts';
import { type OwnRow, readOwnRow } from './read-own-row.ts';

/** The option values of a variant, in the order of the options. */
const wordsOf = ({ options }: OwnRow, valueIds: readonly number[]) =>
  options.flatMap(({ values }) => values.filter(({ id }) => valueIds.includes(id)).map(({ value }) => value));

const variantsOf = (row: OwnRow): SellerProduct['variants'] =>
  row.variants.map(({ option_value_ids, ...variant }) => ({
    ...variant,
    id: variant.id as VariantId,
    option_values: wordsOf(row, option_value_ids),
    price: rupiah(variant.price),
    compare_at_price: variant.compare_at_price === null ? null : rupiah(variant.compare_at_price),
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

const presentOwn = (row: OwnRow, now: Date): SellerProduct => {
  const variants = variantsOf(row);
  const [cheapest] = variants.toSorted((one, other) => one.price - other.price);
  const sum = (of: 'stock' | 'stock_reserved') => variants.reduce((total, variant) => total + variant[of], 0);
  return {
    product_id: row.id as ProductId,
    slug: row.slug,
    name: row.name,
    category_id: row.category_id as CategoryId,
    category_path: row.category_path.map(({ id, name }) => ({ id: id as CategoryId, name })),
    brand_id: row.brand_id as BrandId | null,
    brand_name: row.brand_name,
    description: row.description,
    attributes: row.attributes,
    condition: row.condition,
    images: row.images.map(({ storage_key, media_id, ...image }) => ({
      ...image,
      media_id: media_id as MediaId,
      image_urls: imageUrls(storage_key),
    })),
    video_url: row.video_url,
    price: cheapest?.price ?? rupiah(0),
    compare_at_price: cheapest?.compare_at_price ?? null,
    stock: sum('stock'),
    stock_reserved: sum('stock_reserved'),
    // Of a product without options the one variant's code is its own.
    sku: row.sku ?? (row.options.length === 0 ? (variants[0]?.sku ?? null) : null),
    weight_gram: row.weight_gram,
    length_cm: row.length_cm,
    width_cm: row.width_cm,
    height_cm: row.height_cm,
    min_order: row.min_order,
    max_order: row.max_order,
    is_preorder: row.is_preorder,
    preorder_days: row.preorder_days,
    must_insurance: row.must_insurance,
    free_shipping: row.free_shipping,
    status: row.status,
    moderation: row.moderation,
    options: optionsOf(row),
    variants,
    seo_title: row.seo_title,
    seo_description: row.seo_description,
    discount: presentDiscount(row.discount, now),
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
  return presentOwn(row, ctx.clock.now());
};
