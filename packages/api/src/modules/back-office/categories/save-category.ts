import type { AdminCategory, endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { toSlug } from '../../../platform/to-slug.ts';
import { recordAudit } from '../../audit/index.ts';
import { readCommissions } from '../../orders/index.ts';
import { outdateListings } from '../outdate-listings.ts';

type Calls = typeof endpoints.adminCategories;

const columns = [
  'id',
  'parent_id',
  'name_id',
  'name_en',
  'slug',
  'position',
  'is_trending',
  'ppn_kind',
  'review_first',
  'retired_at',
  'successor_id',
  'version',
] as const;
const deepest = 3;
/** The advisory lock of the tree: the tree is small, seldom changed, and its rules read several rows. */
const treeLock = 720;

const select = ({ db }: Context) =>
  db
    .selectFrom('categories')
    .select(columns)
    .select((e) =>
      e
        .selectFrom('products')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('products.category_id', '=', 'categories.id')
        .where('products.deleted_at', 'is', null)
        .as('products'),
    )
    .select((e) =>
      jsonArrayFrom(
        e
          .selectFrom('category_attributes')
          .select([
            'id',
            'name_id',
            'name_en',
            'former_names',
            'kind',
            'unit',
            'allowed_values',
            'is_required',
            'is_filter',
            'position',
          ])
          .whereRef('category_attributes.category_id', '=', 'categories.id')
          .orderBy('position')
          .orderBy('id'),
      ).as('attributes'),
    );
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

type Commissions = Awaited<ReturnType<typeof readCommissions>>;
const present = (row: Row, commissions: Commissions): AdminCategory => ({
  ...row,
  retired_at: row.retired_at?.toISOString() ?? null,
  products: row.products ?? 0,
  commission_bps: commissions.get(row.id)?.bps ?? null,
  next_commission: commissions.get(row.id)?.next ?? null,
});

/** One of them. Throws 404. */
export const readCategory = async (ctx: Context, id: number): Promise<AdminCategory> => {
  const row = await select(ctx).where('id', '=', id).executeTakeFirst();
  if (!row) throw apiError.notFound();
  return present(row, await readCommissions(ctx));
};

/** All categories, parents before children, siblings in their order. */
export const listCategories = async (ctx: Context): Promise<AdminCategory[]> => {
  const commissions = await readCommissions(ctx);
  const found = await select(ctx).orderBy('position').orderBy('id').execute();
  const rows = found.map((row) => present(row, commissions));
  const below = (parent: number | null): AdminCategory[] =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap((category) => [category, ...below(category.id)]);
  return below(null);
};

export const categoryTarget = (id: number) => ({ type: 'category', id });

/** Until the end of the transaction nobody else changes the tree. */
export const lockTree = (ctxInTx: Context) =>
  sql`select pg_advisory_xact_lock(${treeLock})`.execute(ctxInTx.db);

/**
 * Only leaves hold products, and no leaf is deeper than the menu shows; `height` levels are below the one that comes.
 * Throws 404 and 422.
 */
export const assertMayBeParent = async (ctxInTx: Context, id: number, height = 0): Promise<void> => {
  const all = new Map((await listCategories(ctxInTx)).map((category) => [category.id, category]));
  const parent = all.get(id);
  if (!parent) throw apiError.notFound();
  if (parent.retired_at) throw apiError.invalid({ parent_id: ['category.retired'] });
  let depth = 1;
  for (let at = parent; at.parent_id !== null; depth++)
    at = all.get(at.parent_id) ?? { ...at, parent_id: null };
  if (depth + height >= deepest) throw apiError.invalid({ parent_id: ['category.depth'] });
  const used = await ctxInTx.db
    .selectFrom('products')
    .select('id')
    .where('category_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (used) throw apiError.invalid({ parent_id: ['category.has-products'] });
};

const freeSlug = async ({ db }: Context, name: string): Promise<string> => {
  const wish = toSlug(name, 'x');
  const rows = await db
    .selectFrom('categories')
    .select('slug')
    .where((e) => e.or([e('slug', '=', wish), e('slug', 'like', `${wish}-%`)]))
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let n = 1; ; n++) {
    const slug = n === 1 ? wish : `${wish}-${n}`;
    if (!taken.has(slug)) return slug;
  }
};

/** Adds a category. Throws 404 for an unknown parent, and 422 for one that may have no children. */
export const addCategory = ({
  ctx,
  input,
}: HandlerArgs<HandlerInput<Calls['create']>['body']>): Promise<AdminCategory> =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockTree(ctxInTx);
    if (input.parent_id !== null) await assertMayBeParent(ctxInTx, input.parent_id);
    const added = await ctxInTx.db
      .insertInto('categories')
      .values({ ...input, slug: await freeSlug(ctxInTx, input.name_id) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = await readCategory(ctxInTx, added.id);
    await recordAudit(ctxInTx, { action: 'category.create', target: categoryTarget(after.id), after });
    return after;
  });

/** The products of a category and of those below it. */
export const productsBelow = ({ db }: Context, id: number) =>
  db
    .selectFrom('products')
    .innerJoin('categories as c', 'c.id', 'products.category_id')
    .leftJoin('categories as p', 'p.id', 'c.parent_id')
    .select('products.id')
    .where((e) => e.or([e('c.id', '=', id), e('c.parent_id', '=', id), e('p.parent_id', '=', id)]))
    .orderBy('products.id');

/** Changes a category; new names reach lists and search after the commit. Throws 404, and 409 with the fresh one. */
export const changeCategory = ({
  ctx,
  input: { category_id, version, ...terms },
}: HandlerArgs<HandlerInput<Calls['edit']>['body']>): Promise<AdminCategory> =>
  inTransaction(ctx, async (ctxInTx) => {
    await ctxInTx.db
      .selectFrom('categories')
      .select('id')
      .where('id', '=', category_id)
      .forUpdate()
      .execute();
    const before = await readCategory(ctxInTx, category_id);
    if (before.version !== version) throw apiError.conflict('request.conflict', before);
    await ctxInTx.db
      .updateTable('categories')
      .set({ ...terms, version: version + 1 })
      .where('id', '=', category_id)
      .execute();
    const after = await readCategory(ctxInTx, category_id);
    if (after.name_id !== before.name_id || after.name_en !== before.name_en) {
      await outdateListings(ctxInTx, productsBelow(ctxInTx, category_id));
    }
    await recordAudit(ctxInTx, {
      action: 'category.edit',
      target: categoryTarget(category_id),
      before,
      after,
    });
    return after;
  });
