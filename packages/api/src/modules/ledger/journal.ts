import type { WalletEntry } from '@pasar/contract';
import type { Message } from '../../platform/message.ts';
import type { LedgerEvent, OwnedKind, ReferenceType, SystemKind, WalletKind } from './ledger.tables.ts';

export type Wallet = { kind: WalletKind; owner: number };

export type OtherAccount =
  | { kind: Exclude<OwnedKind, WalletKind>; owner: number }
  | { kind: SystemKind; owner?: undefined };

/** The owner is a user, a merchant, an order or an order group; the marketplace's own accounts have none. */
export type Account = Wallet | OtherAccount;

/** What the owner of a wallet reads about a posting. */
export interface History {
  type: WalletEntry['type'];
  code: string;
  description: Message;
}

/** Rupiah; what we owe is positive, what we have is negative (domain 3.10). Only wallets have a history, and always. */
export type Posting =
  | { account: Wallet; amount: number; history: History }
  | { account: OtherAccount; amount: number; history?: undefined };

export interface Journal {
  event: LedgerEvent;
  /** The same key posts nothing again. */
  key: string;
  reference: { type: ReferenceType; id: number };
  postings: readonly Posting[];
}
