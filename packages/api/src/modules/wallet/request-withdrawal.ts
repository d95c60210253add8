import {
  formatRupiah,
  maxWithdrawalPerDay,
  maxWithdrawalsPerDay,
  minWithdrawal,
  type Withdrawal,
} from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { randomCode } from '../../platform/ids.ts';
import { jakartaDigits } from '../../platform/jakarta.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { createMessage } from '../../platform/message.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import { assertMoneyFree } from '../accounts/index.ts';
import { postJournal } from '../ledger/index.ts';
import { findBank } from '../stores/index.ts';
import { afterBankingDays } from './banking-days.ts';
import { daysWithdrawals } from './days-withdrawals.ts';
import { showWithdrawal } from './show-withdrawal.ts';
import type { WithdrawalRow } from './wallet.tables.ts';
import type { Wallet } from './wallets.ts';

export interface BankAccount {
  bank_id: number;
  rekening: string;
  cabang: string;
  atas_nama: string;
}

interface RequestWithdrawal {
  wallet: Wallet;
  /** Rupiah as an integer. */
  amount: number;
  account: BankAccount;
}

/** `WD-20261121-7KQ2M`, with the day in Jakarta. */
const newCode = (now: Date) => `WD-${jakartaDigits(now)}-${randomCode()}`;

const write = (ctx: Context, { wallet, amount, account }: RequestWithdrawal): Promise<WithdrawalRow> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  const bank = findBank(account.bank_id);
  if (!bank) throw apiError.invalid({ bank_id: ['field.invalid'] });
  const now = ctx.clock.now();
  const { bank_id, rekening, cabang, atas_nama } = account;
  return ctx.db
    .insertInto('withdrawals')
    .values({
      code: newCode(now),
      ...wallet,
      user_id: ctx.actor.userId,
      amount,
      bank_id,
      rekening,
      cabang,
      atas_nama,
      status: 'requested',
      reject_reason: null,
      requested_at: now,
      estimated_at: afterBankingDays(now, bank.bankingDays),
      processing_at: null,
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Looked at after the wallet is locked: of several requests at once the day's limits let only as many through. */
const keepLimits = async (ctx: Context, { wallet, amount }: RequestWithdrawal) => {
  const today = await daysWithdrawals(ctx, wallet);
  if (today.count > maxWithdrawalsPerDay) {
    throw apiError.conflict(createMessage('withdraw.day-count', { max: maxWithdrawalsPerDay }), {
      reason: 'day_count',
    });
  }
  if (today.amount > maxWithdrawalPerDay) {
    const left = Math.max(0, maxWithdrawalPerDay - (today.amount - amount));
    throw apiError.invalid({ amount: [createMessage('withdraw.day-amount', { left: formatRupiah(left) })] });
  }
};

/**
 * Takes the amount out of the wallet and queues a withdrawal for staff (J5). The caller has checked the password again.
 * Throws 409 `account_protected`, `wallet_insufficient` or `day_count`, and 422 for the amount or an unknown bank (domain 3.10).
 */
export const requestWithdrawal = async (ctx: Context, request: RequestWithdrawal): Promise<Withdrawal> => {
  const { wallet, amount } = request;
  if (!Number.isSafeInteger(amount)) throw apiError.invalid({ amount: ['withdraw.amount.invalid'] });
  if (amount < minWithdrawal) throw apiError.invalid({ amount: ['withdraw.amount.small'] });
  if (amount > maxWithdrawalPerDay) throw apiError.invalid({ amount: ['withdraw.amount.large'] });
  return inTransaction(ctx, async (ctxInTx) => {
    await assertMoneyFree(ctxInTx);
    const row = await write(ctxInTx, request);
    await postJournal(ctxInTx, {
      event: 'J5',
      key: `withdrawal ${row.id} requested`,
      reference: { type: 'withdrawal', id: row.id },
      postings: [
        {
          account: wallet,
          amount: -amount,
          history: {
            type: 'withdraw',
            code: row.code,
            description: { id: 'Penarikan ke rekening bank', en: 'Withdrawal to a bank account' },
          },
        },
        { account: { kind: 'withdrawal_clearing' }, amount },
      ],
    });
    await keepLimits(ctxInTx, request);
    await emit(ctxInTx, 'wallet.withdrawal-moved', { withdrawalId: row.id, to: 'requested' });
    ctxInTx.afterCommit(() => securityEvent(ctx, 'withdrawal-requested', { withdrawal: row.id, amount }));
    return showWithdrawal(row);
  });
};
