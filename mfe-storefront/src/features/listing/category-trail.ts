import type { CategoryNode } from '@pasar/contract';

/** A category at any depth; leaves carry no children. */
export interface Category {
  id: number;
  name: string;
  slug: string;
  total: number;
  children?: readonly Category[];
}

/** From the root to the category with this slug; undefined when no category has it. */
export const trailTo = (tree: readonly Category[], slug: string): Category[] | undefined => {
  for (const category of tree) {
    if (category.slug === slug) return [category];
    const below = trailTo(category.children ?? [], slug);
    if (below) return [category, ...below];
  }
  return undefined;
};

/** The category and everything below it. */
export const withDescendants = (category: Category): Category[] => [
  category,
  ...(category.children ?? []).flatMap(withDescendants),
];

export type CategoryTree = readonly CategoryNode[];
