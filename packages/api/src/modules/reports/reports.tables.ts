import type { ReportReason, ReportSubject } from '@pasar/contract';
import type { Generated } from 'kysely';

/** What people reported to the market, one row for each of them and subject. */
export interface Reports {
  id: Generated<number>;
  subject_type: ReportSubject;
  subject_id: number;
  user_id: number;
  reason: ReportReason;
  text: string;
  /** Images, restricted to their owner and staff. */
  media_ids: number[];
  state: Generated<'open' | 'upheld' | 'dismissed'>;
  created_at: Date;
  /** Null while open. */
  decided_by: number | null;
  decided_at: Date | null;
  note: string | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    reports: Reports;
  }
}
