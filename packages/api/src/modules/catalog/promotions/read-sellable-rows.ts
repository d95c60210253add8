import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { fixedQuery } from '../../../platform/database/fixed-query.ts';
import { matchIds } from '../../../platform/database/match-ids.ts';
import { discounted, runningItems } from '../listing/running-prices.ts';
import { onHoliday } from '../stores/on-holiday.ts';

interface FlashRow {
  item_id: number;
  sale_id: number;
  price: number;
  stock: number;
  sold: number;
  left: number;
  per_user_limit: number;
  starts_at: string;
  ends_at: string;
  repeat_minutes: number | null;
}
/** A variant as the database gives it, as of the clock's now. */
export interface SellableRow {
  id: number;
  product_id: number;
  merchant_id: number;
  category_id: number;
  name: string;
  slug: string;
  label: string | null;
  cover_key: string | null;
  base_price: number;
  usual_price: number;
  compare_at_price: number | null;
  stock: number;
  is_listed: boolean;
  is_sellable: boolean;
  weight_gram: number;
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
  min_order: number;
  max_order: number | null;
  is_preorder: boolean;
  preorder_days: number;
  must_insurance: boolean;
  free_shipping: boolean;
  flash: FlashRow | null;
}

const label = sql`
  select string_agg(ov.value, ', ' order by o.position)
  from product_option_values ov join product_options o on o.id = ov.option_id
  where ov.id = any(v.option_value_ids)`;

const ownPicture = sql`
  select min(media.storage_key) from product_option_values ov join media on media.id = ov.media_id
  where ov.id = any(v.option_value_ids)`;

const firstPicture = sql`
  select media.storage_key from product_images pi join media on media.id = pi.media_id
  where pi.product_id = v.product_id and pi.position = 1`;

const cutPrice = (now: Date) => sql`
  select ${discounted(sql`v.price`)} from product_discounts d
  where d.product_id = v.product_id and d.starts_at <= ${now} and d.ends_at > ${now}`;

const flash = (now: Date) => sql`
  select json_build_object('item_id', i.id, 'sale_id', s.id, 'price', i.flash_price, 'stock', i.flash_stock,
    'sold', i.flash_sold, 'left', least(i.flash_stock - i.flash_sold, v.stock_flash),
    'per_user_limit', i.per_user_limit, 'starts_at', s.starts_at, 'ends_at', s.ends_at,
    'repeat_minutes', s.repeat_minutes)
  from ${runningItems(now)}
  where i.variant_id = v.id and v.stock_flash > 0
  order by i.flash_price, i.id limit 1`;

/** Only three tables are joined: planning nine took longer than reading them. */
const selectSellable = fixedQuery(
  (_, { ids, now }: { ids: readonly number[]; now: Date }) => sql<SellableRow>`
    select v.id, v.product_id, p.merchant_id, p.category_id, p.name, p.slug, (${label}) as label,
      coalesce((${ownPicture}), (${firstPicture})) as cover_key,
      v.price as base_price, coalesce((${cutPrice(now)}), v.price) as usual_price, v.compare_at_price,
      v.stock_on_hand - v.stock_reserved - v.stock_flash as stock,
      exists (select 1 from product_listings l where l.product_id = v.product_id) as is_listed,
      v.is_active and p.status = 'PUBLISH' and p.moderation = 'ok' and p.deleted_at is null
        and m.verification_status = 'approved' and m.suspended_at is null
        and not coalesce(${onHoliday(now)}, false) as is_sellable,
      coalesce(v.weight_gram, p.weight_gram) as weight_gram, p.length_cm, p.width_cm, p.height_cm,
      p.min_order, p.max_order, p.is_preorder, p.preorder_days, p.must_insurance, p.free_shipping, (${flash(now)}) as flash
    from variants v
    join products p on p.id = v.product_id
    join merchants m on m.id = p.merchant_id
    where ${matchIds('v.id', ids)}`,
);

export const readSellableRows = ({ db, clock }: Context, ids: readonly number[]): Promise<SellableRow[]> =>
  selectSellable(db, { ids, now: clock.now() });
