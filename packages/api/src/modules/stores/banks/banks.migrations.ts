import { sql } from 'kysely';
import type { Migrations } from '../../../platform/database/migrate.ts';

export const banksMigrations: Migrations = {
  '302-stores-banks': {
    up: async (db) => {
      await sql`
        create table merchant_banks (
          merchant_id bigint primary key references merchants (id) on delete cascade,
          bank_id integer not null,
          rekening text not null,
          cabang text not null,
          atas_nama text not null,
          changed_at timestamptz
        )`.execute(db);
    },
  },
  '899-previous-banks': {
    up: async (db) => {
      await sql`alter table merchant_banks add column previous jsonb`.execute(db);
    },
  },
};
