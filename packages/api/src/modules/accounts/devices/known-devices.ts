import type { Locale } from '@pasar/contract';
import { earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import type { UserRow } from '../accounts.tables.ts';
import { parseDevice } from '../sessions/parse-device.ts';
import { accountsPerDevice, deviceLifetimeMs, maxFailedLogins } from './device-rules.ts';

const unknownDevice: Record<Locale, string> = { id: 'perangkat tak dikenal', en: 'an unknown device' };

/** Records that a browser has signed in to an account before: failures of others do not block it there. */
export interface DevicePass {
  id: number;
}

/** The counter of a pass's failures. */
export const failedLoginKey = ({ id }: DevicePass): string => `device ${id}`;

/** The pass of a browser for the account of an address; the same work where there is no account. */
export const findPass = (
  ctx: Context,
  { email, deviceHash }: { email: string; deviceHash: string },
): Promise<DevicePass | undefined> =>
  ctx.db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('devices.id')
    .where('devices.secret_hash', '=', deviceHash)
    .where('devices.last_seen_at', '>', earlier(ctx.clock, deviceLifetimeMs))
    .where('users.email', '=', email)
    .executeTakeFirst();

/** Whether an account that other browsers know is opened in one that it does not know. */
const isNewDevice = async ({ db }: Context, userId: number, deviceHash: string): Promise<boolean> => {
  const own = db.selectFrom('devices').select('id').where('user_id', '=', userId).limit(1);
  if (await own.where('secret_hash', '=', deviceHash).executeTakeFirst()) return false;
  return (await own.executeTakeFirst()) !== undefined;
};

/** `rememberDevice` after a login; a browser that the account does not know is mailed to its owner (people W57). */
export const rememberLogin = async (
  ctx: Context,
  { id: userId, email: to, locale }: Pick<UserRow, 'id' | 'email' | 'locale'>,
  deviceHash: string,
): Promise<void> => {
  if (await isNewDevice(ctx, userId, deviceHash)) {
    const { browser, system } = parseDevice(ctx.userAgent);
    const detail = [browser, system].filter(Boolean).join(', ') || unknownDevice[locale];
    await emit(ctx, 'accounts.notice', { to, locale, notice: 'new-device', userId, detail });
  }
  await rememberDevice(ctx, userId, deviceHash);
};

/**
 * Gives a browser its pass for an account, after a login or a reset. It keeps the passes of its five latest accounts.
 */
export const rememberDevice = async (ctx: Context, userId: number, deviceHash: string): Promise<void> => {
  const last_seen_at = ctx.clock.now();
  const seen = { last_seen_at, ...parseDevice(ctx.userAgent) };
  await ctx.db
    .insertInto('devices')
    .values({ user_id: userId, secret_hash: deviceHash, ...seen })
    .onConflict((conflict) => conflict.columns(['secret_hash', 'user_id']).doUpdateSet(seen))
    .execute();
  const latest = ctx.db
    .selectFrom('devices')
    .select('id')
    .where('secret_hash', '=', deviceHash)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(accountsPerDevice);
  await ctx.db
    .deleteFrom('devices')
    .where('secret_hash', '=', deviceHash)
    .where('id', 'not in', latest)
    .execute();
};

/** Revokes a pass after ten failures: from then on the browser counts as any other. */
export const revokeWornPass = async (ctx: Context, pass: DevicePass): Promise<void> => {
  const worn = await ctx.db
    .deleteFrom('failed_logins')
    .where('key', '=', failedLoginKey(pass))
    .where('count', '>=', maxFailedLogins)
    .returning('key')
    .executeTakeFirst();
  if (worn) await ctx.db.deleteFrom('devices').where('id', '=', pass.id).execute();
};
