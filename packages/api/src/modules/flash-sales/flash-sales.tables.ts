import type { Generated } from 'kysely';

declare module '../catalog/catalog.tables.ts' {
  interface FlashSales {
    /** Grows with every edit by the desk. */
    version: Generated<number>;
  }
  interface FlashSaleItems {
    /** What the desk told the seller. */
    reject_reason: string | null;
  }
}
