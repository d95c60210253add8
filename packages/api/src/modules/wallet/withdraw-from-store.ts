import { formatDateTime, type Locale, type MessageId, message, type Withdrawal } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { bankOfMerchant, type PayoutBlock, payoutBlock } from '../stores/index.ts';
import { type BankAccount, requestWithdrawal } from './request-withdrawal.ts';
import { sellerWallet } from './wallets.ts';

const tooNew = (from: Date) => {
  const words = (locale: Locale) =>
    message('withdraw.bank-new', locale, { at: formatDateTime(from.toISOString(), locale) });
  return apiError.conflict(
    { id: words('id'), en: words('en') },
    { reason: 'bank_new', withdrawals_from: from.toISOString() },
  );
};

const settledAccount = async (ctx: Context, merchantId: number): Promise<BankAccount> => {
  const account = await bankOfMerchant(ctx, merchantId);
  if (!account) throw apiError.conflict('withdraw.bank-missing', { reason: 'bank_missing' });
  if (account.withdrawalsFrom) throw tooNew(account.withdrawalsFrom);
  return account;
};

const blockWords: Record<PayoutBlock['reason'], MessageId> = {
  store_suspended: 'withdraw.suspended',
  store_unverified: 'withdraw.unverified',
  review_pending: 'withdraw.review',
};

/** A store that may not sell, or whose changes wait for approval, cannot withdraw money (domain 3.3). */
const demandCleared = async (ctx: Context, merchantId: number) => {
  const block = await payoutBlock(ctx, merchantId);
  if (block) throw apiError.conflict(blockWords[block.reason], block);
};

/**
 * Sends money of the current user's store to its bank account. Throws as `requestWithdrawal`, 401 and 403, and 409
 * `bank_missing`, `bank_new` within a day after the account changed (quality S42), or the reason of `payoutBlock`.
 */
export const withdrawFromStore = async ({
  ctx,
  input,
}: HandlerArgs<{ amount: number }>): Promise<Withdrawal> => {
  const wallet = sellerWallet(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const account = await settledAccount(ctxInTx, wallet.owner);
    await demandCleared(ctxInTx, wallet.owner);
    return requestWithdrawal(ctxInTx, { wallet, amount: input.amount, account });
  });
};
