import { recoveryCodeCount } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { randomCode } from '../../../platform/ids.ts';

/** Ten signs of thirty: about 49 bits, and attempts are limited. */
const halfLength = 5;

const hashOf = ({ keys }: Context, userId: number, code: string) =>
  keys.fingerprint('recovery codes', `${userId}:${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`);

/** Replaces the recovery codes of a user; only the response ever shows the new ones. */
export const replaceRecoveryCodes = async (ctx: Context, userId: number): Promise<string[]> => {
  const codes = Array.from(
    { length: recoveryCodeCount },
    () => `${randomCode(halfLength)}-${randomCode(halfLength)}`,
  );
  await removeRecoveryCodes(ctx, userId);
  await ctx.db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(ctx, userId, code), used_at: null })))
    .execute();
  return codes;
};

export const removeRecoveryCodes = async (ctx: Context, userId: number): Promise<void> => {
  await ctx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
};

export const countRecoveryCodes = async (ctx: Context, userId: number): Promise<number> => {
  const { left } = await ctx.db
    .selectFrom('recovery_codes')
    .select((all) => all.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
};

/** Uses a recovery code up; false when it is none of theirs, or used. */
export const takeRecoveryCode = async (ctx: Context, userId: number, code: string): Promise<boolean> => {
  const used = await ctx.db
    .updateTable('recovery_codes')
    .set({ used_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(ctx, userId, code))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};
