import { sql } from 'kysely';
import type { Migrations } from '../database/migrate.ts';

export const installationMigrations: Migrations = {
  '009-platform-installation': {
    up: async (db) => {
      await sql`
        create table installation (
          one boolean primary key default true check (one),
          key_fingerprint text,
          oldest_release text not null
        )`.execute(db);
    },
    oldestRelease: '0.2.0',
  },
};
