import type { PromoOffer, PromoRefusal } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failure } from '../../platform/http/failure.ts';
import { personalRefusal, refusalByState } from './evaluation/refusal-of.ts';
import { presentOffer, reasonOf } from './present-promo.ts';
import { readVouchers } from './read-vouchers.ts';
import { stateOf } from './voucher-state.ts';

/** Enough for typing errors, too little to find codes by trying. */
const triesAMinute = { points: 20, seconds: 60 };

const refused = (code: PromoRefusal) => failure.conflict(reasonOf({ code, missing: 0 }), { reason: code });

/** The claim first: whoever claims twice waits here for the first one and finds it. */
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
 * Keeps the promo of a code (any case) for the asker; claiming it again changes nothing. Throws 422 for an unknown
 * code, 409 with its reason when it does not run, its quota is claimed or the person may not use it, and 429.
 */
export const claimPromo = async ({
  ctx,
  input: { promo_code },
}: Verb<{ promo_code: string }>): Promise<{ promo: PromoOffer; outcome: 'kept' | 'kept-before' }> => {
  if (ctx.actor.kind !== 'user') throw failure.unauthorized();
  const { userId } = ctx.actor;
  await ctx.rates.spend('promo claims', userId, triesAMinute);
  const where = sql<boolean>`v.voucher_code = ${promo_code.toUpperCase()}`;
  const [voucher] = await readVouchers(ctx, { userId, where, limit: 1 });
  if (!voucher) throw failure.invalid({ promo_code: ['promo.code.unknown'] });
  const state = stateOf(voucher, ctx.clock.now());
  if (state !== 'running') throw refused(refusalByState[state]);
  const personal = personalRefusal({ ...voucher, isClaimed: true });
  if (personal) throw refused(personal);
  const outcome = await keep(ctx, voucher.id, userId);
  return { outcome, promo: presentOffer(ctx, { ...voucher, isClaimed: true }) };
};
