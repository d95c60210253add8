import type { Generated, Selectable } from 'kysely';

export type WithdrawalStatus = 'requested' | 'processing' | 'paid' | 'rejected';

/** Money on its way from a wallet to a bank; with a copy of the bank account. */
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
  /** Paid or rejected. */
  finished_at: Date | null;
}
export type WithdrawalRow = Selectable<Withdrawals>;

declare module '../../platform/database/database.ts' {
  interface Database {
    withdrawals: Withdrawals;
  }
}
