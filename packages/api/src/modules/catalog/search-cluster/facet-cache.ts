import { type ProductQuery, promotionFilterNames } from '@pasar/contract';
import { LRUCache } from 'lru-cache';
import type { FilterAttribute } from '../categories/filter-attributes.ts';
import type { FacetCounts } from '../listing/count-listings.ts';
import type { FindListings } from '../listing/listing-engine.ts';

/** The counts of wide lists, which cost the cluster the most and change the least. */
export type FacetCache = LRUCache<string, { counts: FacetCounts; countedAt: Date }>;
export const createFacetCache = (): FacetCache => new LRUCache({ max: 1_000 });

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;

const filtersOf = (query: ProductQuery): unknown[][] => {
  const filters = {
    category: query['category[]'],
    city: query['city[]'],
    brand: query['brand[]'],
    store: query['storetype[]'],
    color: query['color[]'],
    size: query['size[]'],
    attribute: query['attribute[]'],
    price:
      query.min_price === undefined && query.max_price === undefined
        ? []
        : [query.min_price, query.max_price],
    rating: query.rating,
    condition: query.condition,
    ...Object.fromEntries(promotionFilterNames.map((name) => [name, query[name]])),
  };
  return Object.entries(filters).filter(([, value]) => isSet(value));
};

/** The name under which the counts of a list are kept; null for searches, several filters and lists of chosen products. */
export const facetKey = (
  { query, scope, province }: Omit<FindListings, 'rulebook'>,
  attributes: readonly FilterAttribute[],
): string | null => {
  const filters = filtersOf(query);
  if (query.search.trim() !== '' || filters.length > 1 || scope.productIds) return null;
  return JSON.stringify([filters, scope, province, attributes]);
};
