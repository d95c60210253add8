import type { Context } from '../../../platform/context.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { paymentMethods } from '../../payments/index.ts';
import { checkoutErrors } from '../checkout-errors.ts';

/**
 * Throws 409 `no_payment_method` where the marketplace takes no payments and the user's wallet cannot pay even the
 * items, in rupiah.
 */
export const assertPayable = async (ctx: Context, userId: number, items: number): Promise<void> => {
  if (paymentMethods(ctx).length > 0) return;
  const balance = await readAccountBalance(ctx, { kind: 'buyer_wallet', owner: userId });
  if (balance < items) throw checkoutErrors.noMethodYet();
};
