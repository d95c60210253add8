import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { BriefMemory } from '../brief-memory.ts';
import { countSums, type Sums } from './count-sums.ts';
import { countedUpTo } from './counted-up-to.ts';
import { conditions, type FacetName, type ListingFilter, listings } from './listing-filter.ts';

/** Products by category id, city id, brand id or kind of store. */
export type Counts = Map<string, number>;
const countedFacets = ['categories', 'cities', 'brands', 'storetype'] as const;
type CountedFacet = (typeof countedFacets)[number];

/** What a listing could be narrowed to; `total`, `offers` are of products under all conditions. */
export interface FacetCounts extends Sums {
  counts: Record<CountedFacet, Counts>;
}

/** City and kind of store hang on the store: counting by store serves both, and whole numbers are cheap to group. */
const columnOf = {
  categories: 'category_id',
  cities: 'merchant_id',
  brands: 'brand_id',
  storetype: 'merchant_id',
} as const satisfies Record<CountedFacet, string>;

interface Row {
  category_id: number | null;
  brand_id: number | null;
  merchant_id: number | null;
  total: number;
}

const asksPrice = ({ facets, asksFlash }: ListingFilter) => asksFlash || facets.price !== undefined;

/** Three counts in one pass; each row belongs to the column that is not null. */
const countTogether = async (ctx: Context, filter: ListingFilter): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select l.category_id, l.brand_id, l.merchant_id, count(*) as total
    from ${listings(ctx.clock.now(), asksPrice(filter))}
    where ${conditions(filter)}
    group by grouping sets ((l.category_id), (l.brand_id), (l.merchant_id))`.execute(ctx.db);
  return rows;
};

const countAlone = async (ctx: Context, filter: ListingFilter, facet: CountedFacet): Promise<Row[]> => {
  const column = sql.ref(`l.${columnOf[facet]}`);
  const { rows } = await sql<Row>`
    select ${column}, count(*) as total
    from ${listings(ctx.clock.now(), asksPrice(filter))}
    where ${conditions(filter, facet)}
    group by ${column}`.execute(ctx.db);
  return rows;
};

interface StorePlace {
  id: number;
  city_id: string | null;
  store_type: string;
}

const readStores = async (ctx: Context, rows: Row[]): Promise<Map<number, StorePlace>> => {
  const ids = [...new Set(rows.flatMap(({ merchant_id }) => merchant_id ?? []))];
  if (ids.length === 0) return new Map();
  const { rows: stores } = await sql<StorePlace>`
    select m.id, place.city_id, m.store_type
    from merchants m left join merchant_locations place on place.merchant_id = m.id
    where m.id = any(${ids}::bigint[])`.execute(ctx.db);
  return new Map(stores.map((store) => [store.id, store]));
};

const sumBy = (rows: Row[], keyOf: (row: Row) => number | string | null | undefined): Counts => {
  const counts: Counts = new Map();
  for (const row of rows) {
    const key = keyOf(row) ?? null;
    if (key !== null) counts.set(String(key), (counts.get(String(key)) ?? 0) + row.total);
  }
  return counts;
};

/** Each column that was grouped by counts the products once; brands leave out those without one. */
const totalOf = (rows: Row[]): number =>
  Math.max(
    ...(['category_id', 'brand_id', 'merchant_id'] as const).map((column) =>
      rows.reduce((sum, row) => (typeof row[column] === 'number' ? sum + row.total : sum), 0),
    ),
  );

/**
 * Counts what a listing could be narrowed to. A facet in which something is chosen counts as if nothing were, so that
 * a second choice can be added; the others share one pass. Counts of more than a thousand products, which are shown as
 * "1000", may be as old as the memory allows.
 */
export const countFacets = async (
  ctx: Context,
  filter: ListingFilter,
  remember: BriefMemory,
): Promise<FacetCounts> => {
  const brief = <T>(
    what: string,
    without: FacetName | undefined,
    make: () => Promise<T>,
    count: (made: T) => number,
  ) => remember(ctx, `${what} ${filter.nameWithout(without)}`, make, (made) => count(made) > countedUpTo);
  const sums = (without?: FacetName) =>
    brief(
      'sums',
      without,
      () => countSums(ctx, filter, without),
      ({ total }) => total,
    );
  const sumsFor = (facet: FacetName) => (filter.facets[facet] ? sums(facet) : undefined);
  const [together, all, anyPrice, anyRating, anyCondition, ...alone] = await Promise.all([
    brief('together', undefined, () => countTogether(ctx, filter), totalOf),
    sums(),
    sumsFor('price'),
    sumsFor('rating'),
    sumsFor('condition'),
    ...countedFacets.map((facet) =>
      filter.facets[facet] ? brief(facet, facet, () => countAlone(ctx, filter, facet), totalOf) : undefined,
    ),
  ]);
  const [categories = together, cities = together, brands = together, kinds = together] = alone;
  const stores = await readStores(ctx, [...cities, ...kinds]);
  const storeOf = (row: Row) => (row.merchant_id === null ? undefined : stores.get(row.merchant_id));
  return {
    ...all,
    price: (anyPrice ?? all).price,
    ratings: (anyRating ?? all).ratings,
    conditions: (anyCondition ?? all).conditions,
    counts: {
      categories: sumBy(categories, (row) => row.category_id),
      cities: sumBy(cities, (row) => storeOf(row)?.city_id),
      brands: sumBy(brands, (row) => row.brand_id),
      storetype: sumBy(kinds, (row) => storeOf(row)?.store_type),
    },
  };
};
