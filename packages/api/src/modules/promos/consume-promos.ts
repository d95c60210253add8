import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { emit } from '../../platform/jobs/outbox.ts';

interface ConsumePromos {
  userId: number;
  groupId: number;
  /** As quoted. */
  uses: readonly { promoId: number; amount: number }[];
}

const refused = (promoId: number) =>
  apiError.conflict('promo.invalid', { reason: 'promo_invalid', promo_id: promoId });

/** The update locks the voucher, so that the count after it sees every earlier use. */
const consume = async (
  ctx: Context,
  {
    userId,
    groupId,
    promoId,
    amount,
  }: {
    userId: number;
    groupId: number;
    promoId: number;
    amount: number;
  },
): Promise<void> => {
  const { db } = ctx;
  const now = ctx.clock.now();
  const taken = await db
    .updateTable('vouchers')
    .set((e) => ({ used: e('used', '+', 1) }))
    .where('id', '=', promoId)
    .whereRef('used', '<', 'quota')
    .where('is_paused', '=', false)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .returning(['per_user_limit', 'used', 'quota', 'owner'])
    .executeTakeFirst();
  if (!taken) throw refused(promoId);
  const { own } = await db
    .selectFrom('voucher_uses')
    .select((e) => e.fn.countAll<number>().as('own'))
    .where('voucher_id', '=', promoId)
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (own >= taken.per_user_limit) throw refused(promoId);
  await db
    .insertInto('voucher_uses')
    .values({
      voucher_id: promoId,
      user_id: userId,
      order_group_id: groupId,
      amount,
      used_at: now,
      released_at: null,
    })
    .execute();
  if (taken.owner === 'merchant' && taken.used === taken.quota)
    await emit(ctx, 'voucher.exhausted', { promoId });
};

/**
 * Takes one use of each promo for an order group, in the caller's transaction and in id order. Throws 409
 * `promo_invalid` with the promo's id when quota, time or the user's limit leave none (domain 3.6, rule 6).
 */
export const consumePromos = async (
  ctxInTx: Context,
  { userId, groupId, uses }: ConsumePromos,
): Promise<void> => {
  for (const { promoId, amount } of uses.toSorted((a, b) => a.promoId - b.promoId)) {
    await consume(ctxInTx, { userId, groupId, promoId, amount });
  }
};
