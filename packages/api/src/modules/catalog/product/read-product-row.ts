import type { CategoryAttribute, CategoryId, Locale, ProductDetail } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { fixedQuery } from '../../../platform/database/fixed-query.ts';
import {
  type CardRow,
  type CardViewer,
  cardColumns,
  cardViewer,
  isStillVisible,
} from '../listing/product-card.ts';
import { discounted, isDiscountRunning, runningItems } from '../listing/running-prices.ts';
import { onHoliday } from '../stores/on-holiday.ts';

/** A flash-sale item that can be bought now, in its JSON form. */
export interface RunningItem {
  id: number;
  variant_id: number | null;
  flash_price: number;
  flash_stock: number;
  flash_sold: number;
  per_user_limit: number | null;
  starts_at: string;
  ends_at: string;
  repeat_minutes: number | null;
}

/** Everything of a product page but its vouchers, in one round trip. */
export interface ProductRow extends CardRow {
  description: string;
  attributes: { name: string; value: string }[];
  video_url: string | null;
  seo_title: string | null;
  seo_description: string | null;
  max_order: number | null;
  view_count: number;
  /** From the root down, with empty places above it; names in the caller's language. */
  category_path: { id: number | null; name: string; slug: string }[];
  /** Those of the categories above come first; a name may come twice. */
  category_attributes: CategoryAttribute[];
  brand_id: number | null;
  brand_name: string | null;
  brand_slug: string | null;
  photo_key: string | null;
  merchant_rating: number;
  /** Null while too few messages measure it. */
  response_minutes: number | null;
  products_count: number;
  merchant_since: Date;
  on_holiday: boolean;
  /** `YYYY-MM-DD`. */
  holiday_until: string | null;
  is_wished: boolean;
  /** The cheapest first. */
  flash_items: RunningItem[];
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
    /** After the seller's discount; a running flash price comes on top. */
    price: number;
    base_price: number;
    compare_at_price: number | null;
    stock: number;
    is_active: boolean;
  }[];
  /** Reviews of one star first. */
  stars: number[];
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

/** Of the product `p` with the listing `l` and the discount `d`. */
const variants = (now: Date) => sql`
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'option_value_ids', v.option_value_ids, 'sku', v.sku,
    'price', coalesce(case when ${isDiscountRunning(now)} then ${discounted(sql`v.price`)} end, v.price),
    'base_price', v.price, 'compare_at_price', v.compare_at_price,
    'stock', v.stock_on_hand - v.stock_reserved - v.stock_flash, 'is_active', v.is_active
  ) order by v.position, v.id), '[]')
  from variants v where v.product_id = p.id and v.position is not null`;

const withPictures = sql`
  select count(*) from reviews r
  where r.product_id = p.id and r.status = 'published'
    and exists (select 1 from review_images rp where rp.review_id = r.id)`;

const flashItems = (now: Date) => sql`
  select coalesce(json_agg(json_build_object(
    'id', i.id, 'variant_id', i.variant_id, 'flash_price', i.flash_price, 'flash_stock', i.flash_stock,
    'flash_sold', i.flash_sold, 'per_user_limit', i.per_user_limit,
    'starts_at', s.starts_at, 'ends_at', s.ends_at, 'repeat_minutes', s.repeat_minutes
  ) order by i.flash_price, i.id), '[]')
  from ${runningItems(now)} where i.product_id = p.id`;

/** The categories of the product `p`: its own as `c1`, those above it as `c2` and `c3`; none is deeper. */
export const categoryJoins = sql`
  join categories c1 on c1.id = p.category_id
  left join categories c2 on c2.id = c1.parent_id
  left join categories c3 on c3.id = c2.parent_id`;

const category = (alias: string, locale: Locale) => {
  const name = sql.ref(`${alias}.${locale === 'en' ? 'name_en' : 'name_id'}`);
  return sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${name}, 'slug', ${sql.ref(`${alias}.slug`)})`;
};

/** From the root down; the places above it, if any, come first and have no id. */
export const categoryPath = (locale: Locale) =>
  sql`json_build_array(${category('c3', locale)}, ${category('c2', locale)}, ${category('c1', locale)})`;

/** What sellers are asked for in the category, from the root down. */
const categoryAttributes = sql`
  select coalesce(json_agg(a order by a.category_id = c1.id, a.category_id = c2.id, a.position, a.id), '[]')
  from category_attributes a where a.category_id in (c1.id, c2.id, c3.id)`;

/** The categories that `categoryPath` found, from the root down. */
export const toCategoryPath = ({
  category_path,
}: Pick<ProductRow, 'category_path'>): ProductDetail['category_path'] =>
  category_path.flatMap(({ id, ...names }) => (id === null ? [] : [{ id: id as CategoryId, ...names }]));

/** The id in a product's address: all of it, or its end. */
export const idIn = (slugOrId: string): number => Number(/(?:^|-)(\d{1,15})$/.exec(slugOrId)?.[1] ?? 0);

interface Sought extends CardViewer {
  slug: string;
  /** The id in the address, which counts where no slug is the address. */
  id: number;
}

const selectIn = (locale: Locale) =>
  fixedQuery(
    (_, sought: Sought) => sql<ProductRow>`
    select ${cardColumns(sought)}, p.description, p.attributes,
      p.video_url, p.seo_title, p.seo_description, p.max_order, p.view_count, ${categoryPath(locale)} as category_path,
      (${categoryAttributes}) as category_attributes,
      b.id as brand_id, b.name as brand_name, b.slug as brand_slug,
      photo.storage_key as photo_key, m.rating_avg as merchant_rating, m.response_minutes, m.products_count,
      m.created_at as merchant_since, coalesce(${onHoliday(sought.now)}, false) as on_holiday,
      coalesce(m.holiday_to, m.holiday_from)::text as holiday_until,
      exists (select 1 from wishlists w where w.product_id = p.id and w.user_id = ${sought.userId}) as is_wished,
      p.stars, (${withPictures}) as reviews_with_pictures, (${flashItems(sought.now)}) as flash_items,
      (${images}) as images, (${options}) as options, (${variants(sought.now)}) as variants
    from products p
    join product_listings l on l.product_id = p.id
    join merchants m on m.id = p.merchant_id
    ${categoryJoins}
    left join product_discounts d on d.product_id = p.id
    left join brands b on b.id = p.brand_id
    left join media photo on photo.id = m.photo_media_id
    where p.id = coalesce((select named.id from products named where named.slug = ${sought.slug}), ${sought.id})
      and ${isStillVisible}`,
  );

const selectProduct: Record<Locale, ReturnType<typeof selectIn>> = { id: selectIn('id'), en: selectIn('en') };

/**
 * Reads the product that an address means: by its slug, by its id alone, or, for an address from before the product
 * was renamed, by the id at its end. Undefined when buyers see no such product; the card's slug is the canonical one.
 */
export const readProductRow = async (ctx: Context, slugOrId: string): Promise<ProductRow | undefined> => {
  const sought = { slug: slugOrId, id: idIn(slugOrId), ...cardViewer(ctx) };
  const [row] = await selectProduct[ctx.locale](ctx.db, sought);
  return row;
};
