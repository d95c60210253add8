import { formatDateTime, type Locale, message } from '@pasar/contract';
import { day, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { type ApiError, apiError } from '../../../platform/http/api-error.ts';
import { hasFactor } from '../factors/has-factor.ts';

/** After a reset, a new address or a removed factor whoever did it may be a stranger (people W53). */
const holdMs = day;

/**
 * Lets money and bank accounts of a user wait a day. Not where there is an older second factor: whoever came so far has
 * shown it.
 */
export const holdMoney = async (ctx: Context, userId: number): Promise<void> => {
  if (await hasFactor(ctx, userId)) return;
  await ctx.db
    .updateTable('users')
    .set({ money_held_until: later(ctx.clock, holdMs) })
    .where('id', '=', userId)
    .execute();
};

/** Until when the current user can move no money; null when they can. */
export const moneyHeldUntil = async ({ actor, clock, db }: Context): Promise<Date | null> => {
  if (actor.kind !== 'user') return null;
  const { money_held_until: until } = await db
    .selectFrom('users')
    .select('money_held_until')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return until && until > clock.now() ? until : null;
};

const toHeldError = (until: Date): ApiError => {
  const words = (locale: Locale) =>
    message('account.money-held', locale, { at: formatDateTime(until.toISOString(), locale) });
  return apiError.conflict(
    { id: words('id'), en: words('en') },
    { reason: 'account_protected', until: until.toISOString() },
  );
};

/** Throws 409 `account_protected` with the moment from which the current user can move money again. */
export const assertMoneyFree = async (ctx: Context): Promise<void> => {
  const until = await moneyHeldUntil(ctx);
  if (until) throw toHeldError(until);
};
