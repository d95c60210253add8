import { sql } from 'kysely';
import type { Migrations } from '../database/migrate.ts';

export const countersMigrations: Migrations = {
  '006-platform-caller-counters': {
    up: async (db) => {
      await sql`
        create table caller_counters (
          key text primary key,
          count integer not null,
          ends_at timestamptz not null
        )`.execute(db);
      await sql`create index caller_counters_ends_at on caller_counters (ends_at)`.execute(db);
    },
  },
};
