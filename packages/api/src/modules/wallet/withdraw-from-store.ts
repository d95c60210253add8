import { formatDateTime, type Locale, message, type Withdrawal } from '@pasar/contract';
import type { Context, Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failure } from '../../platform/http/failure.ts';
import { bankOfMerchant } from '../stores/index.ts';
import { type BankAccount, requestWithdrawal } from './request-withdrawal.ts';
import { sellerWallet } from './wallets.ts';

const tooNew = (from: Date) => {
  const words = (locale: Locale) =>
    message('withdraw.bank-new', locale, { at: formatDateTime(from.toISOString(), locale) });
  return failure.conflict(
    { id: words('id'), en: words('en') },
    { reason: 'bank_new', withdrawals_from: from.toISOString() },
  );
};

const settledAccount = async (ctx: Context, merchantId: number): Promise<BankAccount> => {
  const account = await bankOfMerchant(ctx, merchantId);
  if (!account) throw failure.conflict('withdraw.bank-missing', { reason: 'bank_missing' });
  if (account.withdrawalsFrom) throw tooNew(account.withdrawalsFrom);
  return account;
};

/**
 * Sends money of the asker's store to its bank account. Throws as `requestWithdrawal`, 401 and 403, and 409
 * `bank_missing`, or `bank_new` within a day after the account changed (quality S42).
 */
export const withdrawFromStore = async ({ ctx, input }: Verb<{ amount: number }>): Promise<Withdrawal> => {
  const wallet = sellerWallet(ctx);
  return inTransaction(ctx, async (ctxInTx) =>
    requestWithdrawal(ctxInTx, {
      wallet,
      amount: input.amount,
      account: await settledAccount(ctxInTx, wallet.owner),
    }),
  );
};
