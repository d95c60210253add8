import type { Locale } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { discounted, discountRuns, runningItems } from '../listing/running-prices.ts';
import { onHoliday } from '../stores/on-holiday.ts';

/** Everything of a product page that is not on the card, in one round trip. */
export interface ProductRow {
  id: number;
  merchant_id: number;
  description: string;
  attributes: { name: string; value: string }[];
  video_url: string | null;
  seo_title: string | null;
  seo_description: string | null;
  min_order: number;
  max_order: number | null;
  weight_gram: number;
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
  view_count: number;
  /** From the root down; names in the caller's language. */
  category_path: { id: number; name: string; slug: string }[];
  brand_id: number | null;
  brand_name: string | null;
  brand_slug: string | null;
  photo_key: string | null;
  merchant_rating: number;
  products_count: number;
  response_minutes: number | null;
  merchant_since: Date;
  on_holiday: boolean;
  /** `YYYY-MM-DD`. */
  holiday_until: string | null;
  is_preorder: boolean;
  preorder_days: number;
  flash_limit: number | null;
  images: { id: number; storage_key: string; alt: string; position: number }[];
  options: {
    id: number;
    name: string;
    values: { id: number; value: string; storage_key: string | null }[];
  }[];
  variants: {
    id: number;
    option_value_ids: number[];
    sku: string | null;
    price: number;
    base_price: number;
    compare_at_price: number | null;
    stock: number;
    is_active: boolean;
  }[];
  stars: { rating: number; total: number }[];
  reviews_with_pictures: number;
}

const images = sql`
  select coalesce(json_agg(json_build_object(
    'id', pi.id, 'storage_key', media.storage_key, 'alt', pi.alt, 'position', pi.position) order by pi.position), '[]')
  from product_images pi join media on media.id = pi.media_id where pi.product_id = p.id`;

const values = sql`
  select coalesce(json_agg(json_build_object(
    'id', ov.id, 'value', ov.value, 'storage_key', media.storage_key) order by ov.position), '[]')
  from product_option_values ov left join media on media.id = ov.media_id
  where ov.option_id = o.id and ov.position is not null`;

const options = sql`
  select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'values', (${values})) order by o.position), '[]')
  from product_options o where o.product_id = p.id and o.position is not null`;

/** Each variant at what it costs now: its own running flash price, else the discount, else its price. */
const variants = (now: Date) => sql`
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'option_value_ids', v.option_value_ids, 'sku', v.sku,
    'price', coalesce(
      (select min(i.flash_price) from ${runningItems(now)} where i.variant_id = v.id),
      case when ${discountRuns(now)} then ${discounted(sql`v.price`)} end,
      v.price),
    'base_price', v.price, 'compare_at_price', v.compare_at_price,
    'stock', v.stock_on_hand - v.stock_reserved - v.stock_flash, 'is_active', v.is_active
  ) order by v.position, v.id), '[]')
  from variants v left join product_discounts d on d.product_id = v.product_id
  where v.product_id = p.id and v.position is not null`;

const stars = sql`
  select coalesce(json_agg(json_build_object('rating', r.rating, 'total', r.total)), '[]')
  from (
    select rating, count(*) as total from reviews where product_id = p.id and status = 'published' group by rating
  ) r`;

const withPictures = sql`
  select count(distinct r.id) from reviews r join review_pictures rp on rp.review_id = r.id
  where r.product_id = p.id and r.status = 'published'`;

/** Of the cheapest running flash price, which is the one that the card shows. */
const flashLimit = (now: Date) => sql`
  select i.per_user_limit from ${runningItems(now)} where i.product_id = p.id order by i.flash_price, i.id limit 1`;

/** The categories of the product `p`, from the root down. */
export const categoryPath = (locale: Locale) => {
  const name = sql.ref(locale === 'en' ? 'way.name_en' : 'way.name_id');
  return sql`
    with recursive way as (
      select c.*, 0 as up from categories c where c.id = p.category_id
      union all
      select c.*, way.up + 1 from categories c join way on c.id = way.parent_id
    )
    select json_agg(json_build_object('id', way.id, 'name', ${name}, 'slug', way.slug) order by way.up desc) from way`;
};

/** The id in a product's address: all of it, or its end. */
export const idIn = (slugOrId: string): number => Number(/(?:^|-)(\d{1,15})$/.exec(slugOrId)?.[1] ?? 0);

/**
 * Reads the product that an address means: by its slug, by its id alone, or, for an address from before the product
 * was renamed, by the id at its end. Undefined when buyers see no such product; the card's slug is the canonical one.
 */
export const readProductRow = async (ctx: Context, slugOrId: string): Promise<ProductRow | undefined> => {
  const { rows } = await sql<ProductRow>`
    select p.id, p.merchant_id, p.description, p.attributes,
      p.video_url, p.seo_title, p.seo_description, p.min_order, p.max_order, p.weight_gram,
      p.length_cm, p.width_cm, p.height_cm, p.view_count, (${categoryPath(ctx.locale)}) as category_path,
      b.id as brand_id, b.name as brand_name, b.slug as brand_slug,
      photo.storage_key as photo_key, m.rating_avg as merchant_rating, m.products_count, m.response_minutes,
      m.created_at as merchant_since, coalesce(${onHoliday(ctx.clock.now())}, false) as on_holiday,
      coalesce(m.holiday_to, m.holiday_from)::text as holiday_until, p.is_preorder, p.preorder_days,
      (${flashLimit(ctx.clock.now())}) as flash_limit, (${withPictures}) as reviews_with_pictures,
      (${images}) as images, (${options}) as options, (${variants(ctx.clock.now())}) as variants, (${stars}) as stars
    from products p
    join product_listings l on l.product_id = p.id
    join merchants m on m.id = p.merchant_id
    left join brands b on b.id = p.brand_id
    left join media photo on photo.id = m.photo_media_id
    where p.slug = ${slugOrId} or p.id = ${idIn(slugOrId)}
    order by p.slug = ${slugOrId} desc limit 1`.execute(ctx.db);
  return rows[0];
};
