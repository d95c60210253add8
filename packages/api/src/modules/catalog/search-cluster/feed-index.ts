import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { readHorizon } from '../listing-index/read-listings.ts';
import type { IndexRow } from './manage-indexes.ts';
import { readFifths } from './price-limits.ts';
import { writeListings } from './write-listings.ts';

/** Products in one request to the cluster. */
const atOnce = 1_000;
/** Requests at the same time while an index is filled: the database reads while the cluster writes. */
const together = 3;

interface Change {
  product_id: number;
  changed_in: string;
}

const readChanged = async (ctx: Context, since: string, after: Change | null): Promise<Change[]> => {
  const { rows } = await sql<Change>`
    select product_id, changed_in::text as changed_in from listing_changes
    where changed_in >= ${since}::xid8
      and (${after === null} or (changed_in, product_id) > (${after?.changed_in ?? '0'}::xid8, ${after?.product_id ?? 0}))
    order by changed_in, product_id limit ${atOnce}`.execute(ctx.db);
  return rows.map(({ product_id, changed_in }) => ({ product_id: Number(product_id), changed_in }));
};

/**
 * Brings an index in line with what changed since its position, and moves the position when all of it is there. What
 * is interrupted is repeated. Returns whether there was anything.
 */
export const feedIndex = async (ctx: Context, cluster: SearchCluster, index: IndexRow): Promise<boolean> => {
  const { name, position } = index;
  const fed_at = ctx.clock.now();
  const horizon = await readHorizon(ctx);
  let last: Change | null = null;
  for (;;) {
    const changed: Change[] = await readChanged(ctx, position, last);
    if (changed.length === 0) break;
    const getFifth = await readFifths(ctx, cluster, cluster.isStrict);
    const ids = changed.map(({ product_id }) => product_id);
    await writeListings(ctx, cluster, { index, ids, getFifth });
    last = changed.at(-1) ?? null;
    if (changed.length < atOnce) break;
  }
  await ctx.db
    .updateTable('search_indexes')
    .set({ position: horizon, fed_at })
    .where('name', '=', name)
    .execute();
  return last !== null;
};

/** Writes documents anew whose first price has ended, long before the second one does. Returns whether any was written. */
export const renewPrices = async (
  ctx: Context,
  cluster: SearchCluster,
  index: IndexRow,
): Promise<boolean> => {
  const { name } = index;
  const { body } = await cluster.client.search({
    index: name,
    body: {
      size: atOnce,
      query: { range: { t1: { lte: ctx.clock.now().getTime() } } },
      sort: [{ t2: { order: 'asc' } }],
      _source: false,
      track_total_hits: false,
    } as never,
  });
  const ids = body.hits.hits.map(({ _id }) => Number(_id));
  if (ids.length === 0) return false;
  const getFifth = await readFifths(ctx, cluster, cluster.isStrict);
  await writeListings(ctx, cluster, { index, ids, getFifth });
  return true;
};

/** Adds products that are not in the index yet, for so many milliseconds; true when all of them are. */
export const fillIndex = async (
  ctx: Context,
  cluster: SearchCluster,
  index: IndexRow,
  milliseconds: number,
): Promise<boolean> => {
  const { name, filled_to } = index;
  const end = performance.now() + milliseconds;
  const getFifth = await readFifths(ctx, cluster, cluster.isStrict);
  let last = Number(filled_to);
  do {
    const rows = await ctx.db
      .selectFrom('product_listings')
      .select('product_id')
      .where('product_id', '>', last)
      .orderBy('product_id')
      .limit(together * atOnce)
      .execute();
    const ids = rows.map(({ product_id }) => product_id);
    if (ids.length === 0) return true;
    const portions = Array.from({ length: together }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce));
    await Promise.all(portions.map((some) => writeListings(ctx, cluster, { index, ids: some, getFifth })));
    last = ids.at(-1) ?? last;
    await ctx.db.updateTable('search_indexes').set({ filled_to: last }).where('name', '=', name).execute();
    if (ids.length < together * atOnce) return true;
  } while (performance.now() < end);
  return false;
};
