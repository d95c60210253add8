import { sql } from 'kysely';
import { day, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { vouchers } from './data/vouchers.ts';

/** How long a campaign or a price cut runs again, once it has ended. */
const RUNS_AGAIN = 21 * day;

/**
 * Lets the demo market's campaigns, price cuts and vouchers run on: those that have ended run for three more weeks (domain
 * "Modes"). Demo mode calls it at start. Flash sales come back by themselves.
 */
export async function renewDeadlines(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const ends_at = later(ctx.clock, RUNS_AGAIN);
  await ctx.db.updateTable('promos').set({ ends_at }).where('ends_at', '<=', now).execute();
  await ctx.db.updateTable('product_discounts').set({ ends_at }).where('ends_at', '<=', now).execute();
  await ctx.db
    .updateTable('vouchers')
    .set({ ends_at })
    .where('ends_at', '<=', now)
    .where(
      'voucher_code',
      'in',
      vouchers.map(({ code }) => code),
    )
    .execute();
  await sql`update product_listings set discount_ends_at = ${ends_at} where discount_ends_at <= ${now}`.execute(
    ctx.db,
  );
}
