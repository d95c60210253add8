import { sql } from 'kysely';
import type { Migrations } from '../../platform/database/migrate.ts';

/** The texts that the marketplace is delivered with need no rows: they are number 1 of every page. */
export const contentMigrations: Migrations = {
  '970-content': {
    up: async (db) => {
      await sql`
        create table content_pages (
          slug text primary key,
          version integer not null default 0,
          draft jsonb,
          draft_by bigint references users (id),
          draft_at timestamptz,
          check ((draft is null) = (draft_at is null))
        )`.execute(db);
      await sql`
        create table content_versions (
          slug text not null,
          number integer not null check (number > 1),
          fields jsonb not null,
          requests_consent boolean not null,
          repeats integer,
          staff_id bigint references users (id),
          published_at timestamptz not null,
          primary key (slug, number)
        )`.execute(db);
    },
  },
};
