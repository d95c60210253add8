import { sql } from 'kysely';
import type { Sweep } from '../jobs/sweep.ts';
import type { Db } from './database.ts';

/** Frees dead rows and renews the planner's figures. The embedded database does neither by itself. */
export const vacuum = async (db: Db): Promise<void> => {
  await sql`vacuum (analyze)`.execute(db);
};

/** Each night, on the embedded database only: a PostgreSQL server has its own autovacuum. */
export const tidyEmbedded: Sweep = {
  name: 'database: vacuum',
  pattern: '0 40 3 * * *',
  run: ({ db }) => vacuum(db),
};
