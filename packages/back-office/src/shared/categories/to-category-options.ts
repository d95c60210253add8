import type { AdminCategory, Locale } from '@pasar/contract';

/** The categories in use for a choice, each below the name of its parents: `Fashion › Batik`. */
export const toCategoryOptions = (categories: readonly AdminCategory[], locale: Locale) => {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = ({ id, parent_id, [`name_${locale}` as const]: name }: AdminCategory): string => {
    const parent = parent_id === null || parent_id === id ? undefined : byId.get(parent_id);
    return parent ? `${pathOf(parent)} › ${name}` : name;
  };
  return categories
    .filter(({ retired_at }) => !retired_at)
    .map((category) => ({ value: String(category.id), label: pathOf(category) }));
};
