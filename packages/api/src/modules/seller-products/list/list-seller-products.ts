import {
  type CategoryId,
  type ListedSellerProduct,
  lowStock,
  type ProductId,
  rupiah,
  type VariantId,
} from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';
import { sellerId } from '../seller-id.ts';
import { presentDiscount } from '../show/present-discount.ts';
import { countTabs, type TabCounts } from './count-tabs.ts';
import { findPage } from './find-page.ts';
import { readSellerProductRows, type SellerProductRow } from './read-seller-product-rows.ts';
import type { SellerProductQuery } from './seller-product-filter.ts';

const flagsOf = (
  row: SellerProductRow,
  discount: ListedSellerProduct['discount'],
): ListedSellerProduct['flags'] => {
  const raised: [ListedSellerProduct['flags'][number], boolean][] = [
    ['low_stock', row.stock > 0 && row.lowest_stock <= lowStock],
    ['empty', row.stock <= 0],
    ['no_image', row.cover_key === null],
    ['discount', discount !== null],
    ['flash_sale', row.in_flash_sale],
  ];
  return raised.flatMap(([flag, isRaised]) => (isRaised ? [flag] : []));
};

const present = (row: SellerProductRow, now: Date): ListedSellerProduct => {
  const discount = presentDiscount(row.discount, now);
  const isSingle = row.variants_count === 1;
  return {
    id: row.id as ProductId,
    name: row.name,
    slug: row.slug,
    image: row.cover_key && imageUrls(row.cover_key).w150,
    sku: row.sku,
    category: { id: row.category_id as CategoryId, name: row.category_name },
    price_range: { min: rupiah(row.price_min), max: rupiah(row.price_max) },
    stock: row.stock,
    stock_reserved: row.reserved,
    sold: row.sold_count,
    viewed: row.view_count,
    rating: row.rating_avg,
    total_review: row.rating_count,
    status: row.status,
    moderation: row.moderation,
    variants_count: row.variants_count,
    variant_id: isSingle ? (row.first_variant as VariantId) : null,
    stock_on_hand: isSingle ? row.on_hand : null,
    discount,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    flags: flagsOf(row, discount),
  };
};

/** A page of the products of the current user's store, and the number per tab. Throws 401 and 403. */
export const listSellerProducts = async ({
  ctx,
  input,
}: HandlerArgs<SellerProductQuery>): Promise<{
  rows: ListedSellerProduct[];
  total: number;
  counts: TabCounts;
}> => {
  const merchantId = sellerId(ctx);
  const [counts, { ids, total }] = await Promise.all([
    countTabs(ctx, merchantId),
    findPage(ctx, merchantId, input),
  ]);
  const now = ctx.clock.now();
  const rows = await readSellerProductRows(ctx, ids);
  return { rows: rows.map((row) => present(row, now)), total: total ?? counts[input.status], counts };
};
