import { type ProductQuery, type PromotionFilterName, promotionFilterNames } from '@pasar/contract';
import type { PriceRange } from '../../search/index.ts';
import { patternOfFacts } from '../categories/attribute-patterns.ts';
import type { AttributeSelection, FilterAttribute } from '../categories/filter-attributes.ts';
import { type CategoryIndex, idsBelow } from '../categories/read-categories.ts';
import { attributeFacet, type FacetName, type ListingScope } from '../listing/listing-filter.ts';
import type { Clause } from './query-clauses.ts';

/** What filters depend on besides the query. */
export interface FilterContext {
  categories: CategoryIndex;
  brandIds: readonly number[];
  /** Those that filter the list, and what of them is selected. */
  attributes: readonly FilterAttribute[];
  selections: readonly AttributeSelection[];
  province: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

export const all = (filter: readonly Clause[]): Clause => ({ bool: { filter } });
const any = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });
export const nothing: Clause = { match_none: {} };
const not = (clause: Clause): Clause => ({ bool: { must_not: [clause] } });
const range = (field: string, limits: Record<string, number>): Clause => ({ range: { [field]: limits } });

/** Documents whose first price holds now, and those with the second. */
export const spans = (now: number) =>
  [
    { filter: range('t1', { gt: now }), price: 'p0', offers: 'o0' },
    { filter: range('t1', { lte: now }), price: 'p1', offers: 'o1' },
  ] as const;

const hasOffer = (offer: string, now: number): Clause =>
  any(spans(now).map(({ filter, offers }) => all([filter, { term: { [offers]: offer } }])));

/** What has a promotion, as the current user sees it. */
export const promotionFilter = (
  name: PromotionFilterName,
  { province, now }: Pick<FilterContext, 'province' | 'now'>,
): Clause => {
  if (name === 'discount' || name === 'flash_sale') return hasOffer(name, now);
  if (name !== 'free_shipping') return { term: { traits: name } };
  const ships = province === null ? { term: { traits: name } } : { term: { free_provinces: province } };
  return all([ships, hasOffer('promised', now)]);
};

/** What keeps a list within its scope. */
export const scopeFilters = ({ merchantId, categoryIds, productIds }: ListingScope): Clause[] => [
  ...(merchantId === undefined ? [] : [{ term: { merchant: merchantId } }]),
  ...(categoryIds === undefined ? [] : [{ terms: { category: categoryIds } }]),
  ...(productIds === undefined ? [] : [{ terms: { id: productIds } }]),
];

/** Without the products of some stores. */
export const withoutStores = (ids: readonly number[]): Clause[] =>
  ids.length === 0 ? [] : [not({ terms: { merchant: ids } })];

export const isUsed: Clause = { term: { traits: 'used' } };

/** The switches that are on. */
export const switchFilters = (query: Partial<ProductQuery>, context: FilterContext): Clause[] =>
  promotionFilterNames.flatMap((name) => (query[name] ? [promotionFilter(name, context)] : []));

/** What costs so much now. */
export const priceFilter = ({ min, max }: PriceRange, now: number): Clause => {
  const prices = { gte: min ?? 0, lte: max ?? Number.MAX_SAFE_INTEGER };
  return any(spans(now).map(({ filter, price }) => all([filter, range(price, prices)])));
};

/** What has a value of an attribute. */
export const valueFilter = (attribute: FilterAttribute, value: string): Clause => ({
  regexp: { facts: { value: patternOfFacts(attribute, value) } },
});

const inNormalForm = (values: readonly string[]) => values.map((value) => value.trim().toLowerCase());

/** The selected facets; each counts its own values without its filter. */
export const facetFilters = (
  query: ProductQuery,
  { categories, brandIds, selections, now }: FilterContext,
): Partial<Record<FacetName, Clause>> => {
  const { min_price, max_price, rating, condition } = query;
  const { 'category[]': category, 'city[]': city, 'brand[]': brand, 'storetype[]': storetype } = query;
  const [colors, sizes] = [inNormalForm(query['color[]']), inNormalForm(query['size[]'])];
  const isPriced = min_price !== undefined || max_price !== undefined;
  return {
    ...(category.length > 0 && { categories: { terms: { category: idsBelow(categories, category) } } }),
    ...(city.length > 0 && { cities: { terms: { city } } }),
    ...(brand.length > 0 && { brands: { terms: { brand: brandIds } } }),
    ...(colors.length > 0 && { colors: { terms: { colors } } }),
    ...(sizes.length > 0 && { sizes: { terms: { sizes } } }),
    ...(storetype.length > 0 && { storetype: { terms: { store_type: storetype } } }),
    ...(isPriced && { price: priceFilter({ min: min_price ?? null, max: max_price ?? null }, now) }),
    ...(rating !== undefined && { rating: range('rating', { gte: rating }) }),
    ...(condition !== undefined && { condition: condition === 'used' ? isUsed : not(isUsed) }),
    ...Object.fromEntries(
      selections.map(({ id, attribute, values }) => [
        attributeFacet(id),
        attribute && values.length > 0 ? any(values.map((value) => valueFilter(attribute, value))) : nothing,
      ]),
    ),
  };
};
