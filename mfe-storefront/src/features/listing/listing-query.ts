import type { LinkQuery, PromotionFilterName, SortValue, StoreType } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** A visitor's query of a list. The URL is its only home, so that a link, Back and a reload preserve it. */
export interface ListingQuery {
  search: string;
  categories: readonly string[];
  cities: readonly string[];
  brands: readonly string[];
  storeTypes: readonly StoreType[];
  colors: readonly string[];
  sizes: readonly string[];
  /** Values of the category's attributes, as the call has them. */
  attributes: readonly string[];
  promotions: readonly PromotionFilterName[];
  /** An integer amount in rupiah. */
  minPrice?: number;
  maxPrice?: number;
  /** At least this many stars. */
  rating?: number;
  condition?: 'new' | 'used';
  /** The words as they are typed, without a correction. */
  exact?: true;
  /** The city that goods shall be close to, by its official code. */
  near?: string;
  /** Absent: the list's own order. */
  sort?: SortValue;
  page: number;
  /** Where the page begins, for one that no number reaches (search Q6). */
  after?: string;
}

export const emptyQuery: ListingQuery = {
  search: '',
  categories: [],
  cities: [],
  brands: [],
  storeTypes: [],
  colors: [],
  sizes: [],
  attributes: [],
  promotions: [],
  page: 1,
};

// Written out, because the contract's own lists are beside its schemas, which load with the first call
// only.
export const sorts = [
  'relevance',
  'lates',
  'bestseller',
  'price_asc',
  'price_desc',
  'rating',
] satisfies SortValue[];
const storeTypes: readonly string[] = ['official', 'star', 'regular'] satisfies StoreType[];
export const promotionFilters = [
  'free_shipping',
  'discount',
  'flash_sale',
  'in_stock',
  'verified',
  'preorder',
] satisfies PromotionFilterName[];
const maxSearch = 100;
const maxChoices = 50;
const maxPage = 100_000;
const maxCursor = 1_000;

/**
 * Reads a page's address. Lenient: what makes no sense is left out, so that an old or a mistyped link still
 * shows a list. The keys of the API's own query serve as well.
 */
export const readListingQuery = (params: URLSearchParams): ListingQuery => {
  const many = (key: string) => {
    const values = [...params.getAll(key), ...params.getAll(`${key}[]`)].map((value) => value.trim());
    return [...new Set(values.filter(Boolean))].slice(0, maxChoices);
  };
  const oneOf = <Value extends string>(key: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(key));
  const whole = (key: string, least: number, most: number, dots = false) => {
    const typed = (params.get(key) ?? '').trim();
    const text = dots ? typed.replaceAll('.', '') : typed;
    const value = Number(text);
    return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
  };
  // A price may be typed the Indonesian way, with dots.
  const price = (own: string, ofTheApi: string) =>
    whole(own, 1, Number.MAX_SAFE_INTEGER, true) ?? whole(ofTheApi, 1, Number.MAX_SAFE_INTEGER, true);
  const minPrice = price('price_min', 'min_price');
  const maxPrice = price('price_max', 'max_price');
  const page = whole('page', 1, maxPage) ?? 1;
  const after = params.get('after') ?? '';
  const crossed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return defined({
    search: (params.get('search') ?? params.get('q') ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, maxSearch)
      .trim(),
    categories: many('category'),
    cities: many('city'),
    brands: many('brand'),
    storeTypes: many('storetype').filter((value): value is StoreType => storeTypes.includes(value)),
    colors: many('color'),
    sizes: many('size'),
    attributes: many('attribute'),
    promotions: promotionFilters.filter(
      (offer) => many('offer').includes(offer) || params.get(offer) === '1',
    ),
    minPrice: crossed ? maxPrice : minPrice,
    maxPrice: crossed ? minPrice : maxPrice,
    rating: whole('rating', 1, 5),
    condition: oneOf('condition', ['new', 'used'] as const),
    exact: params.get('exact') === '1' || undefined,
    near: /^\d{2}\.\d{2}$/.exec(params.get('near') ?? '')?.[0],
    sort: oneOf('sort', sorts),
    page,
    after: page > 1 && /^[\w-]+$/.test(after) && after.length <= maxCursor ? after : undefined,
  });
};

/** The order that a list has when nobody chose one: best match for a search, else the latest (SPEC 9). */
export const usualSort = (query: Pick<ListingQuery, 'search'>): SortValue =>
  query.search ? 'relevance' : 'lates';

/**
 * The base of a list's address: a category's page (its slug), or a page that builds an address of the
 * fields itself.
 */
export type ListingPlace = string | ((fields: LinkQuery) => string);

/** The address of a list, without default values. */
export const listingPath = (
  query: ListingQuery,
  place: ListingPlace = (fields) => linkTo('storefront.search', fields),
): string => {
  const fields = {
    search: query.search,
    category: query.categories,
    city: query.cities,
    brand: query.brands,
    storetype: query.storeTypes,
    color: query.colors,
    size: query.sizes,
    attribute: query.attributes,
    offer: query.promotions,
    price_min: query.minPrice,
    price_max: query.maxPrice,
    rating: query.rating,
    condition: query.condition,
    exact: query.exact && '1',
    near: query.near,
    sort: query.sort === usualSort(query) ? undefined : query.sort,
    page: query.page > 1 ? query.page : undefined,
    after: query.page > 1 ? query.after : undefined,
  };
  return typeof place === 'string'
    ? linkTo('storefront.category', { slug: place, ...fields })
    : place(fields);
};

type Defined<Value> = { [K in keyof Value as undefined extends Value[K] ? never : K]: Value[K] } & {
  [K in keyof Value as undefined extends Value[K] ? K : never]?: NonNullable<Value[K]>;
};

/** Drops empty fields: two queries with the same meaning are then equal. */
const defined = <Value extends object>(value: Value): Defined<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined)) as Defined<Value>; // only undefined fields went
