import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Rupiah } from '../money.ts';
import { Search } from '../schemas/admin-fields.ts';
import { Month } from '../schemas/wire-id.ts';

/** What people and stores have; the others are the market's own. */
export const walletAccounts = ['seller_wallet', 'buyer_wallet'] as const;

/** What a store or a person has now. */
export const LedgerWallet = v.object({
  account: v.picklist(walletAccounts),
  /** The number of the store or the person. */
  owner: v.number(),
  name: v.string(),
  balance: Rupiah,
});
export type LedgerWallet = v.InferOutput<typeof LedgerWallet>;

/** What payment providers paid to the bank on a day. */
export const SettlementDay = v.object({
  date: v.string(),
  /** Payments. */
  count: v.number(),
  /** What buyers paid, what the providers kept of it, and what came to the bank. */
  amount: Rupiah,
  fee: Rupiah,
  bank: Rupiah,
});
export type SettlementDay = v.InferOutput<typeof SettlementDay>;

export const taxDocumentKinds = ['invoice', 'credit_note'] as const;

/** A document that was issued; what a credit note takes back is negative. */
export const TaxDocument = v.object({
  number: v.string(),
  kind: v.picklist(taxDocumentKinds),
  issued_at: v.string(),
  order_code: v.string(),
  store: v.object({ id: v.number(), merchant_name: v.string() }),
  total: Rupiah,
  /** The tax base and PPN; null: no tax line. */
  dpp: v.nullable(Rupiah),
  ppn: v.nullable(Rupiah),
});
export type TaxDocument = v.InferOutput<typeof TaxDocument>;

/** Without it the month of today. */
const month = v.optional(Month);
/** The month of a list, and that of today. */
const months = { month: v.string(), today: v.string() };

/** What the books say about stores and people, providers and taxes. */
export const adminLedgerTabs = {
  wallets: endpoint({
    method: 'GET',
    path: '/admin/ledger/wallets',
    summary: 'What stores or people have, most first',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      ...pageQuery,
      account: v.optional(v.picklist(walletAccounts), 'seller_wallet'),
      /** `money`: those that are not empty. */
      show: v.optional(v.picklist(['money', 'all']), 'money'),
      search: Search,
    }),
    data: v.array(LedgerWallet),
    meta: Meta,
    /** Rupiah in all that match. */
    extra: v.object({ sum: Rupiah }),
  }),
  settlements: endpoint({
    method: 'GET',
    path: '/admin/ledger/settlements',
    summary: 'What payment providers paid to the bank, day by day of a month',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({ month }),
    data: v.array(SettlementDay),
    /** `waiting`: rupiah that providers hold now. */
    extra: v.object({ ...months, waiting: Rupiah }),
  }),
  taxDocuments: endpoint({
    method: 'GET',
    path: '/admin/ledger/tax',
    summary: 'Invoices and credit notes of a month, newest first, with the PPN of all that match',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      ...pageQuery,
      month,
      kind: v.optional(v.picklist(['all', ...taxDocumentKinds]), 'all'),
      /** `yes`: those with a tax line. */
      taxed: v.optional(v.picklist(['all', 'yes']), 'all'),
      /** The number of a document, or the code of an order. */
      search: Search,
    }),
    data: v.array(TaxDocument),
    meta: Meta,
    extra: v.object({ ...months, sum: v.object({ total: Rupiah, dpp: Rupiah, ppn: Rupiah }) }),
  }),
};
