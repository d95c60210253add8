import type { Generated } from 'kysely';

/**
 * The security log of accounts: rows are only ever added. Equal events of one minute share a
 * row.
 */
export interface SecurityEvents {
  id: Generated<number>;
  /** Of the first and the last of them. */
  first_at: Date;
  last_at: Date;
  count: number;
  event: string;
  /** Who was signed in; null for visitors. */
  actor_id: number | null;
  /** Whose account it was about; null without one, or when unknown. */
  account_id: number | null;
  /** Where it came from, as `toNetwork` names it; `*` for many networks in one row. */
  network: string;
  /** Never secrets. */
  details: unknown;
}

declare module '../database/database.ts' {
  interface Database {
    security_events: SecurityEvents;
  }
}
