import type { Generated, Selectable } from 'kysely';
import type { TaxedAmount } from './compute-ppn.ts';

export type TaxDocumentKind = 'invoice' | 'credit_note';
export type CreditReason = 'cancelled' | 'rejected' | 'returned' | 'complaint';

/** Whom a document names. `npwp` is empty for those who have none or do not state it. */
export interface TaxParty {
  name: string;
  npwp: string;
  address: string;
}

export interface TaxSeller extends TaxParty {
  /** The company behind the store; empty for an individual. */
  company: string;
  city: string;
}

export interface TaxLine {
  name: string;
  variant: string;
  qty: number;
  /** Rupiah. */
  price: number;
  total: number;
}

/** How the total of an invoice comes about, in rupiah. */
export interface TaxAmounts {
  items: number;
  seller_voucher: number;
  platform_voucher: number;
  shipping: number;
  shipping_offer: number;
  shipping_discount: number;
  insurance: number;
}

/** An invoice or a credit note as it was issued. The database refuses any change. */
export interface TaxDocuments {
  id: Generated<number>;
  number: string;
  kind: TaxDocumentKind;
  merchant_id: number;
  /** In Jakarta. */
  year: number;
  /** From 1, without gaps, per store, kind and year. */
  serial: number;
  order_id: number;
  /** The invoice that a credit note corrects. */
  corrects_id: number | null;
  /** The refund that a credit note is for. */
  journal_id: number | null;
  reason: CreditReason | null;
  issued_at: Date;
  seller: TaxSeller;
  buyer: TaxParty;
  lines: TaxLine[];
  amounts: TaxAmounts | null;
  /** What the buyer paid, or got back. */
  total: number;
  /** Of the taxed items of a PKP store: their price without PPN, the tax base and PPN. Null: no tax line. */
  price: number | null;
  dpp: number | null;
  ppn: number | null;
  /** What these three were computed from, and for a credit note what is left of it; null as above. */
  taxed: TaxedAmount[] | null;
}
export type TaxDocumentRow = Selectable<TaxDocuments>;

/** The last serial of each series; its row is locked by whoever issues the next one. */
interface TaxDocumentSeries {
  merchant_id: number;
  kind: TaxDocumentKind;
  year: number;
  last: number;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    tax_documents: TaxDocuments;
    tax_document_series: TaxDocumentSeries;
  }
}

declare module '../catalog/catalog.tables.ts' {
  interface Categories {
    /** How its products are taxed; null as the category above, and the top ones as ordinary goods. */
    ppn_kind: Generated<'standard' | 'luxury' | 'exempt' | null>;
  }
}
