import { sql } from 'kysely';
import { day, earlier, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';

/** Days that counts are kept. */
const keptFor = 400;

const writtenAt = new WeakMap<object, number>();

/** Adds what this process has counted to the day's rows, once a minute. */
export const writeSearchCounts = async (ctx: Context): Promise<boolean> => {
  const now = ctx.clock.now();
  const before = writtenAt.get(ctx.searchCounts) ?? 0;
  if (Math.abs(now.getTime() - before) < minute) return false;
  writtenAt.set(ctx.searchCounts, now.getTime());
  const counts = ctx.searchCounts.take();
  if (counts.length === 0) return false;
  await ctx.db
    .insertInto('search_daily')
    .values(counts.map((count) => ({ ...count, day: jakartaDay(now) })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'locale', 'query']).doUpdateSet({
        searches: sql`search_daily.searches + excluded.searches`,
        zero: sql`search_daily.zero + excluded.zero`,
        relaxed: sql`search_daily.relaxed + excluded.relaxed`,
        corrected: sql`search_daily.corrected + excluded.corrected`,
        clicks: sql`search_daily.clicks + excluded.clicks`,
      }),
    )
    .execute();
  return false;
};

export const purgeSearchCounts: ScheduledJob = {
  name: 'purge search counts',
  pattern: '0 40 3 * * *',
  run: async (ctx) => {
    await ctx.db
      .deleteFrom('search_daily')
      .where('day', '<', jakartaDay(earlier(ctx.clock, keptFor * day)))
      .execute();
  },
};
