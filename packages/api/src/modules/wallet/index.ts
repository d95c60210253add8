import './wallet.events.ts';
import type { Module } from '../../platform/module.ts';
import { checkWithdrawals } from './check-withdrawals.ts';
import { notifyWithdrawal } from './notify-withdrawal.ts';
import { openNextPayout } from './payouts/open-payout.ts';
import { servePayoutWebhook } from './payouts/serve-payout-webhook.ts';
import { workOnNextPayout } from './payouts/work-on-payout.ts';
import { walletMigrations } from './wallet.migrations.ts';
import { walletRoutes } from './wallet.routes.ts';

export { afterBankingDays } from './banking-days.ts';
export { walletLines } from './list-history.ts';
export { listPayable, makePayoutBatch } from './payouts/make-payout-batch.ts';
export { readMonth } from './read-month.ts';
export { requestWithdrawal } from './request-withdrawal.ts';
export {
  approveWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  reverseWithdrawal,
  startWithdrawal,
} from './settle-withdrawal.ts';
export { sumIncome } from './sum-income.ts';
export {
  openWithdrawals,
  type PaymentSource,
  type WithdrawalRow,
  type WithdrawalStatus,
} from './wallet.tables.ts';
export { buyerWallet, sellerWallet } from './wallets.ts';
export { withdrawFromBuyer } from './withdraw-from-buyer.ts';

export const walletModule: Module = {
  name: 'wallet',
  migrations: walletMigrations,
  routes: (app) => {
    walletRoutes(app);
    servePayoutWebhook(app);
  },
  queues: [openNextPayout, workOnNextPayout],
  consumers: [notifyWithdrawal],
  audits: [checkWithdrawals],
};
