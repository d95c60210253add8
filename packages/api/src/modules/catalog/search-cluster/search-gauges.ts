import { sql } from 'kysely';
import { second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Gauge } from '../../../platform/metrics.ts';
import { isSearchOversized } from '../listing-index/count-listed.ts';
import { readIndexes } from './manage-indexes.ts';

export const liveIndex = async (ctx: Context) => {
  const { searchCluster } = ctx;
  if (!searchCluster) return null;
  const rows = await readIndexes(ctx, searchCluster);
  return rows.find(({ state }) => state === 'live') ?? null;
};

/** Changes that are not in the live index yet. */
export const countPending = async (ctx: Context, position: string): Promise<number> => {
  const { rows } = await sql<{ pending: number }>`
    select count(*) as pending from listing_changes where changed_in >= ${position}::xid8`.execute(ctx.db);
  return Number(rows[0]?.pending ?? 0);
};

/** Seconds since which every commit is in the index; not a number without one. */
export const readLag = (ctx: Context, fedAt: Date | null | undefined): number =>
  fedAt ? (ctx.clock.now().getTime() - fedAt.getTime()) / second : Number.NaN;

/** Documents whose second price has ended: lists may filter and sort by a wrong one. */
const countOverdue = async (ctx: Context): Promise<number> => {
  const { searchCluster } = ctx;
  if (!searchCluster) return 0;
  const query = { range: { t2: { lte: ctx.clock.now().getTime() } } };
  return (await searchCluster.client.count({ index: searchCluster.prefix, body: { query } as never })).body
    .count;
};

export const searchGauges: Gauge[] = [
  {
    name: 'search_lag_seconds',
    help: 'Age of the oldest change that lists may not show yet; alarm at 30',
    read: async (ctx) => (ctx.searchCluster ? readLag(ctx, (await liveIndex(ctx))?.fed_at) : 0),
  },
  {
    name: 'search_pending',
    help: 'Changes of products that are not in the search index yet',
    read: async (ctx) => {
      const live = await liveIndex(ctx);
      return live ? countPending(ctx, live.position) : 0;
    },
  },
  {
    name: 'search_refused',
    help: 'Documents that the search refused',
    read: async (ctx) => {
      const { rows } = await sql<{ total: number }>`select count(*) as total from search_rejections`.execute(
        ctx.db,
      );
      return Number(rows[0]?.total ?? 0);
    },
  },
  {
    name: 'search_price_overdue',
    help: 'Documents of the search with a price that has ended; 0 while they are written in time',
    read: countOverdue,
  },
  {
    name: 'search_repaired',
    help: 'Products that the last daily comparison found otherwise in the index than in the database',
    read: async (ctx) => (await liveIndex(ctx))?.repaired ?? 0,
  },
  {
    name: 'search_failed',
    help: 'Indexes that could not be built; without a live one the database lists',
    read: async (ctx) => {
      const rows = ctx.searchCluster ? await readIndexes(ctx, ctx.searchCluster) : [];
      return rows.filter(({ state }) => state === 'failed').length;
    },
  },
  {
    name: 'search_oversized',
    help: '1 while there are more products than the embedded search is made for: set SEARCH_URL',
    read: async (ctx) => Number(await isSearchOversized(ctx)),
  },
];
