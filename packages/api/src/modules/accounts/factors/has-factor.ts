import type { StepUpMethod } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { findTotp } from './find-totp.ts';

/** What an account can prove itself by, besides password and mailbox; empty without a factor. */
export const readFactorMethods = async (
  ctx: Context,
  userId: number,
): Promise<Exclude<StepUpMethod, 'code'>[]> => {
  const passkey = await ctx.db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  if (await findTotp(ctx, userId)) return passkey ? ['passkey', 'totp'] : ['totp'];
  return passkey ? ['passkey', 'recovery'] : [];
};

/** Whether a passkey or an authenticator app protects an account. */
export const hasFactor = async (ctx: Context, userId: number): Promise<boolean> =>
  (await readFactorMethods(ctx, userId)).length > 0;
