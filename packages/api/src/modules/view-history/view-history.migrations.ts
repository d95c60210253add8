import { sql } from 'kysely';
import type { Migrations } from '../../platform/database/migrate.ts';

export const viewHistoryMigrations: Migrations = {
  '755-viewing': {
    up: async (db) => {
      await sql`
        create table recently_viewed (
          user_id bigint not null references users (id) on delete cascade,
          product_id bigint not null references products (id) on delete cascade,
          viewed_at timestamptz not null,
          primary key (user_id, product_id)
        )`.execute(db);
      await sql`create index recently_viewed_newest on recently_viewed (user_id, viewed_at desc)`.execute(db);
      await sql`
        create table store_visits (
          merchant_id bigint not null references merchants (id) on delete cascade,
          day date not null,
          visitors integer not null check (visitors >= 0),
          views integer not null check (views >= visitors),
          primary key (merchant_id, day)
        )`.execute(db);
    },
  },
};
