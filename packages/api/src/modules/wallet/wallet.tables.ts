import type { withdrawalStatuses } from '@pasar/contract';
import type { Generated, Selectable } from 'kysely';

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** Money of these is on its way to a bank. */
export const openWithdrawals = ['requested', 'approved', 'processing'] as const;

/** The payment that money goes back to, as its provider knows it. */
export interface PaymentSource {
  provider: string;
  method: string;
  /** The method's name. */
  name: string;
  /** Of the charge. */
  reference: string;
  providerRef: string | null;
}

/** Money on its way from a wallet to a bank or back to a payment; with a copy of the bank account. */
export interface Withdrawals {
  id: Generated<number>;
  code: string;
  kind: 'buyer_wallet' | 'seller_wallet';
  /** User or merchant. */
  owner: number;
  /** The requester. */
  user_id: number;
  amount: number;
  /** Part of the amount. */
  fee: Generated<number>;
  /** A bank account, or the payment that it came from. */
  destination: Generated<'bank' | 'source'>;
  /** With `source` alone. */
  source: Generated<PaymentSource | null>;
  /** With `source`: no bank's, and as number of the account the charge's reference. */
  bank_id: number;
  rekening: string;
  cabang: string;
  atas_nama: string;
  status: WithdrawalStatus;
  reject_reason: string | null;
  requested_at: Date;
  /** When the money should have arrived at the latest. */
  estimated_at: Date;
  processing_at: Date | null;
  /** Paid, rejected or reversed. */
  finished_at: Date | null;
  /** Who approved it, and null for one below the automatic limit. */
  approved_by: Generated<number | null>;
}

/** A bank file; its bytes never change, so that a repeated export pays nobody twice. */
export interface PayoutBatches {
  id: Generated<number>;
  code: string;
  created_by: number;
  created_at: Date;
  rows: number;
  total: number;
  csv: string;
  sha256: string;
}

/** An attempt to pay a withdrawal out. At most one of a withdrawal is not failed. */
export interface Payouts {
  id: Generated<number>;
  withdrawal_id: number;
  provider: string;
  /** The withdrawal's code and the number of the attempt. */
  reference: string;
  /** What the bank calls the transfer. */
  provider_ref: string | null;
  /** Created: nobody was called for it yet. Unknown: the provider was called and did not respond. */
  status: 'created' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'reversed';
  batch_id: number | null;
  /** The provider's own reason. */
  error_code: Generated<string | null>;
  /** When the provider is asked next; null when there is nothing to ask. */
  next_poll_at: Generated<Date | null>;
  /** Calls so far. */
  tries: Generated<number>;
}
export type PayoutRow = Selectable<Payouts>;
export type WithdrawalRow = Selectable<Withdrawals>;

declare module '../../platform/database/database.ts' {
  interface Database {
    withdrawals: Withdrawals;
    payout_batches: PayoutBatches;
    payouts: Payouts;
  }
}
