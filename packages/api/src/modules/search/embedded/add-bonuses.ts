import type { QueryWord } from '../language/query-word.ts';
import { points as worth } from '../text/weigh-terms.ts';
import type { EmbeddedSearch } from './embedded-search.ts';
import { pointCategory } from './point-category.ts';

/** The categories that the head points to: by a rule, else where most products of that name are. */
const findCategories = (
  { products, rulebook, categoriesBelow }: EmbeddedSearch,
  head: QueryWord,
): ReadonlySet<number> => {
  const slug = rulebook.categories.get(head.text);
  if (slug !== undefined) return categoriesBelow(slug);
  const category = pointCategory(products, head);
  return new Set(category === null ? [] : [category]);
};

/** Adds to the points of found products what the head of the query says besides its word. */
export const addBonuses = (
  search: EmbeddedSearch,
  points: Uint32Array,
  head: QueryWord,
  brandId: number | undefined,
): void => {
  const { products } = search;
  const categories = findCategories(search, head);
  for (let slot = 0; slot < points.length; slot++) {
    const own = points[slot] ?? 0;
    if (own === 0) continue;
    const isOfBrand = brandId !== undefined && products.isOfBrand(slot, brandId);
    const isInCategory = categories.has(products.category[slot] ?? -1);
    points[slot] = own + (isOfBrand ? worth.preferred : 0) + (isInCategory ? worth.preferred : 0);
  }
};
