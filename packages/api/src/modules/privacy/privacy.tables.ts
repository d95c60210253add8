import type { Locale } from '@pasar/contract';
import type { Generated, Selectable } from 'kysely';

/** A copy of their data that somebody wants, or the deletion of their account (people W64, W65). */
export interface PrivacyRequests {
  id: Generated<number>;
  user_id: number;
  kind: 'export' | 'delete';
  /** Running: a deletion that has begun and cannot be canceled. Refused: something remained when it was due. */
  state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'canceled' | 'refused'>;
  locale: Locale;
  requested_at: Date;
  /** When the job works on it next; it is moved ahead while a process does. */
  due_at: Date;
  /** How often a process began. */
  tries: Generated<number>;
  finished_at: Date | null;
  /** Until when the file of an export is kept. */
  expires_at: Date | null;
  /** The file of an export in storage, whether or not it is written yet. */
  file_key: string | null;
  bytes: number | null;
  /** The last email to a deleted account, which is removed once it has had time to arrive. */
  email_id: number | null;
}
export type PrivacyRequestRow = Selectable<PrivacyRequests>;

/** What was cut from a record of a deleted account and tax law wants kept; only the market's key opens it. */
export interface SealedRecords {
  id: Generated<number>;
  ref_table: string;
  ref_id: number;
  sealed: string;
  expires_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    privacy_requests: PrivacyRequests;
    sealed_records: SealedRecords;
  }
}

declare module '../accounts/accounts.tables.ts' {
  interface Users {
    /** When the account ended; its row stays without anything of the person. */
    deleted_at: Generated<Date | null>;
  }
}
