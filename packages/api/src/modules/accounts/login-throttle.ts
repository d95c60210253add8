import { toNetwork } from '@pasar/contract';
import { hour, minute, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { refundNetwork, spendOfNetwork } from '../../platform/counters/spend-of-network.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import { type DevicePass, failedLoginKey } from './devices/known-devices.ts';

/** quality S7: the wait starts at 15 s and doubles up to 15 min; nobody is locked out for good. */
const firstWait = 15 * second;
const longestWait = 15 * minute;
const forgottenAfter = hour;

interface Attempts {
  count: number;
  last_at: Date;
  blocked_until: Date | null;
}

/** What one more attempt at `now` leads to, when `free` attempts cost nothing: a wait, or a new count. */
export const afterAttempt = (
  { count, last_at, blocked_until }: Attempts,
  free: number,
  now: Date,
): { wait: number } | { count: number; blocked_until: Date | null } => {
  if (blocked_until && blocked_until > now) return { wait: blocked_until.getTime() - now.getTime() };
  const counted = now.getTime() - last_at.getTime() > forgottenAfter ? 1 : count + 1;
  const over = counted - free;
  if (over < 0) return { count: counted, blocked_until: null };
  const wait = Math.min(firstWait * 2 ** over, longestWait);
  return { count: counted, blocked_until: new Date(now.getTime() + wait) };
};

const keysOf = (ctx: Context, email: string) => ({
  pair: `${toNetwork(ctx.ip)} ${email}`,
  account: `* ${email}`,
});

/**
 * Counts one attempt under a key, for the account of an address if there is one. Returns 0, or the wait in milliseconds
 * after `free` attempts without success.
 */
export const countAttempt = (ctx: Context, key: string, free: number, email?: string): Promise<number> =>
  inTransaction(ctx, async ({ db, clock }) => {
    const now = clock.now();
    // Locked by the same statement: a success beside it deletes the row, before a second one could read it.
    const before = await db
      .insertInto('failed_logins')
      .values({ key, email: email ?? null, count: 0, last_at: now, blocked_until: null })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = afterAttempt(before, free, now);
    if ('wait' in after) return after.wait;
    await db
      .updateTable('failed_logins')
      .set({ ...after, last_at: now })
      .where('key', '=', key)
      .execute();
    return 0;
  });

/** Counts a browser with a pass separately; any other by its network and account, and by the account in total. */
const countFailure = async (ctx: Context, email: string, pass: DevicePass | undefined): Promise<number> => {
  const { failuresPerAccountAndAddress, failuresPerAccount, failuresPerAddress } = ctx.limits;
  if (pass) return countAttempt(ctx, failedLoginKey(pass), failuresPerAccountAndAddress, email);
  await spendOfNetwork(ctx, 'login failures', { points: failuresPerAddress, seconds: 60 });
  const { pair, account } = keysOf(ctx, email);
  return (
    (await countAttempt(ctx, pair, failuresPerAccountAndAddress, email)) ||
    (await countAttempt(ctx, account, failuresPerAccount, email))
  );
};

/**
 * Counts a login attempt before the password is checked, so that guesses at once are counted one by one. Keyed by
 * the address that was typed, whether or not it has an account. Throws 429, for the right password too.
 */
export const countLoginAttempt = async (
  ctx: Context,
  email: string,
  pass: DevicePass | undefined,
): Promise<void> => {
  const wait = await countFailure(ctx, email, pass);
  if (wait === 0) return;
  securityEvent(ctx, 'login-throttled');
  throw apiError.tooMany(wait / second, 'login.too-many');
};

/** Removes the attempt of a successful login, which was no failure. */
export const forgiveLoginAttempt = async (
  ctx: Context,
  email: string,
  pass: DevicePass | undefined,
): Promise<void> => {
  const { pair, account } = keysOf(ctx, email);
  await ctx.db
    .deleteFrom('failed_logins')
    .where('key', '=', pass ? failedLoginKey(pass) : pair)
    .execute();
  if (pass) return;
  await refundNetwork(ctx, 'login failures', { seconds: 60 });
  await ctx.db
    .updateTable('failed_logins')
    .set((column) => ({ count: column('count', '-', 1), blocked_until: null }))
    .where('key', '=', account)
    .execute();
};

/** Resets all counters, because the password is a new one. */
export const endLoginThrottle = async (ctx: Context, email: string): Promise<void> => {
  await ctx.db.deleteFrom('failed_logins').where('email', '=', email).execute();
};
