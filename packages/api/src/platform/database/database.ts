import type { Kysely } from 'kysely';
import type { JobLeases, Outbox } from '../jobs/jobs.tables.ts';
import type { Emails } from '../mail/mail.tables.ts';

/** Every table. Modules add theirs by declaration merging in `<domain>.tables.ts`. */
export interface Database {
  emails: Emails;
  outbox: Outbox;
  job_leases: JobLeases;
}

export type Db = Kysely<Database>;
