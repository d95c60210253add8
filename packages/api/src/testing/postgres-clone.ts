import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { allMigrations } from '../app/modules.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { schemaStamp } from './schema-stamp.ts';

const named = (url: string, database: string) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Lets a client of the server of the url work. */
export const administer = async (
  url: string,
  work: (admin: pg.Client) => Promise<unknown>,
): Promise<void> => {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
};

/** Makes the database that tests clone, unless it is there. The next release's on-newer-tables.ts relies on its name. */
export const prepareTemplate = async (url: string, admin: pg.Client, template: string): Promise<void> => {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists ${draft}`);
  await admin.query(`create database ${draft} template template0`);
  const db = openDatabase(named(url, draft));
  await migrate(db, allMigrations);
  await db.destroy();
  await admin.query(`alter database ${draft} rename to ${template}`);
};

/** Clones a migrated, empty database on the server of the url; returns its url and the way to drop it. */
export const postgresClone = async (url: string): Promise<{ url: string; drop(): Promise<void> }> => {
  const template = `pasar_${schemaStamp()}`;
  const name = `pasar_test_${randomBytes(6).toString('hex')}`;
  await administer(url, async (admin) => {
    // Test files start together: one of them prepares the template, and a clone needs it unused.
    await admin.query('select pg_advisory_lock(7205)');
    await prepareTemplate(url, admin, template);
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: named(url, name),
    drop: () => administer(url, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
};
