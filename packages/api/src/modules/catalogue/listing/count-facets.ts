import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { conditions, type FacetName, type ListingFilter } from './listing-filter.ts';
import { effectivePrice, runningFlashPrices } from './running-prices.ts';

/** What a facet counts by. */
const columnOf = {
  categories: 'category_id',
  cities: 'city_id',
  brands: 'brand_id',
  storetype: 'store_type',
} as const;
export type CountedFacet = keyof typeof columnOf;
export const countedFacets = Object.keys(columnOf) as CountedFacet[];

/** Products by category id, city id, brand id or kind of store. */
export type Counts = Map<string, number>;

export interface FacetCounts {
  /** Products under all conditions. */
  total: number;
  counts: Record<CountedFacet, Counts>;
  /** Lowest and highest price in rupiah, whatever price was chosen; null when nothing is left. */
  price: { min: number; max: number } | null;
}

interface Row {
  /** One bit per column that this row is not grouped by, the first column highest. */
  set: number;
  category_id: number | null;
  city_id: string | null;
  brand_id: number | null;
  store_type: string | null;
  total: number;
  min: number | null;
  max: number | null;
}

const allGrouped = 0b1111;
const setOf = (facet: CountedFacet) => allGrouped ^ (0b1000 >> countedFacets.indexOf(facet));

const listings = (now: Date) =>
  sql`product_listings l left join ${runningFlashPrices(now)} f on f.product_id = l.product_id`;

/** All facets in one pass, under all conditions. */
const countTogether = async (ctx: Context, filter: ListingFilter): Promise<Row[]> => {
  const now = ctx.clock.now();
  const price = effectivePrice(now);
  const { rows } = await sql<Row>`
    select grouping(l.category_id, l.city_id, l.brand_id, l.store_type) as set,
      l.category_id, l.city_id, l.brand_id, l.store_type,
      count(*) as total, min(${price}) as min, max(${price}) as max
    from ${listings(now)}
    where ${conditions(filter)}
    group by grouping sets ((l.category_id), (l.city_id), (l.brand_id), (l.store_type), ())`.execute(ctx.db);
  return rows;
};

const countAlone = async (ctx: Context, filter: ListingFilter, facet: CountedFacet): Promise<Counts> => {
  const { rows } = await sql<{ key: string | null; total: number }>`
    select ${sql.ref(`l.${columnOf[facet]}`)}::text as key, count(*) as total
    from ${listings(ctx.clock.now())}
    where ${conditions(filter, facet)}
    group by 1`.execute(ctx.db);
  return new Map(rows.flatMap(({ key, total }) => (key === null ? [] : [[key, total]])));
};

const boundsAlone = async (ctx: Context, filter: ListingFilter) => {
  const now = ctx.clock.now();
  const price = effectivePrice(now);
  const { rows } = await sql<Pick<Row, 'min' | 'max'>>`
    select min(${price}) as min, max(${price}) as max
    from ${listings(now)} where ${conditions(filter, 'price')}`.execute(ctx.db);
  return rows[0];
};

const countsOf = (rows: Row[], facet: CountedFacet): Counts =>
  new Map(
    rows.flatMap((row) => {
      const key = row[columnOf[facet]];
      return row.set === setOf(facet) && key !== null ? [[String(key), row.total]] : [];
    }),
  );

/**
 * Counts what a listing could be narrowed to. A facet in which something is chosen counts as if nothing were, so that
 * a second choice can be added; the others share one pass.
 */
export const countFacets = async (ctx: Context, filter: ListingFilter): Promise<FacetCounts> => {
  const isChosen = (facet: FacetName) => filter.facets[facet] !== undefined;
  const [rows, bounds, ...counts] = await Promise.all([
    countTogether(ctx, filter),
    isChosen('price') ? boundsAlone(ctx, filter) : undefined,
    ...countedFacets.map((facet) => (isChosen(facet) ? countAlone(ctx, filter, facet) : undefined)),
  ]);
  const whole = rows.find(({ set }) => set === allGrouped);
  const { min = null, max = null } = bounds ?? whole ?? {};
  return {
    total: whole?.total ?? 0,
    counts: Object.fromEntries(
      countedFacets.map((facet, index) => [facet, counts[index] ?? countsOf(rows, facet)]),
    ) as FacetCounts['counts'],
    price: min === null || max === null ? null : { min, max },
  };
};
