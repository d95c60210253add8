import type { Verb } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { failure } from '../../../platform/http/failure.ts';
import { askerId, checkQuantity, findVariant, priceLines, type Wanted } from '../../cart/index.ts';
import { writeSession } from './write-session.ts';

/**
 * Begins the purchase of one product, in place of another one that was begun so; the cart stays as it is (SPEC 7).
 * Returns the checkout's id. Throws 401, 404, 422 and 409 as adding to the cart does.
 */
export const openSingleCheckout = async ({ ctx, input }: Verb<Wanted>): Promise<number> => {
  const userId = askerId(ctx);
  const variantId = await findVariant(ctx, input);
  const wanted = { id: 0, variantId, qty: input.qty, note: input.note, isChecked: true, seenPrice: 0 };
  const [line] = await priceLines(ctx, userId, [wanted]);
  if (!line) throw failure.notFound('product.not-found');
  checkQuantity(line);
  return inTransaction(ctx, async (ctxInTx) => {
    await ctxInTx.db
      .updateTable('checkout_sessions')
      .set({ status: 'closed' })
      .where('user_id', '=', userId)
      .where('source', '=', 'single')
      .where('status', '=', 'open')
      .execute();
    return writeSession(ctxInTx, { userId, source: 'single', lines: [{ ...line, cartItemId: null }] });
  });
};
