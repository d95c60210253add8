import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { effectivePrice, runningFlashPrices } from '../listing/running-prices.ts';
import type { GetFifth } from './to-document.ts';

/** Prices of thousands move the limits of a category so little that an hour is soon enough. */
const keptFor = 60 * 60_000;

const keptOf = new WeakMap<object, { at: number; getFifth: GetFifth }>();

const read = async (ctx: Context): Promise<GetFifth> => {
  const now = ctx.clock.now();
  const { rows } = await sql<{ category_id: number; limits: number[] }>`
    select category_id, percentile_disc(array[0.2, 0.4, 0.6, 0.8]) within group (order by price) as limits
    from (
      select l.category_id, ${effectivePrice(now)} as price
      from product_listings l left join ${runningFlashPrices(now)} f on f.product_id = l.product_id
    ) priced group by category_id`.execute(ctx.db);
  const limits = new Map(rows.map((row) => [Number(row.category_id), row.limits.map(Number)]));
  return (category, price) =>
    (limits.get(category) ?? []).reduce((count, limit) => count + Number(price > limit), 0);
};

/** In which fifth of its category a price is; `owner` is what remembers it for an hour. */
export const readFifths = async (ctx: Context, owner: object, isFresh: boolean): Promise<GetFifth> => {
  const kept = keptOf.get(owner);
  const now = performance.now();
  if (kept && !isFresh && now - kept.at < keptFor) return kept.getFifth;
  const getFifth = await read(ctx);
  keptOf.set(owner, { at: now, getFifth });
  return getFifth;
};
