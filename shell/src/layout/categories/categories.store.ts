import type { ApiClient } from '@pasar/api-client';
import { headerEndpoints, type Locale, type MegaMenuEntry } from '@pasar/contract';
import { createStore } from 'zustand';

type Roots = readonly MegaMenuEntry[];
type Categories =
  | { state: 'coming'; roots: Promise<Roots> }
  | { state: 'failed' }
  | { state: 'here'; roots: Roots };

interface Surroundings {
  api: ApiClient;
  locale: Locale;
}

/** The categories by language; they change with releases of the server, not while a page is open. */
export const categoriesStore = createStore<Partial<Record<Locale, Categories>>>(() => ({}));

/** The categories of a language: fetched once, and again only after an error, which rejects the promise. */
export const readCategories = async ({ api, locale }: Surroundings): Promise<Roots> => {
  const known = categoriesStore.getState()[locale];
  if (known && known.state !== 'failed') return known.roots;
  const set = (categories: Categories) => categoriesStore.setState({ [locale]: categories });
  const coming = api.call(headerEndpoints.megaMenu).then(({ data }) => data);
  set({ state: 'coming', roots: coming });
  try {
    const roots = await coming;
    set({ state: 'here', roots });
    return roots;
  } catch (failure) {
    set({ state: 'failed' });
    throw failure;
  }
};

/** Fetches the categories of a language; subscribers of the store see the result. */
export const fetchCategories = (surroundings: Surroundings): void =>
  void readCategories(surroundings).catch(() => undefined);
