import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { withoutDeadline } from './request-deadline.ts';

/** Migrations of one module by name; names sort over all modules: `100-accounts-users`, `200-media-files`. */
export type Migrations = Record<string, Migration>;

const collect = (parts: Migrations[]): Migrations => {
  const all: Migrations = {};
  for (const part of parts) {
    for (const [name, migration] of Object.entries(part)) {
      if (name in all) throw new Error(`two migrations are called ${name}`);
      all[name] = migration;
    }
  }
  return all;
};

/** A migration may take as long as it needs, whatever the pool's statement timeout. */
const withoutTimeout = (migration: Migration): Migration => ({
  ...migration,
  up: async (db) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await migration.up(db);
  },
});

/** Brings the database up to date, in one transaction under Kysely's lock. Returns the names that ran, in order. */
export const migrate = async (db: Db, parts: Migrations[]): Promise<string[]> => {
  const all = collect(parts);
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(all).map(([name, migration]) => [name, withoutTimeout(migration)])),
  };
  // Modules evolve independently: a later release may add 110-accounts-… after 400-catalog-… has run.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await withoutDeadline(() => migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? [])
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName);
};
