import { type ProductQuery, promotionFilterNames } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { type FoundByText, type Intent, type SearchedProducts, searchProducts } from '../../search/index.ts';
import { type CategoryIndex, idsBelow } from '../categories/read-categories.ts';
import { getCategoryTerms } from '../listing-index/category-terms.ts';
import { flagLayout, promotionFilterBit } from '../listing-index/compute-flags.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { type ListingScope, scopeTests } from './listing-filter.ts';
import type { ListingSource } from './listing-source.ts';

/** What an intent asks of the list, besides its order by price in the category for `cheap`. */
export const queryOfIntent: Record<Intent, Partial<ProductQuery>> = {
  cheap: {},
  cheapest: { sort: 'price_asc' },
  bestseller: { sort: 'bestseller' },
  newest: { sort: 'lates' },
  free_shipping: { free_shipping: true },
  discount: { discount: true },
  used: { condition: 'used' },
  in_stock: { in_stock: true },
  preorder: { preorder: true },
};

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

export const searchedProducts = async (ctx: Context, goods: ListingIndex): Promise<SearchedProducts> => ({
  text: goods.text,
  size: goods.size,
  category: goods.columns.category,
  merchantId: goods.columns.merchantId,
  isOfBrand: (slot, brandId) => goods.brands.values[goods.columns.brand[slot] ?? 0] === brandId,
  categoryTerms: await getCategoryTerms(ctx, goods),
});

interface SearchListings {
  query: Pick<ProductQuery, 'search' | 'exact'>;
  goods: ListingIndex;
  categories: CategoryIndex;
  scope: ListingScope;
  traits: Uint16Array;
  source: ListingSource;
}

/** Finds what a text means among the listings of a scope; null without a text. */
export const searchListings = async (
  ctx: Context,
  { query: { search, exact }, goods, categories, scope, traits, source }: SearchListings,
): Promise<FoundByText | null> => {
  if (search.trim() === '') return null;
  const [products, rulebook] = await Promise.all([searchedProducts(ctx, goods), source.rules(ctx)]);
  const tests = scopeTests(goods, scope);
  const listed = scope.productIds && new Set(scope.productIds);
  const { id } = goods.columns;
  return searchProducts({
    text: search,
    isExact: exact,
    products,
    rulebook,
    categoriesBelow: (slug) => {
      const ids = new Set(idsBelow(categories, [slug]));
      return new Set(
        [...goods.categories.values.entries()].flatMap(([at, one]) => (ids.has(one as never) ? [at] : [])),
      );
    },
    isInScope: (slot, intents) => {
      const flags = flagsOf(intents);
      const at = id[slot] ?? 0;
      return (
        at !== 0 &&
        ((traits[slot] ?? 0) & flags) === flags &&
        (!listed || listed.has(at)) &&
        tests.every((passes) => passes(slot))
      );
    },
  });
};
