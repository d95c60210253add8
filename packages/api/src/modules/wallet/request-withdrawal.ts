import {
  formatRupiah,
  maxWithdrawalPerDay,
  maxWithdrawalsPerDay,
  minWithdrawal,
  type Withdrawal,
} from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { json } from '../../platform/database/json.ts';
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
import type { PaymentSource, WithdrawalRow } from './wallet.tables.ts';
import type { Wallet } from './wallets.ts';

export interface BankAccount {
  bank_id: number;
  rekening: string;
  cabang: string;
  atas_nama: string;
}

/** The bank account, or the payment, that a withdrawal goes to. */
type Target = { account: BankAccount; source?: undefined } | { account?: undefined; source: PaymentSource };

type RequestWithdrawal = Target & {
  wallet: Wallet;
  /** Rupiah as an integer. */
  amount: number;
};

/** Providers send money back within so many banking days. */
const daysToSource = 3;

/** `WD-20261121-7KQ2M`, with the day in Jakarta. */
const newCode = (now: Date) => `WD-${jakartaDigits(now)}-${randomCode()}`;

const targetOf = ({ account, source }: Target) => {
  if (source) {
    const columns = { bank_id: 0, rekening: source.reference, cabang: '', atas_nama: '' };
    return {
      bankingDays: daysToSource,
      columns: { ...columns, destination: 'source' as const, source: json(source) },
    };
  }
  const { bank_id, rekening, cabang, atas_nama } = account;
  const bank = findBank(bank_id);
  if (!bank) throw apiError.invalid({ bank_id: ['field.invalid'] });
  return { bankingDays: bank.bankingDays, columns: { bank_id, rekening, cabang, atas_nama } };
};

const write = async (
  ctx: Context,
  { wallet, amount, ...target }: RequestWithdrawal,
): Promise<WithdrawalRow> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  const { bankingDays, columns } = targetOf(target);
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('withdrawals')
    .values({
      code: newCode(now),
      ...wallet,
      user_id: ctx.actor.userId,
      amount,
      ...columns,
      status: 'requested',
      reject_reason: null,
      requested_at: now,
      estimated_at: afterBankingDays(now, bankingDays),
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

const least = ({ source }: RequestWithdrawal) => (source ? 1 : minWithdrawal);

const described = ({ source }: RequestWithdrawal) =>
  source
    ? { id: 'Pengembalian ke metode asal', en: 'Refund to the original payment method' }
    : { id: 'Penarikan ke rekening bank', en: 'Withdrawal to a bank account' };

/**
 * Takes the amount out of the wallet and queues a withdrawal for staff (J5). The caller has checked the password again.
 * Throws 409 `account_protected`, `wallet_insufficient` or `day_count`, and 422 for the amount or an unknown bank (domain 3.10).
 */
export const requestWithdrawal = async (ctx: Context, request: RequestWithdrawal): Promise<Withdrawal> => {
  const { wallet, amount } = request;
  if (!Number.isSafeInteger(amount)) throw apiError.invalid({ amount: ['withdraw.amount.invalid'] });
  if (amount < least(request)) throw apiError.invalid({ amount: ['withdraw.amount.small'] });
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
            description: described(request),
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
