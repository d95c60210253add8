import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { type Migrations, migrate } from './migrate.ts';
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
});
