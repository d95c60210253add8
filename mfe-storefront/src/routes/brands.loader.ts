import { type Loader, toResultOnOutage, unavailable } from '@pasar/slice-kit';
import { type BrandsQuery, readBrandsQuery } from '../features/brands/brands-query.ts';
import { loadStores, type StoreList } from '../features/brands/load-stores.ts';

export interface BrandsData {
  asked: BrandsQuery;
  /** Null when the stores could not be loaded: the filters remain usable. */
  list: StoreList | null;
  /** What there is to choose from. */
  choices: Pick<StoreList, 'initials' | 'categories'>;
}

const noChoices: BrandsData['choices'] = { initials: [], categories: [] };

/** The stores of the address's query. Default: official ones, the newest first. */
export const brandsLoader = (async ({ api, url, signal, shown }) => {
  const asked = readBrandsQuery(url.searchParams);
  const list = await toResultOnOutage(loadStores(api, asked, signal));
  if (!list.ok) {
    const before = shown as BrandsData | undefined; // this loader's own last answer
    return unavailable({ asked, list: null, choices: before?.choices ?? noChoices });
  }
  const { initials, categories } = list.value;
  return { asked, list: list.value, choices: { initials, categories } };
}) satisfies Loader<BrandsData>;
