import { sql } from 'kysely';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';
import { fewestSearches } from './read-search-report.ts';

const [days, most] = [30, 6];

/**
 * What people search for most in the caller's language and always find as they type it: words of goods alone, so that
 * nobody puts other words on a page by searching for them.
 */
export const readPopularSearches = async (ctx: Context): Promise<string[]> => {
  const since = jakartaDay(earlier(ctx.clock, (days - 1) * day));
  const { rows } = await sql<{ query: string }>`
    select query from search_daily where day >= ${since}::date and locale = ${ctx.locale}
    group by query
    having sum(searches) >= ${fewestSearches} and sum(zero) + sum(relaxed) + sum(corrected) = 0
    order by sum(searches) desc, query limit ${most}`.execute(ctx.db);
  return rows.map(({ query }) => query);
};
