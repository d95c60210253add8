import { promotionFilterNames } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { getConditions, hasConditions, type Lexicon, unconditional } from '../../../search/index.ts';
import {
  type AttributeSelection,
  findFilterAttributes,
  readAttributes,
  readSelections,
} from '../../categories/filter-attributes.ts';
import { type CategoryIndex, readCategories } from '../../categories/read-categories.ts';
import type { FacetCounts } from '../count-listings.ts';
import { addConditions } from '../intents.ts';
import type { FindListings, ListingEngine } from '../listing-engine.ts';
import { runningFlashPrices } from '../running-prices.ts';
import { filterRows, needsFlash } from './filter-rows.ts';
import { pageRows, type RowsPage } from './page-rows.ts';
import { type NamedBySearch, readSearch } from './read-search.ts';

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
  attributes: new Map(),
  price: null,
  promotions: Object.fromEntries(promotionFilterNames.map((name) => [name, 0])) as FacetCounts['promotions'],
  ratings: { 4: 0, 3: 0, 2: 0, 1: 0 },
  conditions: { new: 0, used: 0 },
};

const nobody: RowsPage = { ids: [], total: 0, isCapped: false, ends: null };

const wordConditions = ({
  categoryIds,
  brandId,
  storeIds,
  cityIds,
}: NamedBySearch): RawBuilder<boolean>[] => [
  ...(categoryIds ? [sql<boolean>`l.category_id = any(${categoryIds}::bigint[])`] : []),
  ...(brandId === null ? [] : [sql<boolean>`l.brand_id = ${brandId}`]),
  ...(storeIds ? [sql<boolean>`l.merchant_id = any(${storeIds}::bigint[])`] : []),
  ...(cityIds ? [sql<boolean>`l.city_id = any(${cityIds}::text[])`] : []),
];

/** The page of what the words name beside the filters of the query. */
const findNamed = async (
  ctx: Context,
  asked: FindListings,
  named: NamedBySearch,
  { categories, selections }: { categories: CategoryIndex; selections: readonly AttributeSelection[] },
): Promise<RowsPage> => {
  const query = addConditions(asked.query, named.conditions);
  const now = ctx.clock.now();
  const conditions = [
    ...filterRows({ ...asked, query, categories, selections, now }),
    ...wordConditions(named),
  ];
  const where = sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
  const from = needsFlash(query)
    ? sql`product_listings l left join ${runningFlashPrices(now)} f on f.product_id = l.product_id`
    : sql`product_listings l`;
  return pageRows(ctx, query, asked.query, { from, where });
};

/** Of what the words name, the category alone; null where that leaves nothing out. */
const onlyCategory = (named: NamedBySearch): NamedBySearch | null => {
  const { categoryIds, besideCategory, without } = named;
  if (categoryIds === null || besideCategory.length === 0) return null;
  return {
    ...named,
    ...{ conditions: unconditional, brandId: null, storeIds: null, cityIds: null, besideCategory: [] },
    without: [...without, ...besideCategory],
  };
};

const find: ListingEngine['find'] = async (ctx, asked) => {
  const { query, rulebook } = asked;
  const categories = await readCategories(ctx);
  const selected = query['category[]'];
  const attributes =
    selected.length === 1 ? findFilterAttributes(categories, await readAttributes(ctx), selected) : [];
  const selections = readSelections(attributes, query['attribute[]']);
  const named = await readSearch(ctx, query.search, { categories, rulebook });
  const isSearch = query.search.trim() !== '';
  // Words that name nothing here would otherwise list the whole market as if it had been searched.
  const isUnknown =
    isSearch &&
    wordConditions(named).length === 0 &&
    (named.understood.words.length > 0 || !hasConditions(getConditions(named.understood)));
  const fewer = onlyCategory(named);
  const at = { categories, selections };
  const all = isUnknown ? nobody : await findNamed(ctx, asked, named, at);
  const isNarrow = all.total === 0 && fewer !== null;
  const page = isNarrow ? await findNamed(ctx, asked, fewer, at) : all;
  const { understood, without, conditions } = isNarrow && page.total > 0 ? fewer : named;
  return {
    ids: page.ids,
    total: page.total,
    isCapped: page.isCapped,
    ends: page.ends,
    counts: noCounts,
    categories,
    attributes,
    text: isSearch ? { conditions, understood, corrected: null, suggestion: null, without } : null,
    lexicon: noLexicon,
    isDegraded: true,
  };
};

/** Lists from the database while the search cannot be reached: every filter, few orders, no facets, totals up to a limit. */
export const degradedEngine: ListingEngine = {
  find,
  complete: async () => ({ ids: [], lexicon: noLexicon }),
};
