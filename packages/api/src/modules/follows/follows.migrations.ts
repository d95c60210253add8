import { sql } from 'kysely';
import type { Migrations } from '../../platform/database/migrate.ts';

export const followsMigrations: Migrations = {
  '757-follows': {
    up: async (db) => {
      await sql`
        create table follows (
          user_id bigint not null references users (id) on delete cascade,
          merchant_id bigint not null references merchants (id) on delete cascade,
          created_at timestamptz not null,
          primary key (user_id, merchant_id)
        )`.execute(db);
      await sql`create index follows_merchant on follows (merchant_id)`.execute(db);
      await sql`create index follows_newest on follows (user_id, created_at desc)`.execute(db);
    },
  },
};
