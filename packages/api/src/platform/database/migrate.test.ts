import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { installationMigrations } from '../installation/installation.migrations.ts';
import { InstallationError } from '../installation/installation-error.ts';
import type { Db } from './database.ts';
import { assertMigrated, type Migrations, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let db: Db;
beforeAll(() => {
  db = openDatabase('pglite-memory:');
});
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});
afterAll(() => db.destroy());

const adding = (name: string): Migrations => ({
  [name]: { up: async (within) => void (await sql.raw(`create table "${name}" (id int)`).execute(within)) },
});

describe('migrations', () => {
  test('run in the order of their names over all modules, and once', async () => {
    const modules = [adding('200-b'), adding('100-a')];
    expect(await migrate(db, modules)).toEqual(['100-a', '200-b']);
    expect(await migrate(db, modules)).toEqual([]);
    expect(await migrate(db, [...modules, adding('150-later')])).toEqual(['150-later']);
  });

  test('leave nothing behind when one of them fails', async () => {
    const failing: Migrations = { '200-broken': { up: () => Promise.reject(new Error('broken')) } };
    await expect(migrate(db, [adding('100-a'), failing])).rejects.toThrow('broken');
    expect(await migrate(db, [adding('100-a')])).toEqual(['100-a']);
  });

  test('two of the same name are a programming error', async () => {
    await expect(migrate(db, [adding('100-a'), adding('100-a')])).rejects.toThrow(
      'two migrations are called 100-a',
    );
  });

  test('of a newer release stay: an older server works beside them and starts again', async () => {
    const older = [adding('100-a')];
    await migrate(db, [...older, adding('900-newer')]);
    expect(await migrate(db, older)).toEqual([]);
    await assertMigrated(db, older);
    // The next step of the older line still runs, and the newer one loses nothing.
    expect(await migrate(db, [...older, adding('110-b')])).toEqual(['110-b']);
    expect(await migrate(db, [...older, adding('900-newer'), adding('110-b')])).toEqual([]);
  });

  test('that take something away end older releases with one sentence', async () => {
    const taking: Migrations = { '900-taking': { up: async () => {}, oldestRelease: '99.1.0' } };
    await migrate(db, [installationMigrations, adding('100-a')]);
    await migrate(db, [installationMigrations, adding('100-a'), taking]);
    const sentence = /^The database was upgraded for releases from 99\.1\.0 on, and this is \d[^\n]+\.$/;
    await expect(migrate(db, [installationMigrations, adding('100-a')])).rejects.toThrow(sentence);
    await expect(migrate(db, [installationMigrations, adding('100-a')])).rejects.toThrow(InstallationError);
  });

  test('are left to a command where a start may not run them', async () => {
    const wanted = [adding('100-a'), adding('200-b')];
    await expect(assertMigrated(db, wanted)).rejects.toThrow(
      'The database lacks 2 migrations of this release',
    );
    await migrate(db, wanted);
    await assertMigrated(db, wanted);
  });
});
