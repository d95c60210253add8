import { day, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { parseDevice } from '../sessions/parse-device.ts';

/** How long a registration waits for its code; afterwards the address has to be registered again. */
const registrationLife = day;

interface Registrant {
  email: string;
  deviceHash: string;
}

const openOnes = (ctx: Context, email: string) =>
  ctx.db
    .selectFrom('registrations')
    .where('email', '=', email)
    .where('expires_at', '>', ctx.clock.now())
    .orderBy('id', 'desc');

/** Records a registration of a browser. Its own earlier one of the same address ends, those of others stay. */
export const addRegistration = async (
  ctx: Context,
  { email, deviceHash, password_hash }: Registrant & { password_hash: string },
): Promise<number> => {
  const { db, clock, userAgent } = ctx;
  await db
    .deleteFrom('registrations')
    .where('email', '=', email)
    .where('secret_hash', '=', deviceHash)
    .execute();
  const { id } = await db
    .insertInto('registrations')
    .values({
      email,
      password_hash,
      secret_hash: deviceHash,
      ...parseDevice(userAgent),
      created_at: clock.now(),
      expires_at: later(clock, registrationLife),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The open registration of an address that a browser made. */
export const findOwnRegistration = (ctx: Context, { email, deviceHash }: Registrant) =>
  openOnes(ctx, email)
    .select(['id', 'password_hash'])
    .where('secret_hash', '=', deviceHash)
    .limit(1)
    .executeTakeFirst();

/** The registration that a login to an unverified account refers to: the browser's own, else the newest. */
export const findRegistration = async (
  ctx: Context,
  registrant: Registrant,
): Promise<{ id: number; password_hash: string } | undefined> =>
  (await findOwnRegistration(ctx, registrant)) ??
  openOnes(ctx, registrant.email).select(['id', 'password_hash']).limit(1).executeTakeFirst();

/**
 * The password of an address that a browser confirms: the one registered there, or the one with which it requested its
 * code. Elsewhere the owner is known only if there is a single one: otherwise null, and the user sets a new one.
 */
export const choosePassword = async (
  ctx: Context,
  { email, deviceHash, registrationId }: Registrant & { registrationId: number | null },
): Promise<string | null> => {
  const own = await findOwnRegistration(ctx, { email, deviceHash });
  if (own) return own.password_hash;
  const open = openOnes(ctx, email).select(['id', 'password_hash']);
  const named =
    registrationId === null ? undefined : await open.where('id', '=', registrationId).executeTakeFirst();
  if (named) return named.password_hash;
  const [newest, other] = await open.limit(2).execute();
  return newest && !other ? newest.password_hash : null;
};

/** Ends every registration of an address: it has an owner now. */
export const endRegistrations = async (ctx: Context, email: string): Promise<void> => {
  await ctx.db.deleteFrom('registrations').where('email', '=', email).execute();
};
