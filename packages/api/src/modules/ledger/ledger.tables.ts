import type { Locale, MismatchKind, WalletEntry } from '@pasar/contract';
import type { Generated, Selectable } from 'kysely';

/** Accounts with an owner and a separate balance, which must always be complete. */
export type OwnedKind = 'buyer_wallet' | 'seller_wallet' | 'escrow' | 'wallet_hold';
/**
 * Accounts of the marketplace. Their balance is the sum of their postings: a row for each would be a lock contention
 * point.
 */
export type SystemKind =
  | 'gateway_clearing'
  | 'platform_commission'
  | 'platform_fee'
  | 'promo_expense'
  | 'courier_payable'
  | 'courier_deposit'
  | 'shipping_loss'
  | 'withdrawal_clearing'
  | 'payment_loss'
  | 'provider_fee'
  | 'bank';
export type WalletKind = 'buyer_wallet' | 'seller_wallet';

export type LedgerEvent = 'J0' | 'J1' | 'J2' | 'J3' | 'J4' | 'J5' | 'J6' | 'J9' | 'J11' | 'J12';
export type ReferenceType = 'order' | 'order-group' | 'withdrawal' | 'adjustment' | 'shipment';

interface LedgerAccounts {
  kind: OwnedKind;
  /** User, merchant, order or order group. */
  owner: number;
  /** Rupiah, never below 0. */
  balance: number;
}

/** One money event; its postings add up to 0. */
interface LedgerJournals {
  id: Generated<number>;
  event: LedgerEvent;
  /** Unique: what happened once is posted once. */
  key: string;
  ref_type: ReferenceType;
  ref_id: number;
  at: Date;
}

interface LedgerPostings {
  id: Generated<number>;
  journal_id: number;
  kind: OwnedKind | SystemKind;
  /** 0 for the marketplace. */
  owner: number;
  amount: number;
}

/** The readable side of a wallet's postings. */
interface WalletEntries {
  id: Generated<number>;
  kind: WalletKind;
  owner: number;
  journal_id: number;
  type: WalletEntry['type'];
  amount: number;
  balance_after: number;
  /** The code of the order, the order group or the withdrawal. */
  reference_code: string;
  description: Record<Locale, string>;
  at: Date;
}

/** An inconsistency of money, until a user or a later check closes it. One of a kind is open per reference. */
interface Mismatches {
  id: Generated<number>;
  kind: MismatchKind;
  /** The code of the error. */
  ref: string;
  /** Rupiah too many, or too few when negative. */
  amount: number;
  detail: string;
  opened_at: Date;
  closed_at: Date | null;
  /** Null: a later check found it right. */
  closed_by: number | null;
  decision: string | null;
}
export type MismatchRow = Selectable<Mismatches>;

declare module '../../platform/database/database.ts' {
  interface Database {
    ledger_accounts: LedgerAccounts;
    ledger_journals: LedgerJournals;
    ledger_postings: LedgerPostings;
    wallet_entries: WalletEntries;
    mismatches: Mismatches;
  }
}
