import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { gt } from 'semver';
import { InstallationError } from '../installation/installation-error.ts';
import { releaseVersion } from '../release-version.ts';
import type { Db } from './database.ts';
import { withoutDeadline } from './request-deadline.ts';

/**
 * One step of the database. It adds only, because servers of the release before work beside it; one that takes something
 * away names the oldest release that no longer needs it.
 */
export interface DatabaseMigration extends Migration {
  oldestRelease?: string;
}

/** Migrations of one module by name; names sort over all modules: `100-accounts-users`, `200-media-files`. */
export type Migrations = Record<string, DatabaseMigration>;

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

const exists = async (db: Db, table: string): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(
    db,
  );
  return rows[0]?.there ?? false;
};

/** Names of the migrations that ran, also those of newer releases. */
const listApplied = async (db: Db): Promise<string[]> => {
  if (!(await exists(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
};

/** Throws InstallationError when tables were taken away that this release needs. */
const assertReleaseFits = async (db: Db): Promise<void> => {
  const row = (await exists(db, 'installation'))
    ? await db.selectFrom('installation').select('oldest_release').executeTakeFirst()
    : undefined;
  if (!row || !gt(row.oldest_release, releaseVersion)) return;
  throw new InstallationError(
    `The database was upgraded for releases from ${row.oldest_release} on, and this is ${releaseVersion}: start a newer release, or restore the backup from before the upgrade.`,
  );
};

/** After a migration that takes something away, older releases no longer start. */
const withOldestRelease = ({ oldestRelease, ...migration }: DatabaseMigration): Migration => {
  if (oldestRelease === undefined) return migration;
  return {
    ...migration,
    up: async (db) => {
      await migration.up(db);
      const { oldest_release: known } =
        (await db.selectFrom('installation').select('oldest_release').executeTakeFirst()) ?? {};
      if (known !== undefined && !gt(oldestRelease, known)) return;
      const values = { one: true, key_fingerprint: null, oldest_release: oldestRelease };
      await db
        .insertInto('installation')
        .values(values)
        .onConflict((conflict) => conflict.column('one').doUpdateSet({ oldest_release: oldestRelease }))
        .execute();
    },
  };
};

const nothing: Migration = { up: async () => {} };

const createMigrator = async (db: Db, all: Migrations): Promise<Migrator> => {
  const newer = (await listApplied(db)).filter((name) => !(name in all));
  if (newer.length > 0) await assertReleaseFits(db);
  const known = Object.entries(all).map(([name, migration]) => [name, withOldestRelease(migration)]);
  // What a newer release ran has run, and this one works beside it.
  const provider = {
    getMigrations: async () => Object.fromEntries([...known, ...newer.map((name) => [name, nothing])]),
  };
  // Modules evolve independently: a later release may add 110-accounts-… after 400-catalog-… has run.
  return new Migrator({ db, provider, allowUnorderedMigrations: true });
};

/** Attempts while servers of a newer release may migrate at the same time. */
const attempts = 3;

/**
 * Brings the database up to date, in one transaction under a lock: one server migrates, others wait. Migrations of newer
 * releases stay. Returns the names that ran, in order. Throws InstallationError when this release is too old for it.
 */
export const migrate = async (db: Db, parts: Migrations[]): Promise<string[]> => {
  const all = collect(parts);
  return withoutDeadline(async () => {
    for (let attempt = 1; ; attempt++) {
      const migrator = await createMigrator(db, all);
      const { error, results } = await migrator.migrateToLatest();
      if (!error)
        return (results ?? [])
          .filter(({ status }) => status === 'Success')
          .map(({ migrationName }) => migrationName);
      if (attempt === attempts || !/corrupted migrations/.test(String(error))) throw error;
    }
  });
};

/** Throws InstallationError when migrations are missing that `npm run migrate` has to run first. */
export const assertMigrated = async (db: Db, parts: Migrations[]): Promise<void> =>
  withoutDeadline(async () => {
    const migrator = await createMigrator(db, collect(parts));
    const missing = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined);
    if (missing.length === 0) return;
    throw new InstallationError(
      `The database lacks ${missing.length} migrations of this release: \`npm run migrate\` runs them.`,
    );
  });
