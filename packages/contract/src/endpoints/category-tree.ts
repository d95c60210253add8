import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { CategoryId } from '../ids.ts';

const leaf = v.object({ id: CategoryId, name: v.string(), slug: v.string(), total: v.number() });
export const CategoryNode = v.object({
  ...leaf.entries,
  children: v.array(v.object({ ...leaf.entries, children: v.array(leaf) })),
});
export type CategoryNode = v.InferOutput<typeof CategoryNode>;

/** Apart from the other calls about products: a seller's pages need nothing else of them. */
export const categoryTree = endpoint({
  method: 'GET',
  path: '/products/categories/tree',
  summary: 'The category tree with counts',
  data: v.array(CategoryNode),
  extra: v.object({
    /** Slugs of categories that are no more, with those that they lead to; null where that is all products. */
    moved: v.optional(v.record(v.string(), v.nullable(v.string()))),
  }),
});
