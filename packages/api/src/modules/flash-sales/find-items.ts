import { type FlashItem, type MerchantId, type ProductId, rupiah, type VariantId } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { imageUrls } from '../media/index.ts';
import type { FlashEligibility } from './find-submission-rejection.ts';

/** An item with everything that its rules and its pages read. */
export interface ItemRow extends FlashEligibility {
  id: number;
  flash_sale_id: number;
  product_id: number;
  variant_id: number;
  name: string;
  slug: string;
  label: string | null;
  cover_key: string | null;
  flash_price: number;
  flash_stock: number;
  flash_sold: number;
  per_user_limit: number;
  status: FlashItem['status'];
  reject_reason: string | null;
  merchant_id: number;
  merchant_name: string;
  owner_id: number;
}

const label = sql`
  select string_agg(ov.value, ', ' order by o.position)
  from product_option_values ov join product_options o on o.id = ov.option_id
  where ov.id = any(v.option_value_ids)`;

const cover = sql`
  select media.storage_key from product_images pi join media on media.id = pi.media_id
  where pi.product_id = p.id and pi.position = 1`;

/** Of variant `v`, product `p` and store `m`. */
export const eligibilityColumns = sql`
  v.price, v.stock_on_hand - v.stock_reserved - v.stock_flash as stock,
  m.verification_status = 'approved' and m.suspended_at is null as may_sell,
  v.is_active and p.status = 'PUBLISH' and p.moderation = 'ok' and p.deleted_at is null as is_shown,
  m.rating_avg as rating, m.rating_count`;

const from = sql`
  flash_sale_items i
  join variants v on v.id = i.variant_id
  join products p on p.id = i.product_id
  join merchants m on m.id = p.merchant_id`;

/** Flash-sale items (`i`, of product `p`) as they are now, the newest last. */
export const findItems = async (
  ctx: Context,
  where: RawBuilder<boolean>,
  { limit = 1_000, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<ItemRow[]> => {
  const { rows } = await sql<ItemRow>`
    select i.id, i.flash_sale_id, i.product_id, i.variant_id, p.name, p.slug, (${label}) as label,
      (${cover}) as cover_key, i.flash_price, i.flash_stock, i.flash_sold, i.per_user_limit, i.status,
      i.reject_reason, m.id as merchant_id, m.merchant_name, m.user_id as owner_id, ${eligibilityColumns}
    from ${from} where ${where} order by i.id limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
};

/** How many there are. */
export const countItems = async (ctx: Context, where: RawBuilder<boolean>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${from} where ${where}`.execute(ctx.db);
  return rows[0]?.n ?? 0;
};

export const presentItem = (row: ItemRow): FlashItem => ({
  id: row.id,
  flash_sale_id: row.flash_sale_id,
  product_id: row.product_id as ProductId,
  variant_id: row.variant_id as VariantId,
  name: row.name,
  slug: row.slug,
  variant_label: row.label ?? '',
  image: row.cover_key && imageUrls(row.cover_key).w300,
  price: rupiah(row.price),
  flash_price: rupiah(row.flash_price),
  discount_percent: Math.max(0, Math.round(((row.price - row.flash_price) * 100) / row.price)),
  flash_stock: row.flash_stock,
  flash_sold: row.flash_sold,
  per_user_limit: row.per_user_limit,
  stock: row.stock,
  status: row.status,
  reject_reason: row.reject_reason,
  merchant: {
    id: row.merchant_id as MerchantId,
    merchant_name: row.merchant_name,
    rating: row.rating,
    total_review: row.rating_count,
  },
});

/** One item; undefined when there is none of that id. */
export const findItem = async (ctx: Context, id: number): Promise<ItemRow | undefined> =>
  (await findItems(ctx, sql<boolean>`i.id = ${id}`))[0];
