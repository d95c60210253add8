import { type AdminCategory, usualCommissionBps } from '@pasar/contract';

type Tree = readonly AdminCategory[];

/** A category that names itself has none: made-up data of a trial rendering do. */
const parentOf = (tree: Tree, { id: own, parent_id }: AdminCategory): AdminCategory | undefined =>
  parent_id === own ? undefined : tree.find(({ id }) => id === parent_id);

/** How many categories are above it: 0, 1 or 2. */
export const getDepth = (tree: Tree, category: AdminCategory): number => {
  const parent = parentOf(tree, category);
  return parent ? getDepth(tree, parent) + 1 : 0;
};

/** Whether it or one above it has its own rate. */
export const hasOwnCommission = (tree: Tree, category: AdminCategory): boolean => {
  const parent = parentOf(tree, category);
  return category.commission_bps !== null || (parent !== undefined && hasOwnCommission(tree, parent));
};

/** The rate that products of a category pay: its own, else its parent's, else the usual one. */
export const getCommission = (tree: Tree, category: AdminCategory): number => {
  if (category.commission_bps !== null) return category.commission_bps;
  const parent = parentOf(tree, category);
  return parent ? getCommission(tree, parent) : usualCommissionBps;
};

/** Where a new one may go: not below the third level, and not where products are. */
export const listParents = (tree: Tree): AdminCategory[] =>
  tree.filter((category) => getDepth(tree, category) < 2 && category.products === 0);
