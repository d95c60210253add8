import type { ApiClient } from '@pasar/api-client';
import { type ListedStore, type Meta, storeEndpoints } from '@pasar/contract';
import type { BrandsQuery } from './brands-query.ts';

/** One response of the list of stores. Plain data: it travels with the document. */
export interface StoreList {
  stores: readonly ListedStore[];
  meta: Meta;
  /** The initials of all names, whatever initial was selected. */
  initials: readonly { initial: string; total: number }[];
  /** Root categories in which the stores sell, whatever was selected. */
  categories: readonly { id: number; name: string; slug: string; total: number }[];
}

/** Four rows of three. */
export const storesPerPage = 12;

/** What the query finds. */
export const loadStores = async (
  api: ApiClient,
  { search, sort, letter, categories, kind, page }: BrandsQuery,
  signal: AbortSignal,
): Promise<StoreList> => {
  const answer = await api.call(
    storeEndpoints.list,
    {
      query: {
        search,
        sort,
        alphabetsearch: letter,
        'categories[]': [...categories],
        storetype: kind,
        page,
        per_page: storesPerPage,
      },
    },
    { signal },
  );
  return {
    stores: answer.data,
    meta: answer.meta,
    initials: answer.initials,
    categories: answer.categories,
  };
};
