import { getCallerNetworks } from '@pasar/contract';
import { sql } from 'kysely';
import { later, second } from '../clock.ts';
import type { Context } from '../context.ts';
import { apiError, type TooManyText } from '../http/api-error.ts';
import type { Allowance } from '../rates.ts';
import { securityEvent } from '../security-events/security-event.ts';

/** Adds one in a single statement, so that calls at once, in any process, are counted one by one. */
const addOne = async ({ db, clock }: Context, key: string, seconds: number) => {
  const now = clock.now();
  const ended = sql<boolean>`caller_counters.ends_at <= ${now}`;
  return db
    .insertInto('caller_counters')
    .values({ key, count: 1, ends_at: later(clock, seconds * second) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${ended} then 1 else caller_counters.count + 1 end`,
        ends_at: sql`case when ${ended} then excluded.ends_at else caller_counters.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
};

const countInDatabase = async (ctx: Context, key: string, seconds: number) => {
  const { count, ends_at } = await addOne(ctx, key, seconds);
  return { count, waitMs: ends_at.getTime() - ctx.clock.now().getTime() };
};

/**
 * Spends one point of the limit of the caller's network in a window of time, counted across all server processes: in
 * Valkey where there is one that responds, else in the database, and there in a transaction only if that commits. The widest network comes first, so that a caller who changes from one /64 to the
 * next leaves no row for each. Throws 429.
 */
export const spendOfNetwork = async (
  ctx: Context,
  name: string,
  { points, seconds }: Allowance,
  text?: TooManyText,
): Promise<void> => {
  for (const { network, share } of getCallerNetworks(ctx.ip)) {
    const key = `${name} ${network}`;
    const { count, waitMs } =
      (await ctx.rates.shared?.add(key, seconds)) ?? (await countInDatabase(ctx, key, seconds));
    if (count > points * share) {
      securityEvent(ctx, 'caller-throttled', { limit: name });
      throw apiError.tooMany(waitMs / second, text);
    }
  }
};

/** Gives the point back. */
export const refundNetwork = async (
  { db, ip, rates }: Context,
  name: string,
  { seconds }: Pick<Allowance, 'seconds'>,
): Promise<void> => {
  for (const { network } of getCallerNetworks(ip)) {
    if (await rates.shared?.refund(`${name} ${network}`, seconds)) continue;
    await db
      .updateTable('caller_counters')
      .set((column) => ({ count: column('count', '-', 1) }))
      .where('key', '=', `${name} ${network}`)
      .where('count', '>', 0)
      .execute();
  }
};
