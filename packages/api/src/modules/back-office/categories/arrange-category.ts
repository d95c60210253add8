import { type AdminCategory, type endpoints, type HandlerInput, usualCommissionBps } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { createMessage } from '../../../platform/message.ts';
import { recordAudit } from '../../audit/index.ts';
import { outdateListings } from '../outdate-listings.ts';
import {
  assertMayBeParent,
  categoryTarget,
  listCategories,
  lockTree,
  productsBelow,
  readCategory,
} from './save-category.ts';

type Calls = typeof endpoints.adminCategories;
type Tree = ReadonlyMap<number, AdminCategory>;

/** The category and its tree, which nobody else changes until the end. Throws 404, and 409 with the fresh one. */
const openTree = async (ctxInTx: Context, id: number, version: number) => {
  await lockTree(ctxInTx);
  const before = await readCategory(ctxInTx, id);
  if (before.version !== version) throw apiError.conflict('request.conflict', before);
  const tree: Tree = new Map((await listCategories(ctxInTx)).map((category) => [category.id, category]));
  return { before, tree };
};

const isBelow = (tree: Tree, id: number | null, above: number): boolean =>
  id !== null && (id === above || isBelow(tree, tree.get(id)?.parent_id ?? null, above));

const heightOf = (tree: Tree, id: number): number =>
  Math.max(
    0,
    ...[...tree.values()].filter((one) => one.parent_id === id).map((one) => heightOf(tree, one.id) + 1),
  );

const rateAt = (tree: Tree, id: number | null): number => {
  const category = id === null ? undefined : tree.get(id);
  return category ? (category.commission_bps ?? rateAt(tree, category.parent_id)) : usualCommissionBps;
};

/** Rates change by their own call alone, which a colleague approves. Throws 422. */
const assertSameRate = (tree: Tree, { commission_bps, parent_id }: AdminCategory, to: number | null) => {
  if (commission_bps !== null) return;
  const [before, after] = [rateAt(tree, parent_id), rateAt(tree, to)];
  if (before === after) return;
  const words = createMessage('category.move.rate', { now: `${before / 100}%`, next: `${after / 100}%` });
  throw apiError.invalid({ parent_id: [words] });
};

const change = async (
  ctxInTx: Context,
  before: AdminCategory,
  values: { parent_id?: number | null; retired_at?: Date | null; successor_id?: number | null },
): Promise<AdminCategory> => {
  await ctxInTx.db
    .updateTable('categories')
    .set({ ...values, version: before.version + 1 })
    .where('id', '=', before.id)
    .execute();
  return readCategory(ctxInTx, before.id);
};

/** Moves a category with everything below it. Throws 404, 409 with the fresh one, and 422. */
export const moveCategory = ({
  ctx,
  input: { category_id, version, parent_id },
}: HandlerArgs<HandlerInput<Calls['move']>['body']>): Promise<AdminCategory> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { before, tree } = await openTree(ctxInTx, category_id, version);
    if (isBelow(tree, parent_id, category_id)) throw apiError.invalid({ parent_id: ['category.move.self'] });
    if (parent_id !== null) await assertMayBeParent(ctxInTx, parent_id, heightOf(tree, category_id));
    assertSameRate(tree, before, parent_id);
    const after = await change(ctxInTx, before, { parent_id });
    // The names above it are in the search texts of its products.
    await outdateListings(ctxInTx, productsBelow(ctxInTx, category_id));
    const target = categoryTarget(category_id);
    await recordAudit(ctxInTx, { action: 'category.move', target, before, after });
    return after;
  });

const assertSuccessor = (tree: Tree, category: AdminCategory, id: number | null) => {
  if (id === null) {
    if (category.products > 0) throw apiError.invalid({ successor_id: ['category.successor.required'] });
    return;
  }
  const successor = tree.get(id);
  const isLeaf = ![...tree.values()].some((one) => one.parent_id === id && !one.retired_at);
  if (!successor || successor.retired_at || id === category.id || !isLeaf)
    throw apiError.invalid({ successor_id: ['category.successor.leaf'] });
};

/** Deleted products move, too: their sellers may bring them back. A stale form of one is a 409. */
const moveProducts = (ctxInTx: Context, from: number, to: number) =>
  sql`
    update products set category_id = ${to}, version = version + 1
    where category_id = ${from}`.execute(ctxInTx.db);

/**
 * Takes a category out of menus and choices; its address leads to the successor, which gets its products, or to the
 * category above (B28). Throws 404, 409 with the fresh one, and 422.
 */
export const retireCategory = ({
  ctx,
  input: { category_id, version, successor_id, reason },
}: HandlerArgs<HandlerInput<Calls['retire']>['body']>): Promise<AdminCategory> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { before, tree } = await openTree(ctxInTx, category_id, version);
    if (before.retired_at) throw apiError.conflict('request.conflict', before);
    if ([...tree.values()].some((one) => one.parent_id === category_id && !one.retired_at))
      throw apiError.invalid({ category_id: ['category.has-children'] });
    assertSuccessor(tree, before, successor_id);
    const ids = productsBelow(ctxInTx, category_id);
    await outdateListings(ctxInTx, ids);
    if (successor_id !== null) await moveProducts(ctxInTx, category_id, successor_id);
    const after = await change(ctxInTx, before, { retired_at: ctxInTx.clock.now(), successor_id });
    const target = categoryTarget(category_id);
    await recordAudit(ctxInTx, { action: 'category.retire', target, before, after, reason });
    return after;
  });

/** Brings a retired category back, empty. Throws 404, 409 with the fresh one, and 422 when its place is taken. */
export const restoreCategory = ({
  ctx,
  input: { category_id, version, reason },
}: HandlerArgs<HandlerInput<Calls['restore']>['body']>): Promise<AdminCategory> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { before } = await openTree(ctxInTx, category_id, version);
    if (!before.retired_at) throw apiError.conflict('request.conflict', before);
    if (before.parent_id !== null) await assertMayBeParent(ctxInTx, before.parent_id);
    const after = await change(ctxInTx, before, { retired_at: null, successor_id: null });
    const target = categoryTarget(category_id);
    await recordAudit(ctxInTx, { action: 'category.restore', target, before, after, reason });
    return after;
  });
