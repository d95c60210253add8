import type { CategoryId, ListedStore, StoreCard, StoreQuery } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { type CategoryIndex, readCategories } from '../categories/read-categories.ts';
import { storeCards } from './store-cards.ts';
import { storeCovers } from './store-covers.ts';
import { storeConditions, storeInitial, storeOrder } from './store-filter.ts';

interface StoreList {
  cards: ListedStore[];
  total: number;
  initials: { initial: string; total: number }[];
  categories: { id: CategoryId; name: string; slug: string; total: number }[];
}

const readIds = (ctx: Context, query: StoreQuery, categories: CategoryIndex) =>
  sql<{ id: number; total: number }>`
    select m.id, count(*) over () as total from merchants m where ${storeConditions(query, categories)}
    order by ${storeOrder[query.sort]} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(
    ctx.db,
  );

const countAll = async (ctx: Context, query: StoreQuery, categories: CategoryIndex): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from merchants m where ${storeConditions(query, categories)}`.execute(ctx.db);
  return rows[0]?.total ?? 0;
};

/** `#` is the end of the alphabet. */
const countLetters = async (ctx: Context, query: StoreQuery, categories: CategoryIndex) => {
  const { rows } = await sql<{ initial: string; total: number }>`
    select ${storeInitial} as initial, count(*) as total from merchants m
    where ${storeConditions(query, categories, 'initial')} group by 1`.execute(ctx.db);
  return rows.toSorted(
    (a, b) => Number(a.initial === '#') - Number(b.initial === '#') || (a.initial < b.initial ? -1 : 1),
  );
};

/** The root of each category, as two lists of the same length. */
const rootsOf = ({ all, byId }: CategoryIndex) => {
  const roots = new Map<number, number>();
  for (const { id, parent_id } of all) {
    const parent = parent_id === null ? undefined : byId.get(parent_id);
    roots.set(id, parent ? (roots.get(parent.id) ?? parent.id) : id);
  }
  return { ids: [...roots.keys()], roots: [...roots.values()] };
};

const countCategories = async (ctx: Context, query: StoreQuery, categories: CategoryIndex) => {
  const { ids, roots } = rootsOf(categories);
  const { rows } = await sql<{ root: number; total: number }>`
    select c.root, count(distinct m.id) as total
    from merchants m
    join store_categories sc on sc.merchant_id = m.id
    join unnest(${ids}::bigint[], ${roots}::bigint[]) c (id, root) on c.id = sc.category_id
    where ${storeConditions(query, categories, 'categories')} group by c.root`.execute(ctx.db);
  const totals = new Map(rows.map(({ root, total }) => [root, total]));
  return categories.roots.flatMap(({ id, name, slug }) => {
    const total = totals.get(id) ?? 0;
    return total > 0 ? [{ id, name, slug, total }] : [];
  });
};

/** A page of selling stores, with the initials and the root categories by which it can be filtered further. */
export const listStores = async ({ ctx, input: query }: HandlerArgs<StoreQuery>): Promise<StoreList> => {
  const categories = await readCategories(ctx);
  const [{ rows }, initials, kinds] = await Promise.all([
    readIds(ctx, query, categories),
    countLetters(ctx, query, categories),
    countCategories(ctx, query, categories),
  ]);
  const ids = rows.map(({ id }) => id);
  const [found, covers] = await Promise.all([storeCards(ctx, ids), storeCovers(ctx, ids)]);
  const cards = found.map((card) => ({ ...card, covers: covers.get(card.id) ?? [] }));
  const total = rows[0]?.total ?? (query.page === 1 ? 0 : await countAll(ctx, query, categories));
  return { cards, total, initials, categories: kinds };
};

/** A page of the stores that the current user follows, the newest first. */
export const listFollowing = async ({
  ctx,
  input: { userId, page, per_page },
}: HandlerArgs<{ userId: number; page: number; per_page: number }>): Promise<{
  cards: StoreCard[];
  total: number;
}> => {
  const followed = ctx.db
    .selectFrom('follows')
    .innerJoin('merchants', 'merchants.id', 'follows.merchant_id')
    .where('follows.user_id', '=', userId)
    .where('verification_status', '=', 'approved')
    .where('suspended_at', 'is', null);
  const [{ total }, rows] = await Promise.all([
    followed.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    followed
      .select('merchant_id')
      .orderBy('follows.created_at', 'desc')
      .orderBy('merchant_id', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
  ]);
  return {
    total,
    cards: await storeCards(
      ctx,
      rows.map(({ merchant_id }) => merchant_id),
    ),
  };
};
