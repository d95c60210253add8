import { worksFor } from '../../../platform/actor.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';
import { takeBoughtItems } from '../../cart/index.ts';
import type { PlacedGroup } from '../../orders/index.ts';
import { openPayment, paymentMethods } from '../../payments/index.ts';
import type { Draft } from '../draft/draft.ts';
import { makeDraft } from '../draft/make-draft.ts';
import { assertOpen } from '../session/read-session.ts';
import { type Confirmed, confirmDraft } from './confirm-draft.ts';
import { lockSession } from './lock-session.ts';
import { place } from './place.ts';
import { type PayResponse, presentPaid, readPayResponse } from './read-pay-response.ts';

interface PayCheckout extends Confirmed {
  checkout_id: number;
}

const closeSession = async (ctxInTx: Context, { session, orders }: Draft) => {
  const { userId, id } = session;
  const itemIds = orders.flatMap(({ lines }) => lines.flatMap(({ cartItemId }) => cartItemId ?? []));
  await takeBoughtItems(ctxInTx, { userId, itemIds });
  await ctxInTx.db.updateTable('checkout_sessions').set({ status: 'paid' }).where('id', '=', id).execute();
};

const openRest = async (ctxInTx: Context, group: PlacedGroup, { payment_method }: Confirmed) => {
  if (group.payable === 0 || !payment_method) return;
  const { groupId, code, payable, payDueAt } = group;
  await openPayment(ctxInTx, {
    groupId,
    code,
    method: payment_method,
    amount: payable,
    expiresAt: payDueAt,
  });
};

const answerOf = (group: PlacedGroup, { orders }: Draft, { payment_method }: Confirmed): PayResponse => {
  const names = new Map(orders.map(({ seller }) => [seller.id, seller.name]));
  return presentPaid({
    ...group,
    status: group.status === 'new' ? 'paid' : 'waiting_payment',
    orders: group.orders.map((order) => ({ ...order, merchantName: names.get(order.merchantId) ?? '' })),
    method: group.payable === 0 ? null : (payment_method ?? null),
  });
};

/**
 * Orders what the checkout shows, all of it or nothing. It computes everything anew, compares it with what the user
 * confirmed, takes promos and stock, places the orders, empties the cart, opens the payment. A paid checkout returns
 * its orders. Throws 401, 404, 422 without a payment method, 409 with a `payRejectionReasons` reason.
 */
export const payCheckout = ({ ctx, input }: HandlerArgs<PayCheckout>): Promise<PayResponse> =>
  inTransaction(ctx, async (ctxInTx) => {
    const session = await lockSession(ctxInTx, getCurrentUserId(ctx), input.checkout_id);
    if (session.status === 'paid') {
      return readPayResponse(ctxInTx, session.id);
    }
    assertOpen(ctxInTx, session);
    const draft = await makeDraft(ctxInTx, session, { renewing: false });
    // Who joined a store after filling the cart does not buy from it any more (people W29).
    if (draft.orders.some(({ seller }) => worksFor(ctx.actor, seller.id)))
      throw apiError.conflict('cart.own-product', { reason: 'own_store' });
    confirmDraft(draft, { ...input, methods: paymentMethods(ctxInTx).length });
    const group = await place(ctxInTx, draft, input);
    await closeSession(ctxInTx, draft);
    await openRest(ctxInTx, group, input);
    return answerOf(group, draft, input);
  });
