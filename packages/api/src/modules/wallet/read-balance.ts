import { type Answer, type endpoints, rupiah } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
import { balanceOf, heldFor } from '../ledger/index.ts';
import { onTheWay } from './days-withdrawals.ts';
import { buyerHolds } from './holds-of.ts';
import { buyerWallet } from './wallets.ts';

/** The asker's balance as a buyer, and what unpaid orders and withdrawals under way hold. Throws 401. */
export const readBalance = async ({
  ctx,
}: Verb<void>): Promise<Answer<typeof endpoints.wallet.balance>['data']> => {
  const wallet = buyerWallet(ctx);
  const held = (await heldFor(ctx, wallet.owner)) + (await onTheWay(ctx, wallet));
  const balance = await balanceOf(ctx, wallet);
  return {
    balance: rupiah(balance),
    hold: rupiah(held),
    holds: await buyerHolds(ctx, wallet, balance),
  };
};
