import type { ApiClient } from '@pasar/api-client';
import type { Locale } from '@pasar/contract';

/** Fetches the panel's code, and starts fetching its categories at the same time. */
export const loadCategoryMenu = async (surroundings: { api: ApiClient; locale: Locale }) => {
  const panel = await import(/* webpackChunkName: "categories" */ './category-menu.tsx');
  panel.fetchCategories(surroundings);
  return panel;
};
