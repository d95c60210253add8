import { type OfferName, offerNames, type ProductQuery } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import { type CategoryIndex, idsBelow } from '../categories/read-categories.ts';
import { effectivePrice, isReduced, runningFlashPrices } from './running-prices.ts';

/** What a buyer chooses among. Each counts its own choices as if none were made. */
export const facetNames = [
  'categories',
  'cities',
  'brands',
  'storetype',
  'price',
  'rating',
  'condition',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Where a listing looks, whatever is chosen: a store's products, or those of a promo. */
export interface ListingScope {
  merchantId?: number | undefined;
  categoryIds?: readonly number[] | undefined;
  productIds?: readonly number[] | undefined;
}

/** One condition per thing that was chosen; what was not chosen has none. */
export interface ListingFilter {
  words: readonly string[];
  fixed: RawBuilder<boolean>[];
  facets: Partial<Record<FacetName, RawBuilder<boolean>>>;
  /** Something beside the price itself depends on flash sales. */
  asksFlash: boolean;
  /** Names the conditions, without those of one facet: equal names mean equal conditions at the same moment. */
  nameWithout(facet?: FacetName): string;
}

/** What each switch asks of the listing `l` and its running flash price `f`. */
export const offerConditions = (now: Date): Record<OfferName, RawBuilder<boolean>> => ({
  free_shipping: sql`l.free_shipping`,
  discount: isReduced(now),
  flash_sale: sql`f.flash_price is not null`,
  in_stock: sql`l.stock > 0`,
  verified: sql`l.merchant_id in (select id from merchants where verified_at is not null)`,
  preorder: sql`l.is_preorder`,
});

const within = ({ merchantId, categoryIds, productIds }: ListingScope): RawBuilder<boolean>[] =>
  [
    merchantId === undefined ? [] : sql<boolean>`l.merchant_id = ${merchantId}`,
    categoryIds === undefined ? [] : sql<boolean>`l.category_id = any(${categoryIds}::bigint[])`,
    productIds === undefined ? [] : sql<boolean>`l.product_id = any(${productIds}::bigint[])`,
  ].flat();

const priceBetween = (now: Date, { min_price, max_price }: ProductQuery): RawBuilder<boolean> | undefined => {
  const price = effectivePrice(now);
  const bounds = [
    min_price === undefined ? [] : sql<boolean>`${price} >= ${min_price}`,
    max_price === undefined ? [] : sql<boolean>`${price} <= ${max_price}`,
  ].flat();
  return bounds.length > 0 ? sql<boolean>`(${sql.join(bounds, sql` and `)})` : undefined;
};

const oneOf = (named: readonly string[], condition: RawBuilder<boolean>) =>
  named.length > 0 ? condition : undefined;

interface ListingAt {
  categories: CategoryIndex;
  now: Date;
  scope: ListingScope;
  /** The words of what is searched; none without a search. */
  words: readonly string[];
  /** The products in which they are, as an array of PostgreSQL. */
  found: string;
}

/** Turns the query of a listing into conditions on the listing `l` and its running flash price `f`. */
export const listingFilter = (
  query: ProductQuery,
  { categories, now, scope, words, found }: ListingAt,
): ListingFilter => {
  const { 'category[]': category, 'city[]': city, 'brand[]': brand, 'storetype[]': storetype } = query;
  const offers = offerConditions(now);
  const fixed = [
    ...within(scope),
    ...offerNames.flatMap((name) => (query[name] ? offers[name] : [])),
    // Of typed signs only, as in `%%`, nothing is found: nothing is called that.
    query.search.trim() === '' ? [] : sql<boolean>`l.product_id = any(${found}::bigint[])`,
  ].flat();
  const chosen = {
    categories: category,
    cities: city,
    brands: brand,
    storetype,
    price: [query.min_price, query.max_price],
    rating: query.rating,
    condition: query.condition,
  } satisfies Record<FacetName, unknown>;
  const facets: ListingFilter['facets'] = {
    categories: oneOf(category, sql`l.category_id = any(${idsBelow(categories, category)}::bigint[])`),
    cities: oneOf(city, sql`l.city_id = any(${city}::text[])`),
    brands: oneOf(
      brand,
      sql`l.brand_id in (select id from brands where slug = any(${brand}::text[]) or id::text = any(${brand}::text[]))`,
    ),
    storetype: oneOf(storetype, sql`l.store_type = any(${storetype}::text[])`),
    price: priceBetween(now, query),
    rating: query.rating === undefined ? undefined : sql`l.rating >= ${query.rating}`,
    condition: query.condition === undefined ? undefined : sql`l.condition = ${query.condition}`,
  };
  const nameWithout = (without?: FacetName) =>
    JSON.stringify([
      scope,
      query.search,
      offerNames.filter((name) => query[name]),
      facetNames.map((name) => (facets[name] && name !== without ? chosen[name] : null)),
    ]);
  const asksFlash = query.discount || query.flash_sale;
  return { words, fixed, facets, asksFlash, nameWithout };
};

/** All conditions together, without those of one facet. */
export const conditions = ({ fixed, facets }: ListingFilter, without?: FacetName): RawBuilder<boolean> => {
  const chosen = facetNames.flatMap((name) => (name === without ? [] : (facets[name] ?? [])));
  const all = [...fixed, ...chosen];
  return all.length > 0 ? sql`${sql.join(all, sql` and `)}` : sql`true`;
};

/** Where to look: with flash prices only when something asks for the price, which few listings do. */
export const listings = (now: Date, withPrice: boolean): RawBuilder<unknown> =>
  withPrice
    ? sql`product_listings l left join ${runningFlashPrices(now)} f on f.product_id = l.product_id`
    : sql`product_listings l`;
