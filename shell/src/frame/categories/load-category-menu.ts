import type { ApiClient } from '@pasar/api-client';
import type { Locale } from '@pasar/contract';

/** Fetches the panel, and starts fetching its categories as soon as its code is here. */
export const loadCategoryMenu = async (surroundings: { api: ApiClient; locale: Locale }) => {
  const { CategoryMenu, fetchCategories } = await import(
    /* webpackChunkName: "categories" */ './category-menu.tsx'
  );
  fetchCategories(surroundings);
  return CategoryMenu;
};
