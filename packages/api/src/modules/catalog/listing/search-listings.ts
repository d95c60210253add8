import { type ProductQuery, promotionFilterNames } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { nameCities } from '../../regions/index.ts';
import {
  createEmbeddedMatcher,
  type FoundByText,
  type Intent,
  type PriceRange,
  type Rulebook,
  type SearchedProducts,
  searchProducts,
} from '../../search/index.ts';
import { type CategoryIndex, idsBelow } from '../categories/read-categories.ts';
import { getCategoryTerms } from '../listing-index/category-terms.ts';
import { flagLayout, promotionFilterBit } from '../listing-index/compute-flags.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { queryOfIntent } from './intents.ts';
import { type ListingScope, scopeTests } from './listing-filter.ts';

/** The flags that a product must have for the intents. */
const flagsOf = (intents: readonly Intent[]): number =>
  intents.reduce((bits, intent) => {
    const asked = queryOfIntent[intent];
    const used = asked.condition === 'used' ? flagLayout.used : 0;
    return promotionFilterNames.reduce(
      (all, name) => all | (asked[name] ? promotionFilterBit(name) : 0),
      bits | used,
    );
  }, 0);

const isInRange = (price: number, range: PriceRange | null): boolean =>
  range === null || (price >= (range.min ?? 0) && price <= (range.max ?? Number.POSITIVE_INFINITY));

export const searchedProducts = async (ctx: Context, goods: ListingIndex): Promise<SearchedProducts> => ({
  text: goods.text,
  size: goods.size,
  category: goods.columns.category,
  merchantId: goods.columns.merchantId,
  isOfBrand: (slot, brandId) => goods.brands.values[goods.columns.brand[slot] ?? 0] === brandId,
  categoryTerms: await getCategoryTerms(ctx, goods),
});

interface SearchListings {
  query: Pick<ProductQuery, 'search' | 'exact' | 'city[]'>;
  goods: ListingIndex;
  categories: CategoryIndex;
  scope: ListingScope;
  traits: Uint16Array;
  rulebook: Rulebook;
}

/** Finds what a text means among the listings of a scope; null without a text. */
export const searchListings = async (
  ctx: Context,
  { query: { search, exact, 'city[]': chosen }, goods, categories, scope, traits, rulebook }: SearchListings,
): Promise<FoundByText<{ points: Uint32Array }> | null> => {
  if (search.trim() === '') return null;
  const tests = scopeTests(goods, scope);
  const listed = scope.productIds && new Set(scope.productIds);
  const { cities } = goods;
  const { id, price: prices, city } = goods.columns;
  const matcher = createEmbeddedMatcher({
    products: await searchedProducts(ctx, goods),
    rulebook,
    categoriesBelow: (slug) => {
      const ids = new Set(idsBelow(categories, [slug]));
      return new Set(
        [...goods.categories.values.entries()].flatMap(([at, one]) => (ids.has(one as never) ? [at] : [])),
      );
    },
    isInScope: (slot, { intents, price, cities: wanted }) => {
      const flags = flagsOf(intents);
      const at = id[slot] ?? 0;
      return (
        at !== 0 &&
        ((traits[slot] ?? 0) & flags) === flags &&
        isInRange(prices[slot] ?? 0, price) &&
        (wanted === null || wanted.includes(cities.values[city[slot] ?? 0] ?? '')) &&
        (!listed || listed.has(at)) &&
        tests.every((passes) => passes(slot))
      );
    },
  });
  return searchProducts({
    text: search,
    locale: ctx.locale,
    isExact: exact,
    lexicon: goods.text,
    rulebook,
    cities: chosen.length > 0 ? new Map() : await nameCities(),
    matcher,
  });
};
