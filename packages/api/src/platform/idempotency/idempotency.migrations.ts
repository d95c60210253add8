import { sql } from 'kysely';
import type { Migrations } from '../database/migrate.ts';

export const idempotencyMigrations: Migrations = {
  '005-platform-idempotency': {
    up: async (db) => {
      await sql`
        create table idempotency_keys (
          user_id bigint not null,
          route text not null,
          key text not null,
          request_hash text not null,
          response text,
          at timestamptz not null,
          primary key (user_id, route, key)
        )`.execute(db);
      await sql`create index idempotency_keys_at on idempotency_keys (at)`.execute(db);
    },
  },
};
