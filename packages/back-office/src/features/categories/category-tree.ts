import { type AdminCategory, usualCommissionBps } from '@pasar/contract';

type Tree = readonly AdminCategory[];

/** A category that names itself has none: made-up data of a trial rendering do. */
const parentOf = (tree: Tree, { id: own, parent_id }: AdminCategory): AdminCategory | undefined =>
  parent_id === own ? undefined : tree.find(({ id }) => id === parent_id);

/** The categories above it, the topmost first. */
export const listAbove = (tree: Tree, category: AdminCategory): AdminCategory[] => {
  const parent = parentOf(tree, category);
  return parent ? [...listAbove(tree, parent), parent] : [];
};

/** How many categories are above it: 0, 1 or 2. */
export const getDepth = (tree: Tree, category: AdminCategory): number => listAbove(tree, category).length;

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
  tree.filter((category) => getDepth(tree, category) < 2 && category.products === 0 && !category.retired_at);

/** Whether one is below another, or is that one. */
const isBelow = (tree: Tree, category: AdminCategory | undefined, above: number): boolean =>
  category !== undefined && (category.id === above || isBelow(tree, parentOf(tree, category), above));

/** Where a category may move: not below itself. */
export const listPlaces = (tree: Tree, { id }: AdminCategory): AdminCategory[] =>
  listParents(tree).filter((place) => !isBelow(tree, place, id));

/** Whether categories in use are below it. */
export const hasChildren = (tree: Tree, { id }: AdminCategory): boolean =>
  tree.some(({ parent_id, retired_at }) => parent_id === id && !retired_at);

/** Which categories can have the products of one that is retired: others in use that have none below them. */
export const listSuccessors = (tree: Tree, { id }: AdminCategory): AdminCategory[] =>
  tree.filter((one) => one.id !== id && !one.retired_at && !hasChildren(tree, one));
