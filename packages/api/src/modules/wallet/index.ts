import './wallet.events.ts';
import type { Module } from '../../platform/module.ts';
import { checkWithdrawals } from './check-withdrawals.ts';
import { notifyWithdrawal } from './notify-withdrawal.ts';
import { walletMigrations } from './wallet.migrations.ts';
import { walletRoutes } from './wallet.routes.ts';

export { afterBankingDays } from './banking-days.ts';
export { walletLines } from './list-history.ts';
export { makePayoutBatch } from './payouts/make-payout-batch.ts';
export {
  approveWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  reverseWithdrawal,
  startWithdrawal,
} from './settle-withdrawal.ts';
export { sumIncome } from './sum-income.ts';
export { openWithdrawals, type WithdrawalRow, type WithdrawalStatus } from './wallet.tables.ts';
export { buyerWallet, sellerWallet } from './wallets.ts';
export { withdrawFromBuyer } from './withdraw-from-buyer.ts';

export const walletModule: Module = {
  name: 'wallet',
  migrations: walletMigrations,
  routes: walletRoutes,
  consumers: [notifyWithdrawal],
  audits: [checkWithdrawals],
};
