import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { Draft } from '../draft/draft.ts';
import { makeDraft } from '../draft/make-draft.ts';
import type { Session } from '../session/session.ts';
import { type CheckoutResponse, presentCheckout } from '../show/present-checkout.ts';
import { openSession } from './open-session.ts';

interface PromoChoice {
  promo_id: number;
  checkout_id?: number;
}

const chosenNow = async (ctx: Context, session: Session): Promise<number[]> =>
  session.promoIds ?? (await makeDraft(ctx, session, { renewing: true })).promos.selected;

/** The promo itself, as a text, when it cannot be used. */
const demandUsable = ({ promos: { all } }: Draft, promoId: number) => {
  const option = all.find(({ promo_id }) => promo_id === promoId);
  if (!option) throw apiError.notFound('promo.code.unknown');
  if (option.usable) return;
  const words = option.reason === null ? 'promo.invalid' : { id: option.reason, en: option.reason };
  throw apiError.conflict(words, {
    reason: 'promo_invalid',
    reason_code: option.reason_code,
    missing_amount: option.missing_amount,
  });
};

/** Two simultaneous selections are applied one after the other, so that neither is lost. */
const withLock = (
  { ctx, input }: HandlerArgs<PromoChoice>,
  work: (ctxInTx: Context, session: Session) => Promise<Draft>,
): Promise<CheckoutResponse> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { id } = await openSession(ctxInTx, input.checkout_id);
    await ctxInTx.db.selectFrom('checkout_sessions').select('id').where('id', '=', id).forUpdate().execute();
    const draft = await work(ctxInTx, await openSession(ctxInTx, id));
    await ctxInTx.db
      .updateTable('checkout_sessions')
      .set({ promo_ids: json(draft.promos.selected), seen_wallet: draft.summary.walletUsed })
      .where('id', '=', id)
      .execute();
    return presentCheckout(ctxInTx, draft, null);
  });

/**
 * Applies a promo at the checkout; it replaces one of the same kind. It takes nothing from its quota before the payment
 * (domain 3.6). Throws 401, 404 for one that the user may not know of, 409 `promo_invalid` with its reason.
 */
export const selectPromo = (verb: HandlerArgs<PromoChoice>): Promise<CheckoutResponse> =>
  withLock(verb, async (ctx, session) => {
    const others = (await chosenNow(ctx, session)).filter((id) => id !== verb.input.promo_id);
    const promoIds = [...others, verb.input.promo_id];
    const draft = await makeDraft(ctx, { ...session, promoIds }, { renewing: true });
    demandUsable(draft, verb.input.promo_id);
    return { ...draft, droppedPromos: [] };
  });

/** Removes a promo; one that was not used stays unused. Throws 401, 404, 409. */
export const unselectPromo = (verb: HandlerArgs<PromoChoice>): Promise<CheckoutResponse> =>
  withLock(verb, async (ctx, session) => {
    const promoIds = (await chosenNow(ctx, session)).filter((id) => id !== verb.input.promo_id);
    return { ...(await makeDraft(ctx, { ...session, promoIds }, { renewing: true })), droppedPromos: [] };
  });
