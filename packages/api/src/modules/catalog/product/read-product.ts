import {
  type BrandId,
  type ProductCard,
  type ProductDetail,
  presentAttributes,
  rupiah,
  type VariantId,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { listFollowedStores } from '../../follows/index.ts';
import { imageUrls, zoomUrls } from '../../media/index.ts';
import { listStorePromos } from '../../promos/index.ts';
import { readCityLabels } from '../../regions/index.ts';
import { withoutSame } from '../categories/read-category-attributes.ts';
import { toProductCard } from '../listing/product-card.ts';
import type { FlashItem } from '../listing-index/listing-index.ts';
import { createUnavailableProductError } from './create-unavailable-product-error.ts';
import { type ProductRow, type RunningItem, readProductRow, toCategoryPath } from './read-product-row.ts';

const sellerOf = (
  row: ProductRow,
  { merchant }: ProductCard,
  followed: ReadonlySet<number>,
): ProductDetail['seller'] => ({
  ...merchant,
  merchant_photo: row.photo_key && imageUrls(row.photo_key).w150,
  rating: row.merchant_rating,
  total_product: row.products_count,
  response_minutes: row.response_minutes,
  joined_year: row.merchant_since.getUTCFullYear(),
  is_follow: followed.has(merchant.id),
  on_holiday: row.on_holiday,
  holiday_until: row.on_holiday ? row.holiday_until : null,
});

const flashOf = (item: RunningItem | undefined): FlashItem | undefined =>
  item && { ...item, starts_at: new Date(item.starts_at), ends_at: new Date(item.ends_at) };

/** Each variant at what it costs now: its own running flash price, else the discount, else its price. */
const variantsOf = ({ variants, flash_items }: ProductRow): ProductDetail['variants'] =>
  variants.map(({ id, price: ordinary, base_price, compare_at_price, ...variant }) => {
    const price = flash_items.find(({ variant_id }) => variant_id === id)?.flash_price ?? ordinary;
    const before = Math.max(compare_at_price ?? 0, base_price);
    return {
      ...variant,
      id: id as VariantId,
      price: rupiah(price),
      compare_at_price: before > price ? rupiah(before) : null,
    };
  });

const dimensionOf = ({ length_cm, width_cm, height_cm }: ProductRow): ProductDetail['dimension'] =>
  length_cm && width_cm && height_cm ? { length_cm, width_cm, height_cm } : null;

const reviewsOf = ({ stars, reviews_with_pictures }: ProductRow): ProductDetail['review_summary'] => {
  const total = stars.reduce((sum, times) => sum + times, 0);
  const points = stars.reduce((sum, times, place) => sum + times * (place + 1), 0);
  return {
    average: total === 0 ? 0 : Math.round((points / total) * 10) / 10,
    total,
    with_images: reviews_with_pictures,
    distribution: Object.fromEntries(stars.map((times, place) => [String(place + 1), times])),
  };
};

/** Search engines show about so much of a description. */
const shownBySearchEngines = 160;

const seoOf = (ctx: Context, row: ProductRow, { name, slug }: ProductCard): ProductDetail['seo'] => ({
  title: row.seo_title ?? name,
  description:
    row.seo_description ?? row.description.replace(/\s+/g, ' ').slice(0, shownBySearchEngines).toWellFormed(),
  canonical: ctx.linkTo('storefront.product', { slug }),
});

/**
 * One product as buyers see it, by slug or id, with prices and stock as of now. Throws 410 for what its seller deleted,
 * and 404 for what is hidden, blocked or of a store that may not sell; the three errors are identical.
 */
export const readProduct = async ({
  ctx,
  input: { slug },
}: HandlerArgs<{ slug: string }>): Promise<ProductDetail> => {
  const row = await readProductRow(ctx, slug);
  if (!row) throw await createUnavailableProductError(ctx, slug);
  const path = toCategoryPath(row);
  const goods = { productId: row.product_id, categoryIds: path.map(({ id }) => id) };
  const [vouchers, followed, cityLabel] = await Promise.all([
    listStorePromos(ctx, row.merchant_id, goods),
    listFollowedStores(ctx, ctx.actor.kind === 'user' ? ctx.actor.userId : null, [row.merchant_id]),
    readCityLabels(),
  ]);
  const [cheapest] = row.flash_items;
  const now = ctx.clock.now();
  const card = toProductCard(ctx, row, { flash: flashOf(cheapest), isWished: row.is_wished, cityLabel });
  return {
    ...card,
    description: row.description,
    status: 'PUBLISH',
    min_order: row.min_order,
    max_order: row.max_order,
    weight_gram: row.weight_gram,
    dimension: dimensionOf(row),
    viewed: row.view_count,
    preorder_days: row.is_preorder ? row.preorder_days : 0,
    flash_limit: cheapest?.per_user_limit ?? null,
    category_path: path,
    brand:
      row.brand_id === null
        ? null
        : { id: row.brand_id as BrandId, name: row.brand_name ?? '', slug: row.brand_slug ?? '' },
    attributes: presentAttributes(withoutSame(row.category_attributes), row.attributes, ctx.locale),
    video_url: row.video_url,
    seo: seoOf(ctx, row, card),
    images: row.images.map(({ storage_key, ...image }) => ({ ...image, image_urls: zoomUrls(storage_key) })),
    options: row.options.map(({ values, ...option }) => ({
      ...option,
      values: values.map(({ storage_key, ...value }) => ({
        ...value,
        image: storage_key && imageUrls(storage_key).w150,
        image_urls: storage_key === null ? null : zoomUrls(storage_key),
      })),
    })),
    variants: variantsOf(row),
    seller: sellerOf(row, card, followed),
    vouchers,
    review_summary: reviewsOf(row),
    server_time: now.toISOString(),
  };
};
