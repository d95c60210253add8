import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';
import { isBuyable, priceLines, readCartLines } from '../../cart/index.ts';
import { checkoutErrors } from '../checkout-errors.ts';
import { assertPayable } from './assert-payable.ts';
import { writeSession } from './write-session.ts';

const checkedLines = async (ctx: Context, userId: number) => {
  const checked = (await readCartLines(ctx, userId)).filter(({ isChecked }) => isChecked);
  return (await priceLines(ctx, userId, checked)).filter(isBuyable);
};

/**
 * Opens a checkout of the checked items of the cart, or updates the open one. Sold-out or removed items stay in the
 * cart. Returns the checkout's id. Throws 401, and 409 when nothing is left to buy or nobody can pay.
 */
export const openCartCheckout = async ({ ctx }: HandlerArgs<void>): Promise<number> => {
  const userId = getCurrentUserId(ctx);
  const lines = await checkedLines(ctx, userId);
  if (lines.length === 0) throw checkoutErrors.empty();
  await assertPayable(
    ctx,
    userId,
    lines.reduce((sum, { unitPrice, qty }) => sum + unitPrice * qty, 0),
  );
  return inTransaction(ctx, (ctxInTx) =>
    writeSession(ctxInTx, {
      userId,
      source: 'cart',
      lines: lines.map((line) => ({ ...line, cartItemId: line.id })),
    }),
  );
};
