import type { ListedPromo, PromoRejectionReason } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { findPersonalRejection, rejectionByState } from './evaluation/find-voucher-rejection.ts';
import { presentListedPromo, toRejectionMessage } from './present-promo.ts';
import { readVouchers } from './read-vouchers.ts';
import { getVoucherState } from './voucher-state.ts';

/** Enough for typing errors, too little to find codes by trying. */
const triesAMinute = { points: 20, seconds: 60 };

const refused = (code: PromoRejectionReason) =>
  apiError.conflict(toRejectionMessage({ code, missing: 0 }), { reason: code });

/** The claim first: a second claim waits here for the first one and finds it. */
const keep = (ctx: Context, voucherId: number, userId: number) =>
  inTransaction(ctx, async ({ db, clock }) => {
    const claimed = await db
      .insertInto('voucher_claims')
      .values({ voucher_id: voucherId, user_id: userId, claimed_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('voucher_id')
      .executeTakeFirst();
    if (!claimed) return 'kept-before' as const;
    const counted = await db
      .updateTable('vouchers')
      .set((e) => ({ claimed: e('claimed', '+', 1) }))
      .where('id', '=', voucherId)
      .whereRef('claimed', '<', 'quota')
      .whereRef('used', '<', 'quota')
      .returning('id')
      .executeTakeFirst();
    if (!counted) throw refused('exhausted');
    return 'kept' as const;
  });

/**
 * Saves the promo of a code (any case) for the current user; a repeated claim changes nothing. Throws 422 for an
 * unknown code, 409 with its reason when it does not run, its quota is claimed or the user may not use it, and 429.
 */
export const claimPromo = async ({
  ctx,
  input: { promo_code },
}: HandlerArgs<{ promo_code: string }>): Promise<{ promo: ListedPromo; outcome: 'kept' | 'kept-before' }> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  const { userId } = ctx.actor;
  await ctx.rates.spend('promo claims', userId, triesAMinute);
  const where = sql<boolean>`v.voucher_code = ${promo_code.toUpperCase()}`;
  const [voucher] = await readVouchers(ctx, { userId, where, limit: 1 });
  if (!voucher) throw apiError.invalid({ promo_code: ['promo.code.unknown'] });
  const state = getVoucherState(voucher, ctx.clock.now());
  if (state !== 'running') throw refused(rejectionByState[state]);
  const personal = findPersonalRejection({ ...voucher, isClaimed: true });
  if (personal) throw refused(personal);
  const outcome = await keep(ctx, voucher.id, userId);
  return { outcome, promo: presentListedPromo(ctx, { ...voucher, isClaimed: true }) };
};
