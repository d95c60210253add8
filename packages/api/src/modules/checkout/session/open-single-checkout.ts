import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';
import { checkQuantity, findVariant, priceLines, type Wanted } from '../../cart/index.ts';
import { assertPayable } from './assert-payable.ts';
import { writeSession } from './write-session.ts';

/** So many tabs of one user have a separate purchase; the oldest ones beyond are closed. */
const mostOpen = 20;

const closeOldest = async (ctxInTx: Context, userId: number): Promise<void> => {
  const open = ctxInTx.db
    .selectFrom('checkout_sessions')
    .where('user_id', '=', userId)
    .where('source', '=', 'single')
    .where('status', '=', 'open');
  await ctxInTx.db
    .updateTable('checkout_sessions')
    .set({ status: 'closed' })
    .where(
      'id',
      'in',
      open.select('id').orderBy('opened_at', 'desc').orderBy('id', 'desc').offset(mostOpen).limit(mostOpen),
    )
    .execute();
};

/**
 * Begins the purchase of one product, beside others that were begun so; the cart stays as it is (SPEC 7).
 * Returns the checkout's id. Throws 401, 404, 422 and 409 as adding to the cart does.
 */
export const openSingleCheckout = async ({ ctx, input }: HandlerArgs<Wanted>): Promise<number> => {
  const userId = getCurrentUserId(ctx);
  const variantId = await findVariant(ctx, input);
  const wanted = { id: 0, variantId, qty: input.qty, note: input.note, isChecked: true, seenPrice: 0 };
  const [line] = await priceLines(ctx, userId, [wanted]);
  if (!line) throw apiError.notFound('product.not-found');
  checkQuantity(line);
  await assertPayable(ctx, userId, line.unitPrice * line.qty);
  return inTransaction(ctx, async (ctxInTx) => {
    const id = await writeSession(ctxInTx, {
      userId,
      source: 'single',
      lines: [{ ...line, cartItemId: null }],
    });
    await closeOldest(ctxInTx, userId);
    return id;
  });
};
