import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Api, createApi } from '../index.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { setDatabaseLimits, withoutDeadline } from '../platform/database/request-deadline.ts';
import { linkTo } from '../testing/link-to.ts';

const server = process.env.TEST_DATABASE_URL;

let home: string;
let url: string;
const opened: Api[] = [];
const administer = async (command: string) => {
  if (server === undefined) return;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(command);
  await admin.end();
};
const name = `pasar_first_${randomBytes(6).toString('hex')}`;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'pasar-first-'));
  await administer(`create database ${name} template template0`);
  url = server
    ? Object.assign(new URL(server), { pathname: `/${name}` }).href
    : `pglite:${join(home, 'database')}`;
});
afterEach(async () => {
  for (const api of opened.splice(0)) await api.close();
  await administer(`drop database ${name} with (force)`);
  rmSync(home, { recursive: true, force: true });
});

const open = async (dataDir = join(home, 'one')) => {
  const api = await createApi({
    linkTo,
    databaseUrl: url,
    dataDir,
    mode: 'demo',
    publicUrl: 'http://localhost:4000',
    logLevel: 'silent',
  });
  opened.push(api);
  return api;
};
const register = (api: Api, email: string) =>
  api.fetch(
    new Request('http://localhost:4000/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'kopi tubruk', password_confirmation: 'kopi tubruk' }),
    }),
  );

describe.runIf(server)('the first start on PostgreSQL', { timeout: 120_000 }, () => {
  test('never meets the limit of statements, also of servers that start at once and wait for each other', {
    tags: 'slow',
  }, async () => {
    // A migration holds the lock for much longer than this.
    setDatabaseLimits({ statementMs: 20 });
    const first = await open();
    for (const folder of ['two', 'three'])
      cpSync(join(home, 'one/keys'), join(home, folder, 'keys'), { recursive: true });
    await first.close();
    opened.splice(0);
    const db = openDatabase(url);
    await withoutDeadline(async () => {
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
    });
    await db.destroy();
    await Promise.all(['one', 'two', 'three'].map((folder) => open(join(home, folder))));
    setDatabaseLimits({ statementMs: 9_000 });
    const statuses = await Promise.all(
      opened.map(async (api, nth) => (await register(api, `s${nth}@a.test`)).status),
    );
    expect(statuses).toEqual([200, 200, 200]);
  });

  test('connections go back to the limit of requests after it', { tags: 'slow' }, async () => {
    setDatabaseLimits({ statementMs: 700 });
    await open();
    const db = openDatabase(url);
    const { rows } = await sql<{
      limit: string;
    }>`select current_setting('statement_timeout') as limit`.execute(db);
    expect(rows).toEqual([{ limit: '700ms' }]);
    await expect(sql`select pg_sleep(2)`.execute(db)).rejects.toThrow('statement timeout');
    setDatabaseLimits({ statementMs: 9_000 });
    await db.destroy();
  });
});

test('a server of this release starts and serves on a database that a newer release has added to', {
  tags: 'slow',
  timeout: 120_000,
}, async () => {
  await (await open()).close();
  opened.splice(0);
  const db = openDatabase(url);
  await sql`alter table users add column pronoun text default 'dia'`.execute(db);
  await sql`create table newer_things (id bigint primary key)`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values ('990-newer', ${new Date().toISOString()})`.execute(
    db,
  );
  await db.destroy();
  const api = await open();
  expect((await register(api, 'sari@example.test')).status).toBe(200);
  expect((await register(api, 'sari@example.test')).status).toBe(200);
});
