import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { DirectoryInUseError } from './directory-lock.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let home: string;
let folder: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'pasar-database-'));
  folder = join(home, 'database');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const url = () => `pglite:${folder}`;
const numbers = async (db: Db) => {
  const { rows } = await sql<{ n: number }>`select n from numbers order by n`.execute(db);
  return rows.map(({ n }) => n);
};
const table = {
  '001-numbers': {
    up: async (db: Db) => void (await sql`create table numbers (n int primary key)`.execute(db)),
  },
};

const writer = `
  const { openDatabase } = await import(${JSON.stringify(new URL('./open-database.ts', import.meta.url).href)});
  const { sql } = await import(${JSON.stringify(import.meta.resolve('kysely'))});
  const db = openDatabase(process.argv[1]);
  for (let n = 1; ; n++) {
    await sql\`insert into numbers values (\${n})\`.execute(db);
    process.stdout.write(n + '\\n');
  }
`;

/** Real files and real fsyncs: a busy disk is slow. */
const timeout = 120_000;

describe('the embedded database', { timeout }, () => {
  test('keeps its rows over a restart, and migrates once', async () => {
    const first = openDatabase(url());
    expect(await migrate(first, [table])).toEqual(['001-numbers']);
    await sql`insert into numbers values (0)`.execute(first);
    await first.destroy();

    const second = openDatabase(url());
    expect(await migrate(second, [table])).toEqual([]);
    expect(await numbers(second)).toEqual([0]);
    await second.destroy();
  });

  test('loses nothing that was acknowledged before a kill -9 [R4]', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer, url()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acknowledged = 0;
    const enough = Promise.withResolvers<void>();
    child.stdout.on('data', (chunk) => {
      acknowledged = Number(String(chunk).trim().split('\n').at(-1));
      if (acknowledged >= 20) enough.resolve();
    });
    await enough.promise;
    expect(() => openDatabase(url())).toThrow(DirectoryInUseError);
    child.kill('SIGKILL');
    await once(child, 'close');

    const db = openDatabase(url());
    const kept = await numbers(db);
    expect(kept.length).toBeGreaterThan(acknowledged);
    expect(kept).toEqual(kept.map((_, index) => index));
    await db.destroy();
  });

  test('uses the same types as PostgreSQL', async () => {
    const db = openDatabase(url());
    const { rows } = await sql`
      select 9007199254740991::int8 as big, 12.5::numeric as exact, '1990-08-17'::date as day,
        '{"a":[1]}'::jsonb as json, count(*) as rows from numbers where false
    `.execute(db);
    expect(rows).toEqual([
      { big: 9007199254740991, exact: 12.5, day: '1990-08-17', json: { a: [1] }, rows: 0 },
    ]);
    await db.destroy();
  });

  test('a transaction that swallowed an error does not report a commit', async () => {
    const db = openDatabase(url());
    const swallowing = db.transaction().execute(async (tx) => {
      await sql`insert into numbers values (100000)`.execute(tx);
      await sql`insert into numbers values (100000)`.execute(tx).catch(() => {});
    });
    await expect(swallowing).rejects.toThrow('rolled back instead of committed');
    expect(await numbers(db)).not.toContain(100_000);
    await db.destroy();
  });

  test('an error carries the code that callers decide on', async () => {
    const db = openDatabase(url());
    await expect(sql`insert into numbers values (0)`.execute(db)).rejects.toMatchObject({
      code: '23505',
      constraint: 'numbers_pkey',
    });
    await db.destroy();
  });
});

test('an unknown kind of url is rejected by name', () => {
  expect(() => openDatabase('mysql://root@localhost/x')).toThrow('not mysql:');
});
