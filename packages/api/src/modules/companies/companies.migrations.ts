import { sql } from 'kysely';
import type { Migrations } from '../../platform/database/migrate.ts';

export const companiesMigrations: Migrations = {
  '705-companies': {
    up: async (db) => {
      await sql`
        create table companies (
          user_id bigint primary key references users (id) on delete cascade,
          company_name text not null,
          company_address text not null,
          is_pkp text not null check (is_pkp in ('pkp', 'non-pkp')),
          no_npwp text not null,
          pic_name text not null,
          pic_phone text not null,
          picture_media_id bigint references media (id),
          updated_at timestamptz not null
        )`.execute(db);
      await sql`
        create table user_documents (
          user_id bigint not null references users (id) on delete cascade,
          type text not null check (type in ('ktp', 'ktp_selfie', 'npwp')),
          media_id bigint not null references media (id),
          status text not null default 'submitted' check (status in ('submitted', 'approved', 'rejected')),
          reason text,
          submitted_at timestamptz not null,
          reviewed_at timestamptz,
          reviewed_by bigint references users (id),
          primary key (user_id, type)
        )`.execute(db);
      await sql`
        create index user_documents_waiting on user_documents (submitted_at)
        where status = 'submitted'`.execute(db);
    },
  },
};
