import type { Db } from '../database/database.ts';

/** A column whose text is sealed with the market's key. */
export interface SealedColumn {
  table: string;
  /** What numbers the rows. */
  id: string;
  column: string;
  purpose: string;
}

/** The market gets another key. */
export interface KeyChange {
  /** The transaction that seals anew. */
  db: Db;
  now: Date;
  /** Whether the old key is gone: what it sealed cannot be read any more. */
  isLost: boolean;
}
