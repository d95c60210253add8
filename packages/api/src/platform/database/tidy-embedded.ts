import { sql } from 'kysely';
import type { Sweep } from '../jobs/sweep.ts';
import type { Db } from './database.ts';
import { unhurried } from './patience.ts';

/** Frees dead rows and renews the planner's figures, however long that takes. The embedded database does neither by itself. */
export const vacuum = (db: Db): Promise<void> =>
  unhurried(() =>
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
export const tidyEmbedded: Sweep = {
  name: 'database: vacuum',
  pattern: '0 40 3 * * *',
  run: ({ db }) => vacuum(db),
};
