import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { nextGroupId, type PlacedGroup, placeOrders } from '../../orders/index.ts';
import { usableMethods } from '../../payments/index.ts';
import { consumePromos } from '../../promos/index.ts';
import { reserveStock } from '../../stock/index.ts';
import type { Draft } from '../draft/draft.ts';
import type { Confirmed } from './confirm-draft.ts';
import { orderToPlace } from './order-to-place.ts';

/** The payment method for what the wallet leaves; null when it leaves nothing. Throws 422 for an unknown one. */
const methodOf = (ctx: Context, { summary }: Draft, { payment_method }: Confirmed) => {
  if (summary.payable === 0) return null;
  const method = usableMethods(ctx, summary.payable).find(({ code }) => code === payment_method);
  if (!method) throw apiError.invalid({ payment_method: ['payment.method-required'] });
  return method;
};

/** Everything that was bought, as stock counts it. */
const linesOf = ({ orders }: Draft) =>
  orders.flatMap(({ lines }) =>
    lines.map(({ variant, bought, flashItemId }) => ({ variantId: variant.id, qty: bought, flashItemId })),
  );

/**
 * Turns a confirmed checkout into orders, in the caller's transaction and in the one order of locks: vouchers, flash
 * sales, variants, wallet. A request that comes too late gets a 409 and has changed nothing.
 */
export const place = async (ctxInTx: Context, draft: Draft, confirmed: Confirmed): Promise<PlacedGroup> => {
  const { session, summary, promos } = draft;
  const { userId } = session;
  const method = methodOf(ctxInTx, draft, confirmed);
  const groupId = promos.uses.length > 0 ? await nextGroupId(ctxInTx) : undefined;
  if (groupId !== undefined) await consumePromos(ctxInTx, { userId, groupId, uses: promos.uses });
  await reserveStock(ctxInTx, { userId, lines: linesOf(draft) });
  return placeOrders(ctxInTx, {
    ...(groupId === undefined ? {} : { groupId }),
    userId,
    checkoutId: session.id,
    walletUsed: summary.walletUsed,
    payable: summary.payable,
    method: method?.code ?? null,
    methodName: method?.name ?? null,
    buyerTax: session.invoiceTo,
    orders: draft.orders.map((order) => orderToPlace(order, draft)),
  });
};
