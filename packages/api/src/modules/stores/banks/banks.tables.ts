import type { Generated } from 'kysely';

/** An account as a store names it. */
export interface BankDetails {
  bank_id: number;
  rekening: string;
  cabang: string;
  atas_nama: string;
}

/** Where the money of a store is sent. */
export interface MerchantBanks {
  merchant_id: number;
  /** One of `banks`. */
  bank_id: number;
  /** Digits. */
  rekening: string;
  cabang: string;
  atas_nama: string;
  /** Withdrawals wait a day after it; null for the account that the store was opened with. */
  changed_at: Date | null;
  /** The account that staff approved last, while another one waits for them. */
  previous: Generated<BankDetails | null>;
}

declare module '../../../platform/database/database.ts' {
  interface Database {
    merchant_banks: MerchantBanks;
  }
}
