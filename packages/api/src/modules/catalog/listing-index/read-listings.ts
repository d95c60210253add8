import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { StoreType } from '../../stores/index.ts';
import { runningItems } from '../listing/running-prices.ts';
import type { FlashItem } from './listing-index.ts';

/** What is searched of a listing. */
export type ListedText = readonly [
  name: string,
  brand: string | null,
  store: string,
  attributes: readonly { name: string; value: string }[],
  options: readonly (readonly [name: string, values: readonly string[]])[],
  description: string,
];

/** A listing as it is sent: an array of its columns, in the order of `columns`. */
export type ListedRow = [
  productId: number,
  merchantId: number | null,
  categoryId: number,
  brandId: number | null,
  cityId: string | null,
  storeType: StoreType,
  freeProvinces: string | null,
  texts: ListedText,
  priceMin: number,
  compareAt: number | null,
  discountPrice: number | null,
  discountFrom: number | null,
  discountTo: number | null,
  createdAt: number,
  stock: number,
  sold: number,
  rating: number,
  ratingCount: number,
  popularity: number,
  isUsed: 0 | 1,
  freeShipping: 0 | 1,
  freeFromPrice: number,
  freeUntil: number | null,
  isPreorder: 0 | 1,
  isVerified: 0 | 1,
  sold90: number,
];

/** A flash-sale item that can be bought now or later; times in milliseconds since 1970. */
export type FlashRow = readonly [
  productId: number,
  price: number,
  startsAt: number,
  endsAt: number,
  repeatMinutes: number | null,
];

/** Longer descriptions are searched by their beginning. */
const searchedDescription = 600;

const texts = sql`
  json_build_array(p.name, b.name, m.merchant_name, p.attributes,
    (
      select coalesce(json_agg(json_build_array(o.name, o.choices) order by o.position), '[]') from (
        select o.name, o.position, json_agg(v.value order by v.position) as choices
        from product_options o join product_option_values v on v.option_id = o.id
        where o.product_id = p.id group by o.id
      ) o
    ),
    left(p.description, ${searchedDescription}::integer))`;

/** Of the listing `l` of product `p`, store `m` and brand `b`; times as the numbers of `Columns`. */
const columns = sql`
  l.merchant_id, l.category_id, l.brand_id, l.city_id, l.store_type, l.free_provinces, ${texts},
  l.price_min, l.compare_at_price, l.discount_price_min,
  extract(epoch from l.discount_starts_at)::float8 * 1000, extract(epoch from l.discount_ends_at)::float8 * 1000,
  (extract(epoch from l.created_at) * 1000000)::float8,
  l.stock, l.sold, l.rating, l.rating_count, l.popularity,
  (l.condition = 'used')::int, l.free_shipping::int, l.free_from_price,
  extract(epoch from l.free_until)::float8 * 1000, l.is_preorder::int,
  (m.verified_at is not null)::int, l.sold_90`;

/** Every transaction below it has ended: later reads see what it changed. */
export const readHorizon = async (ctx: Context): Promise<string> => {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(ctx.db);
  return rows[0]?.horizon ?? '0';
};

/** The portion of listings in one query: requests that came meanwhile are served between two of them. */
const atOnce = 500;

/** All listings, in portions. */
export async function* readAllListings(ctx: Context): AsyncGenerator<ListedRow[]> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ listed: ListedRow[] }>`
      select coalesce(json_agg(json_build_array(l.product_id, ${columns})), '[]') as listed
      from (
        select * from product_listings where product_id > ${after} order by product_id limit ${atOnce}
      ) l
      join merchants m on m.id = l.merchant_id
      join products p on p.id = l.product_id
      left join brands b on b.id = l.brand_id`.execute(ctx.db);
    const listed = rows[0]?.listed ?? [];
    if (listed.length === 0) return;
    yield listed;
    after = listed.reduce((last, [id]) => Math.max(last, id), after);
  }
}

export interface ListingIndexChanges {
  /** The horizon of the next query. */
  horizon: string;
  /** A removed listing has no store. */
  changed: ListedRow[];
  flash: (FlashItem & { product_id: number })[];
  /** Whether the category tree is the one of an earlier read. */
  categories_mark: string;
}

interface ChangesRow {
  horizon: string;
  categories_mark: string;
  has_changed: boolean;
  flash: (Omit<FlashItem, 'starts_at' | 'ends_at'> & {
    product_id: number;
    starts_at: string;
    ends_at: string;
  })[];
}

/** Whoever writes a row writes it under a later transaction's number; who deletes one leaves one less. */
const categoriesMark = sql`
  select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) from categories`;

const readChanged = async (ctx: Context, since: string): Promise<ListedRow[]> => {
  const { rows } = await sql<{ changed: ListedRow[] }>`
    select coalesce(json_agg(json_build_array(c.product_id, ${columns})), '[]') as changed
    from listing_changes c
    left join product_listings l on l.product_id = c.product_id
    left join merchants m on m.id = l.merchant_id
    left join products p on p.id = l.product_id
    left join brands b on b.id = l.brand_id
    where c.changed_in >= ${since}::xid8`.execute(ctx.db);
  return rows[0]?.changed ?? [];
};

/**
 * What happened to listings since a horizon, and every flash-sale item that can be bought now, the cheapest of a
 * product last. A change may come twice, none is left out: transactions that were open at a horizon are queried again.
 * Before most lists nothing has changed, so a short statement looks first: planning the one that reads changes takes
 * PostgreSQL longer than all the rest of a list.
 */
export const readChanges = async (ctx: Context, since: string): Promise<ListingIndexChanges> => {
  const { rows } = await sql<ChangesRow>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (${categoriesMark}) as categories_mark,
      exists (select from listing_changes where changed_in >= ${since}::xid8) as has_changed,
      (
        select coalesce(json_agg(running), '[]') from (
          select i.product_id, i.id, i.flash_price, i.flash_stock, i.flash_sold,
            s.starts_at, s.ends_at, s.repeat_minutes
          from ${runningItems(ctx.clock.now())} order by i.flash_price desc, i.id desc
        ) running
      ) as flash`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('the database did not return what changed');
  const { has_changed, flash, ...at } = row;
  return {
    ...at,
    changed: has_changed ? await readChanged(ctx, since) : [],
    flash: flash.map((item) => ({
      ...item,
      starts_at: new Date(item.starts_at),
      ends_at: new Date(item.ends_at),
    })),
  };
};

/** Some listings as they are, with the number that no later read has a lower one of. */
export const readListed = async (
  ctx: Context,
  ids: readonly number[],
): Promise<{ version: number; rows: ListedRow[]; flash: FlashRow[] }> => {
  const { rows } = await sql<{ version: number; listed: ListedRow[]; flash: FlashRow[] }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text::float8 as version,
      (
        select coalesce(json_agg(json_build_array(l.product_id, ${columns})), '[]')
        from product_listings l
        join merchants m on m.id = l.merchant_id
        join products p on p.id = l.product_id
        left join brands b on b.id = l.brand_id
        where l.product_id = any(${ids}::bigint[])
      ) as listed,
      (
        select coalesce(json_agg(json_build_array(i.product_id, i.flash_price,
          extract(epoch from s.starts_at)::float8 * 1000, extract(epoch from s.ends_at)::float8 * 1000,
          s.repeat_minutes)), '[]')
        from flash_sale_items i join flash_sales s on s.id = i.flash_sale_id
        where i.product_id = any(${ids}::bigint[]) and not s.is_canceled and i.status = 'approved'
          and i.flash_sold < i.flash_stock
          and (s.repeat_minutes is not null or s.ends_at > ${ctx.clock.now()})
      ) as flash`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('the database did not return listings');
  return { version: row.version, rows: row.listed, flash: row.flash };
};
