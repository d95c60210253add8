import { rupiah, type Withdrawal } from '@pasar/contract';
import { findBank } from '../stores/index.ts';
import type { WithdrawalRow } from './wallet.tables.ts';

const masked = (number: string) => '•'.repeat(number.length - 4) + number.slice(-4);

/** A withdrawal as its owner reads it; of the account's number only the last four digits. */
export const showWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  withdraw_code: row.code,
  status: row.status,
  amount: rupiah(row.amount),
  destination: row.destination,
  bank_name: row.source?.name ?? findBank(row.bank_id)?.bank ?? '',
  masked_account: row.source ? '' : masked(row.rekening),
  requested_at: row.requested_at.toISOString(),
  estimated_at: row.estimated_at.toISOString(),
  reason: row.reject_reason,
});
