import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Rupiah } from '../money.ts';
import { Reason, Search } from '../schemas/admin-fields.ts';
import { BodyId, Day, PathId } from '../schemas/wire-id.ts';

/** What journals move money between, as the ledger names it. */
export const ledgerAccounts = [
  'buyer_wallet',
  'seller_wallet',
  'escrow',
  'wallet_hold',
  'gateway_clearing',
  'platform_commission',
  'platform_fee',
  'promo_expense',
  'courier_payable',
  'courier_deposit',
  'shipping_loss',
  'withdrawal_clearing',
  'payment_loss',
  'provider_fee',
  'bank',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** The money events that journals are posted for. */
export const ledgerEvents = ['J0', 'J1', 'J2', 'J3', 'J4', 'J5', 'J6', 'J9', 'J11', 'J12'] as const;

/** Journals of one page of the list. */
export const journalPage = 50;

const LedgerPosting = v.object({
  account: v.picklist(ledgerAccounts),
  /** Whose it is: a name, or the code of an order or a payment; null for the market's own. */
  owner: v.nullable(v.string()),
  /** Rupiah into the account, or out of it when negative; what is owed is positive. */
  amount: Rupiah,
});

/** One journal with what it is about; its postings add up to 0. */
export const LedgerJournal = v.object({
  id: v.number(),
  event: v.picklist(ledgerEvents),
  at: v.string(),
  reference: v.object({
    type: v.picklist(['order', 'order-group', 'withdrawal', 'adjustment', 'shipment']),
    /** Of a parcel the code of its order. */
    code: v.string(),
  }),
  postings: v.array(LedgerPosting),
});
export type LedgerJournal = v.InferOutput<typeof LedgerJournal>;

/** A check of all books that is kept. While the last one has faults that nobody explained, no bank file is made. */
export const LedgerCheck = v.object({
  id: v.number(),
  at: v.string(),
  /** Null: the daily check. */
  by: v.nullable(v.string()),
  /** One sentence for each; none when all books add up. */
  faults: v.array(v.string()),
  explanation: v.nullable(v.string()),
  explained_by: v.nullable(v.string()),
  explained_at: v.nullable(v.string()),
});
export type LedgerCheck = v.InferOutput<typeof LedgerCheck>;

export const adminLedger = {
  journals: endpoint({
    method: 'GET',
    path: '/admin/ledger/journals',
    summary: 'Journals, newest first',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      /** `refunds`: what canceled orders and complaints gave back. */
      event: v.optional(v.picklist(['all', 'refunds', ...ledgerEvents]), 'all'),
      account: v.optional(v.picklist(['all', ...ledgerAccounts]), 'all'),
      /** Of the account: the number of the store or the person. */
      owner: v.optional(PathId),
      /** The code of an order, a payment, a withdrawal or an adjustment, or a waybill. */
      search: Search,
      date_start: v.optional(Day),
      date_end: v.optional(Day),
      /** `next_cursor` of the page before. */
      cursor: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    }),
    data: v.array(LedgerJournal),
    extra: v.object({
      next_cursor: v.nullable(v.string()),
      /** Rupiah that all journals that match moved into the account that was asked for. */
      sum: v.optional(Rupiah),
    }),
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/admin/ledger/accounts',
    summary: 'What each account has now; all together are 0',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    data: v.array(v.object({ account: v.picklist(ledgerAccounts), balance: Rupiah })),
  }),
  checks: endpoint({
    method: 'GET',
    path: '/admin/ledger/checks',
    summary: 'Checks of the books that were kept, newest first',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object(pageQuery),
    data: v.array(LedgerCheck),
    meta: Meta,
  }),
  check: endpoint({
    method: 'POST',
    path: '/admin/ledger/check',
    summary: 'Check all invariants now and keep the result; one sentence per violation',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    // Not idempotent: it reads its snapshot in a separate transaction, and one more check does no harm.
    body: v.object({}),
    data: LedgerCheck,
    extra: v.object({
      /** Open mismatches found by scheduled jobs; rupiah too many, or too few when negative. */
      mismatches: v.array(
        v.object({
          kind: v.string(),
          ref: v.string(),
          amount: v.number(),
          detail: v.string(),
          opened_at: v.string(),
        }),
      ),
    }),
  }),
  explain: endpoint({
    method: 'POST',
    path: '/admin/ledger/explain',
    summary: 'Write down why the faults of the last check do no harm: bank files are made again',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({ check_id: BodyId, reason: Reason }),
    data: LedgerCheck,
  }),
};
