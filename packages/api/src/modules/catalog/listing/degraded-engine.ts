import { promotionFilterNames } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type Lexicon, type Rulebook, tokenize } from '../../search/index.ts';
import { type CategoryIndex, idsBelow, readCategories } from '../categories/read-categories.ts';
import type { FacetCounts } from './count-listings.ts';
import type { FindListings, ListingEngine } from './listing-engine.ts';

/** Nobody counts further without the search. */
export const countedUpTo = 1_000;

const noLexicon: Lexicon = {
  postings: new Map(),
  texts: 0,
  byInitial: new Map(),
  brands: new Map(),
  stores: new Map(),
};

const noCounts: FacetCounts = {
  counts: {
    categories: new Map(),
    cities: new Map(),
    brands: new Map(),
    storetype: new Map(),
    colors: new Map(),
    sizes: new Map(),
  },
  price: null,
  promotions: Object.fromEntries(promotionFilterNames.map((name) => [name, 0])) as FacetCounts['promotions'],
  ratings: { 4: 0, 3: 0, 2: 0, 1: 0 },
  conditions: { new: 0, used: 0 },
};

interface Named {
  conditions: RawBuilder<boolean>[];
  /** Words that name no category, brand or store. */
  without: string[];
}

/** The categories whose names have the words, by the rules and in both languages. */
const categoriesNamed = ({ all }: CategoryIndex, rulebook: Rulebook, word: string): string[] => {
  const slug = rulebook.categories.get(word);
  const named = all.filter(({ name, slug: own }) => own === slug || tokenize(name).includes(word));
  return named.map((one) => one.slug);
};

/** What the words name: each a category, else a brand or store of that name; the rest is left out. */
const readWords = async (
  ctx: Context,
  search: string,
  named: { categories: CategoryIndex; rulebook: Rulebook },
) => {
  const result: Named = { conditions: [], without: [] };
  for (const word of tokenize(search).slice(0, 12)) {
    const slugs = categoriesNamed(named.categories, named.rulebook, word);
    if (slugs.length > 0) {
      const ids = idsBelow(named.categories, slugs);
      result.conditions.push(sql<boolean>`l.category_id = any(${ids}::bigint[])`);
      continue;
    }
    const { rows } = await sql<{ brand: number | null; store: number | null }>`
      select (select id from brands where lower(name) = ${word} limit 1) as brand,
        (select id from merchants where merchant_slug = ${word} limit 1) as store`.execute(ctx.db);
    const { brand = null, store = null } = rows[0] ?? {};
    if (brand !== null) result.conditions.push(sql<boolean>`l.brand_id = ${brand}`);
    else if (store !== null) result.conditions.push(sql<boolean>`l.merchant_id = ${store}`);
    else result.without.push(word);
  }
  return result;
};

const filters = (
  { query, scope, brandIds }: FindListings,
  categories: CategoryIndex,
): RawBuilder<boolean>[] => {
  const { 'category[]': category, 'city[]': city, 'brand[]': brand } = query;
  return [
    ...(scope.merchantId === undefined ? [] : [sql<boolean>`l.merchant_id = ${scope.merchantId}`]),
    ...(scope.categoryIds ? [sql<boolean>`l.category_id = any(${scope.categoryIds}::bigint[])`] : []),
    ...(scope.productIds ? [sql<boolean>`l.product_id = any(${scope.productIds}::bigint[])`] : []),
    ...(category.length > 0
      ? [sql<boolean>`l.category_id = any(${idsBelow(categories, category)}::bigint[])`]
      : []),
    ...(city.length > 0 ? [sql<boolean>`l.city_id = any(${city}::text[])`] : []),
    ...(brand.length > 0 ? [sql<boolean>`l.brand_id = any(${brandIds}::bigint[])`] : []),
  ];
};

const order = (sort: FindListings['query']['sort'], isSearch: boolean): RawBuilder<unknown> => {
  if (sort === 'bestseller') return sql`l.sold desc, l.product_id desc`;
  if (sort === 'lates' || (sort === undefined && !isSearch)) return sql`l.created_at desc, l.product_id desc`;
  return sql`l.popularity desc, l.product_id desc`;
};

const find: ListingEngine['find'] = async (ctx, asked) => {
  const { query, rulebook } = asked;
  const categories = await readCategories(ctx);
  const named = await readWords(ctx, query.search, { categories, rulebook });
  const all = [sql<boolean>`true`, ...filters(asked, categories), ...named.conditions];
  const where = sql.join(all, sql` and `);
  // Words that name nothing here would otherwise list the whole market as if it had been searched.
  const isUnknown = query.search.trim() !== '' && named.conditions.length === 0;
  const from = Math.min((query.page - 1) * query.per_page, countedUpTo);
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ total: number }>`
      select count(*) as total from (
        select 1 from product_listings l where ${where} limit ${isUnknown ? 0 : countedUpTo}
      ) counted`.execute(ctx.db),
    sql<{ product_id: number }>`
      select l.product_id from product_listings l where ${where}
      order by ${order(query.sort, query.search.trim() !== '')}
      limit ${isUnknown ? 0 : Math.min(query.per_page, countedUpTo - from)} offset ${from}`.execute(ctx.db),
  ]);
  const understood = { words: [], intents: [], brands: [], stores: [], ignored: [] };
  return {
    ids: rows.map(({ product_id }) => Number(product_id)),
    total: Number(counted[0]?.total ?? 0),
    ends: null,
    counts: noCounts,
    categories,
    text:
      query.search.trim() === ''
        ? null
        : { intents: [], understood, corrected: null, suggestion: null, without: named.without },
    lexicon: noLexicon,
    isDegraded: true,
  };
};

/** Lists from the database while the search cannot be reached: few filters, no facets, totals up to a limit. */
export const degradedEngine: ListingEngine = {
  find,
  complete: async () => ({ ids: [], lexicon: noLexicon }),
};
