import type { HandlerArgs } from '../../../platform/context.ts';
import type { CheckoutResponse } from '../show/present-checkout.ts';
import { showSession } from '../show/show-checkout.ts';
import { openSession } from './open-session.ts';

interface UseWallet {
  use_wallet: '0' | '1';
  checkout_id?: number;
}

/** Pays from the wallet first, or not. Throws 401, 404, 409. */
export const applyWalletBalance = async ({
  ctx,
  input,
}: HandlerArgs<UseWallet>): Promise<CheckoutResponse> => {
  const session = await openSession(ctx, input.checkout_id);
  const isUsed = input.use_wallet === '1';
  await ctx.db
    .updateTable('checkout_sessions')
    .set({ use_wallet: isUsed })
    .where('id', '=', session.id)
    .execute();
  return showSession(ctx, { ...session, useWallet: isUsed });
};
