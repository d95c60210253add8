import './ledger.tables.ts';
import type { Module } from '../../platform/module.ts';
import { ledgerMigrations } from './ledger.migrations.ts';
import { verifyLedger } from './verify-ledger.ts';

export { heldFor } from './held-for.ts';
export type { Account, History, Journal, Posting } from './journal.ts';
export type { LedgerEvent, MismatchRow, WalletKind } from './ledger.tables.ts';
export { listJournals, type PostedJournal } from './list-journals.ts';
export { listPostingSums, type PostingSums } from './list-posting-sums.ts';
export { closeMismatches, listOpenMismatches, openMismatch } from './mismatches.ts';
export { isPosted, postJournal } from './post-journal.ts';
export { readAccountBalance } from './read-account-balance.ts';
export { verifyLedger } from './verify-ledger.ts';

export const ledgerModule: Module = { name: 'ledger', migrations: ledgerMigrations, audits: [verifyLedger] };
