import type { ApiClient } from '@pasar/api-client';
import type { Locale, MegaMenuEntry } from '@pasar/contract';

interface Surroundings {
  api: ApiClient;
  locale: Locale;
}

const loadMenu = () => import(/* webpackChunkName: "categories" */ './category-menu.tsx');

/** Fetches the panel, and starts fetching its categories as soon as its code is here. */
export const loadCategoryMenu = async (surroundings: Surroundings) => {
  const { CategoryMenu, fetchCategories } = await loadMenu();
  fetchCategories(surroundings);
  return CategoryMenu;
};

/**
 * The categories alone, for a part that names them. Rejects when they, or the code that requests them, fail
 * to load.
 */
export const loadCategories = async (surroundings: Surroundings): Promise<readonly MegaMenuEntry[]> =>
  (await loadMenu()).readCategories(surroundings);
