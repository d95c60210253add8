import type { Locale } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DiscountRow } from '../show/present-discount.ts';

/** One product of a seller's list as the database gives it. */
export interface SellerProductRow {
  id: number;
  name: string;
  slug: string;
  sku: string | null;
  status: 'PUBLISH' | 'HIDDEN';
  moderation: 'ok' | 'pending' | 'blocked';
  version: number;
  updated_at: Date;
  sold_count: number;
  view_count: number;
  rating_avg: number;
  rating_count: number;
  category_id: number;
  category_name: string;
  cover_key: string | null;
  price_min: number;
  price_max: number;
  stock: number;
  lowest_stock: number;
  reserved: number;
  variants_count: number;
  first_variant: number | null;
  on_hand: number;
  discount: DiscountRow | null;
  in_flash_sale: boolean;
}

const nameIn = (locale: Locale) => sql.ref(locale === 'en' ? 'c.name_en' : 'c.name_id');

/** What a page shows of each product, in the order of the ids: one round trip. */
export const readSellerProductRows = async (
  ctx: Context,
  ids: readonly number[],
): Promise<SellerProductRow[]> => {
  if (ids.length === 0) return [];
  const now = ctx.clock.now();
  const { rows } = await sql<SellerProductRow>`
    select p.id, p.name, p.slug, p.sku, p.status, p.moderation, p.version, p.updated_at, p.sold_count, p.view_count,
      p.rating_avg, p.rating_count, p.category_id, ${nameIn(ctx.locale)} as category_name,
      (select media.storage_key from product_images i join media on media.id = i.media_id
        where i.product_id = p.id and i.position = 1) as cover_key,
      s.price_min, s.price_max, s.stock, s.lowest_stock,
      v.reserved, v.variants_count, v.first_variant, v.on_hand,
      (select json_build_object('type', d.type, 'value', d.value, 'starts_at', d.starts_at, 'ends_at', d.ends_at)
        from product_discounts d where d.product_id = p.id) as discount,
      exists (
        select 1 from flash_sale_items i join flash_sales f on f.id = i.flash_sale_id
        where i.product_id = p.id and i.status = 'approved' and not f.is_canceled
          and (f.repeat_minutes is not null or f.ends_at > ${now})
      ) as in_flash_sale
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join seller_product_list s on s.product_id = wanted.id
    join products p on p.id = wanted.id
    join categories c on c.id = p.category_id
    cross join lateral (
      select coalesce(sum(stock_reserved), 0)::integer as reserved,
        coalesce(sum(stock_on_hand) filter (where position is not null), 0)::integer as on_hand,
        count(*) filter (where position is not null)::integer as variants_count,
        min(id) filter (where position is not null) as first_variant
      from variants where product_id = p.id
    ) v
    order by wanted.place`.execute(ctx.db);
  return rows;
};
