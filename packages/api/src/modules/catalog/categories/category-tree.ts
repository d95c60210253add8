import type { CategoryNode, endpoints, HandlerResponse } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { type CategoryEntry, readCategories, totalsBelow } from './read-categories.ts';

type Leaf = CategoryNode['children'][number]['children'][number];

/** The category tree, three levels deep, each with the number of products that buyers can see in and below it. */
export const categoryTree = async ({
  ctx,
}: HandlerArgs<void>): Promise<HandlerResponse<typeof endpoints.products.categoryTree>> => {
  const [categories, counts] = await Promise.all([
    readCategories(ctx),
    ctx.db
      .selectFrom('product_listings')
      .select((e) => ['category_id', e.fn.countAll<number>().as('total')])
      .groupBy('category_id')
      .execute(),
  ]);
  const totals = totalsBelow(
    categories,
    new Map(counts.map(({ category_id, total }) => [category_id, total])),
  );
  const leaf = ({ id, name, slug }: CategoryEntry): Leaf => ({ id, name, slug, total: totals.get(id) ?? 0 });
  const data = categories.roots.map(
    (root): CategoryNode => ({
      ...leaf(root),
      children: root.children.map((child) => ({ ...leaf(child), children: child.children.map(leaf) })),
    }),
  );
  return { data, moved: Object.fromEntries(categories.moved) };
};
