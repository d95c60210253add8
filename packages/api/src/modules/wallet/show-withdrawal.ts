import { rupiah, type Withdrawal } from '@pasar/contract';
import { findBank } from '../stores/index.ts';
import type { WithdrawalRow } from './wallet.tables.ts';

/** A withdrawal as its owner reads it; of the account's number only the last four digits. */
export const showWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  withdraw_code: row.code,
  status: row.status,
  amount: rupiah(row.amount),
  bank_name: findBank(row.bank_id)?.bank ?? '',
  masked_account: '•'.repeat(row.rekening.length - 4) + row.rekening.slice(-4),
  requested_at: row.requested_at.toISOString(),
  estimated_at: row.estimated_at.toISOString(),
  reason: row.reject_reason,
});
