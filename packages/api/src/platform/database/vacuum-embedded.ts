import { sql } from 'kysely';
import type { ScheduledJob } from '../jobs/scheduled-job.ts';
import type { Db } from './database.ts';
import { withoutDeadline } from './request-deadline.ts';

/** Frees dead rows and renews the planner's figures, however long that takes. The embedded database does neither by itself. */
export const vacuum = (db: Db): Promise<void> =>
  withoutDeadline(() =>
    db.connection().execute(async (session) => {
      await sql`set statement_timeout = 0`.execute(session);
      try {
        await sql`vacuum (analyze)`.execute(session);
      } finally {
        await sql`reset statement_timeout`.execute(session);
      }
    }),
  );

/** Each night, on the embedded database only: a PostgreSQL server has its own autovacuum. */
export const vacuumEmbedded: ScheduledJob = {
  name: 'database: vacuum',
  pattern: '0 40 3 * * *',
  run: ({ db }) => vacuum(db),
};
