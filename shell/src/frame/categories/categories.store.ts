import type { ApiClient } from '@pasar/api-client';
import { headerEndpoints, type Locale, type MegaMenuEntry } from '@pasar/contract';
import { createStore } from 'zustand';

type Categories =
  | { state: 'coming' }
  | { state: 'failed' }
  | { state: 'here'; roots: readonly MegaMenuEntry[] };

/** The categories by language; they change with releases of the market, not while a page is open. */
export const categoriesStore = createStore<Partial<Record<Locale, Categories>>>(() => ({}));

/** Fetches the categories of a language once; again only after a failure. */
export const fetchCategories = ({ api, locale }: { api: ApiClient; locale: Locale }): void => {
  const known = categoriesStore.getState()[locale];
  if (known && known.state !== 'failed') return;
  const set = (categories: Categories) => categoriesStore.setState({ [locale]: categories });
  set({ state: 'coming' });
  api.call(headerEndpoints.megaMenu).then(
    ({ data }) => set({ state: 'here', roots: data }),
    () => set({ state: 'failed' }),
  );
};
