import type { Generated } from 'kysely';

declare module '../catalog/catalog.tables.ts' {
  interface FlashSales {
    /** Grows with every edit by staff. */
    version: Generated<number>;
  }
  interface FlashSaleItems {
    /** The message of staff to the seller. */
    reject_reason: string | null;
  }
}
