import type { AdminSearchCount, endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';

type Query = HandlerInput<typeof endpoints.adminSearch.report>['query'];

/** A text that fewer searched may say who they are. */
export const fewestSearches = 5;

/** What people search for, what most of them did not find first. */
export const readSearchReport = async (
  ctx: Context,
  { kind, days, page, per_page }: Query,
): Promise<{ counts: AdminSearchCount[]; total: number }> => {
  const since = jakartaDay(earlier(ctx.clock, (days - 1) * day));
  const ranked = sql.ref(kind === 'all' ? 'searches' : kind);
  const { rows } = await sql<AdminSearchCount & { all: number }>`
    select query, locale, searches::int, zero::int, relaxed::int, corrected::int, clicks::int, count(*) over ()::int as all
    from (
      select query, locale, sum(searches) as searches, sum(zero) as zero, sum(relaxed) as relaxed,
        sum(corrected) as corrected, sum(clicks) as clicks
      from search_daily where day >= ${since}::date group by query, locale
    ) summed
    where searches >= ${fewestSearches} and ${ranked} > 0
    order by ${ranked} desc, query, locale limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db);
  return { total: rows[0]?.all ?? 0, counts: rows.map(({ all: _, ...count }) => count) };
};
