import { type endpoints, type HandlerResponse, rupiah } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { heldFor, readAccountBalance } from '../ledger/index.ts';
import { onTheWay } from './days-withdrawals.ts';
import { buyerHolds } from './wallet-holds.ts';
import { buyerWallet } from './wallets.ts';

/** The current user's balance as a buyer, and what unpaid orders and open withdrawals hold. Throws 401. */
export const readBalance = async ({
  ctx,
}: HandlerArgs<void>): Promise<HandlerResponse<typeof endpoints.wallet.balance>['data']> => {
  const wallet = buyerWallet(ctx);
  const held = (await heldFor(ctx, wallet.owner)) + (await onTheWay(ctx, wallet));
  const balance = await readAccountBalance(ctx, wallet);
  return {
    balance: rupiah(balance),
    hold: rupiah(held),
    holds: await buyerHolds(ctx, wallet, balance),
  };
};
