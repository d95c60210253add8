import type { StoreQuery } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

export type StoreSort = StoreQuery['sort'];
export type StoreKind = StoreQuery['storetype'];

/**
 * The filters of the store list. The URL is their only home, so that a link, Back and a reload preserve
 * them.
 */
export interface BrandsQuery {
  search: string;
  sort: StoreSort;
  /** `A` to `Z`, `#` for any other sign, empty for all. */
  letter: string;
  categories: readonly string[];
  kind: StoreKind;
  page: number;
}

// Written out, because the contract's own lists are beside its schemas, which load with the first call
// only.
export const storeSorts = ['lates', 'popular', 'rating', 'az', 'za'] satisfies StoreSort[];
export const storeKinds = ['official', 'star', 'regular', 'all'] satisfies StoreKind[];
export const initials = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** The newest official stores (SPEC 9). */
export const emptyBrandsQuery: BrandsQuery = {
  search: '',
  sort: 'lates',
  letter: '',
  categories: [],
  kind: 'official',
  page: 1,
};

const maxSearch = 100;
const maxCategories = 20;
const maxPage = 100_000;

/** What is searched for, without the spaces that a finger leaves. */
export const cleanSearch = (text: string): string =>
  text.trim().replace(/\s+/g, ' ').slice(0, maxSearch).trim();

/** Reads the page's address. Lenient: what makes no sense is left out; the keys of the API's own query serve as well. */
export const readBrandsQuery = (params: URLSearchParams): BrandsQuery => {
  const letter = (params.get('letter') ?? params.get('alphabetsearch') ?? '').toUpperCase();
  const page = Number(params.get('page'));
  const chosen = ['category', 'category[]', 'categories', 'categories[]'].flatMap((key) =>
    params.getAll(key),
  );
  return {
    search: cleanSearch(params.get('search') ?? ''),
    sort: storeSorts.find((sort) => sort === params.get('sort')) ?? emptyBrandsQuery.sort,
    letter: initials.includes(letter) ? letter : '',
    categories: [...new Set(chosen.map((one) => one.trim()).filter(Boolean))].slice(0, maxCategories),
    kind: storeKinds.find((kind) => kind === params.get('storetype')) ?? emptyBrandsQuery.kind,
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1,
  };
};

/** The address of a list of stores, without default values. */
export const brandsPath = ({ search, sort, letter, categories, kind, page }: BrandsQuery): string =>
  linkTo('storefront.brands', {
    search,
    storetype: kind === emptyBrandsQuery.kind ? undefined : kind,
    letter,
    category: categories,
    sort: sort === emptyBrandsQuery.sort ? undefined : sort,
    page: page > 1 ? page : undefined,
  });

/** Every change but that of the page starts again at the first one. */
export const changeBrands = (query: BrandsQuery, change: Partial<BrandsQuery>): BrandsQuery => ({
  ...query,
  page: 1,
  ...change,
});

export const toggleCategory = (query: BrandsQuery, slug: string): BrandsQuery =>
  changeBrands(query, {
    categories: query.categories.includes(slug)
      ? query.categories.filter((one) => one !== slug)
      : [...query.categories, slug],
  });

/** Whether anything but the kind of store and the order was selected. */
export const isFiltered = ({ search, letter, categories }: BrandsQuery): boolean =>
  search !== '' || letter !== '' || categories.length > 0;
