import type { Generated } from 'kysely';

/** What privileged users did. Rows are only ever added: the database rejects changes and deletions. */
export interface AuditLogs {
  id: Generated<number>;
  at: Date;
  /** Null: the marketplace by itself. */
  actor_id: number | null;
  actor_role: 'user' | 'staff' | 'system';
  /** `withdrawal.approve`, `store.suspend` … */
  action: string;
  target_type: string;
  /** An id or a code. */
  target_id: string;
  before: unknown;
  after: unknown;
  reason: string | null;
  ip: string;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    audit_logs: AuditLogs;
  }
}
