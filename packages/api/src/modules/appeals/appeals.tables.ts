import type { Generated } from 'kysely';

/** What owners write against a block, one row for each decision of staff. */
export interface Appeals {
  id: Generated<number>;
  moderation_id: number;
  user_id: number;
  text: string;
  state: Generated<'open' | 'granted' | 'rejected'>;
  created_at: Date;
  /** Null while open. */
  decided_by: number | null;
  decided_at: Date | null;
  note: string | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    appeals: Appeals;
  }
}
