import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';
import { readGroup } from '../../orders/index.ts';
import type { Draft } from '../draft/draft.ts';
import { makeDraft } from '../draft/make-draft.ts';
import { openCartCheckout } from '../session/open-cart-checkout.ts';
import { assertOpen, newestSession, readSession } from '../session/read-session.ts';
import type { Session } from '../session/session.ts';
import { type CheckoutResponse, isComplete, presentCheckout } from './present-checkout.ts';

/**
 * The best promos are selected once, as soon as the checkout is complete; after that the user's selection stays. The
 * wallet's share is saved, so that a payment can detect that it has become less.
 */
const rememberShown = async (ctx: Context, draft: Draft): Promise<void> => {
  const { session, promos, summary } = draft;
  const choosesNow = session.promoIds === null && isComplete(draft);
  if (!choosesNow && session.walletShown === summary.walletUsed) return;
  await ctx.db
    .updateTable('checkout_sessions')
    .set({
      seen_wallet: summary.walletUsed,
      ...(choosesNow ? { promo_ids: json(promos.selected) } : {}),
    })
    .where('id', '=', session.id)
    .where('status', '=', 'open')
    .execute();
};

/** Shows a session of any state; for an open one, rates are locked anew where needed. */
export const showSession = async (ctx: Context, session: Session): Promise<CheckoutResponse> => {
  if (session.status === 'paid') {
    const group = await readGroup(ctx, { checkoutId: session.id });
    return presentCheckout(ctx, await makeDraft(ctx, session, { renewing: false }), group?.code ?? null);
  }
  assertOpen(ctx, session);
  const draft = await makeDraft(ctx, session, { renewing: true });
  await rememberShown(ctx, draft);
  return presentCheckout(ctx, draft, null);
};

const findSession = async (ctx: Context, userId: number, id: number | undefined): Promise<Session> => {
  if (id !== undefined) return readSession(ctx, userId, id);
  return (
    (await newestSession(ctx, userId)) ??
    readSession(ctx, userId, await openCartCheckout({ ctx, input: undefined }))
  );
};

/**
 * The named checkout of the current user, else the one opened last, else one made of the checked cart. It uses the
 * current prices, stocks, rates and promos. Throws 401, 404, and 409 `session_closed` when it expired or is empty.
 */
export const showCheckout = async ({
  ctx,
  input: { checkout_id },
}: HandlerArgs<{ checkout_id?: number }>): Promise<CheckoutResponse> => {
  const userId = getCurrentUserId(ctx);
  return showSession(ctx, await findSession(ctx, userId, checkout_id));
};
