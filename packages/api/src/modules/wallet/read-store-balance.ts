import { minWithdrawal, rupiah, type SellerBalance } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { moneyHeldUntil } from '../accounts/index.ts';
import { readAccountBalance } from '../ledger/index.ts';
import { sumEstimatedNet } from '../orders/index.ts';
import { bankOfMerchant, payoutBlock } from '../stores/index.ts';
import { daysWithdrawals, leftToday, onTheWay } from './days-withdrawals.ts';
import { storeHolds } from './wallet-holds.ts';
import { sellerWallet, type Wallet } from './wallets.ts';

/** What can be withdrawn now: nothing without a settled bank account and an approved store, or below the minimum. */
const withdrawableOf = async (ctx: Context, wallet: Wallet, balance: number): Promise<number> => {
  if (await moneyHeldUntil(ctx)) return 0;
  const account = await bankOfMerchant(ctx, wallet.owner);
  if (!account || account.withdrawalsFrom || (await payoutBlock(ctx, wallet.owner))) return 0;
  const most = Math.min(balance, leftToday(await daysWithdrawals(ctx, wallet)));
  return most < minWithdrawal ? 0 : most;
};

/** The balance of the current user's store. Throws 401 and 403. */
export const readStoreBalance = async ({ ctx }: HandlerArgs<void>): Promise<SellerBalance> => {
  const wallet = sellerWallet(ctx);
  const balance = await readAccountBalance(ctx, wallet);
  return {
    balance: rupiah(balance),
    pending_balance: rupiah(await sumEstimatedNet(ctx, wallet.owner)),
    withdrawable: rupiah(await withdrawableOf(ctx, wallet, balance)),
    on_withdrawal: rupiah(await onTheWay(ctx, wallet)),
    holds: await storeHolds(ctx, wallet, balance),
  };
};
