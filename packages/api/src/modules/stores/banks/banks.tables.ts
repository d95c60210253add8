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
}

declare module '../../../platform/database/database.ts' {
  interface Database {
    merchant_banks: MerchantBanks;
  }
}
