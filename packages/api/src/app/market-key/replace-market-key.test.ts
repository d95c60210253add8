import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { InstallationError } from '../../platform/installation/installation-error.ts';
import { openOwnKeys } from '../../platform/installation/open-own-keys.ts';
import { type Keys, openKeys } from '../../platform/keys.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { replaceKey, replaceMarketKey, sealedColumns } from './replace-market-key.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  // A webhook without its store: a row that changes twice in a transaction is compared again.
  await sql`alter table webhook_endpoints drop constraint webhook_endpoints_merchant_id_fkey`.execute(
    database.db,
  );
});
afterAll(() => database.close());

let home: string;
let folder: string;
let old: Keys;
beforeEach(async () => {
  await database.empty();
  home = mkdtempSync(join(tmpdir(), 'pasar-keys-'));
  folder = join(home, 'keys');
  old = await openOwnKeys(database.db, folder);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const bytesOf = (file: string) => readFileSync(join(folder, file)).toString('hex');

/** A row for each sealed column, and what another key makes void; nothing watches foreign keys meanwhile. */
const fill = () =>
  database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = 'replica'`.execute(tx);
    const seal = (purpose: string) => old.seal(purpose, `secret of ${purpose}`);
    await sql`insert into users (id, email, password_hash, created_at) values
      (1, 'app@example.test', 'hash', now()), (2, 'plain@example.test', 'hash', now())`.execute(tx);
    await sql`insert into totp (user_id, secret_sealed, created_at, confirmed_at)
      values (1, ${seal('authenticator apps')}, now(), now())`.execute(tx);
    await sql`insert into emails (recipient, subject, body_sealed, created_at) values
      ('a@example.test', 'waits', ${seal('letters')}, now()), ('a@example.test', 'sent', null, now())`.execute(
      tx,
    );
    await sql`insert into chat_filter_log (message_id, found, original_sealed, at)
      values (1, '[]', ${seal('chat filter')}, now())`.execute(tx);
    const webhook = seal('webhook secrets');
    await sql`insert into webhook_endpoints (merchant_id, url, events, secret_sealed, old_secret_sealed, created_at)
      values (1, 'https://store.example', '{order.created}', ${webhook}, ${webhook}, now())`.execute(tx);
    await sql`insert into sealed_records (ref_table, ref_id, sealed, expires_at)
      select 'orders', number, ${seal('deleted accounts')}, now() from generate_series(1, 501) as number`.execute(
      tx,
    );
    await sql`insert into sessions (user_id, token_hash, created_at, expires_at, ip)
      values (2, 'token', now(), now() + interval '1 day', '::1')`.execute(tx);
    await sql`insert into recovery_codes (user_id, code_hash) values (1, 'hash')`.execute(tx);
  });

const readSealed = async () => {
  const found: [string, string][] = [];
  for (const { table, column, purpose } of sealedColumns) {
    const { rows } = await sql<{ sealed: string }>`
      select ${sql.ref(column)} as sealed from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      database.db,
    );
    found.push(...rows.map(({ sealed }): [string, string] => [purpose, sealed]));
  }
  return found;
};
const passwords = async () =>
  (await database.db.selectFrom('users').select('password_hash').orderBy('id').execute()).map(
    ({ password_hash }) => password_hash,
  );

test('every sealed column of the database is known to the replacement of the key', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%sealed'`.execute(database.db);
  const known = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('another key reads what the old one sealed, ends all sessions, and the old key opens no server [S11]', async () => {
  await fill();
  const before = bytesOf('market.key');
  const result = await replaceKey(database.db, folder, false);
  expect(result).toEqual({ file: join(folder, 'market.key'), resealed: 506, deleted: 0 });
  expect(bytesOf('market.key')).not.toBe(before);
  const keys = await openOwnKeys(database.db, folder);
  const sealed = await readSealed();
  expect(sealed).toHaveLength(506);
  for (const [purpose, text] of sealed) {
    expect(keys.open(purpose, text)).toBe(`secret of ${purpose}`);
    expect(() => old.open(purpose, text)).toThrow();
  }
  const open = database.db.selectFrom('sessions').selectAll().where('revoked_at', 'is', null);
  expect(await open.execute()).toEqual([]);
  expect(await database.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  expect(await passwords()).toEqual(['hash', 'hash']);
  // Another server still has the old one.
  writeFileSync(join(folder, 'market.key'), Buffer.from(before, 'hex'));
  await expect(openOwnKeys(database.db, folder)).rejects.toThrow(/another key than/);
});

test('without the old key, what only it could read is gone, and owners of authenticator apps prove their address', async () => {
  await fill();
  await expect(replaceKey(database.db, folder, true)).rejects.toThrow(
    /^The key is not lost: it is in \S+; leave/,
  );
  rmSync(folder, { recursive: true });
  await expect(replaceKey(database.db, folder, false)).rejects.toThrow(InstallationError);
  const { deleted } = await replaceKey(database.db, folder, true);
  expect(deleted).toBe(505);
  expect(await readSealed()).toEqual([]);
  expect(await passwords()).toEqual([null, 'hash']);
  await openOwnKeys(database.db, folder);
});

test('a replacement that was interrupted is finished by the next, and changes nothing before the database has it', async () => {
  await fill();
  const before = bytesOf('market.key');
  await database.db
    .updateTable('sealed_records')
    .set({ sealed: 'broken' })
    .where('ref_id', '=', 501)
    .execute();
  await expect(replaceKey(database.db, folder, false)).rejects.toThrow();
  expect(bytesOf('market.key')).toBe(before);
  await openOwnKeys(database.db, folder);
  // What such a run leaves is not the key that the database knows, and helps nobody who has the wrong one.
  writeFileSync(join(folder, 'market.key'), randomBytes(32));
  await expect(openOwnKeys(database.db, folder)).rejects.toThrow(/another key than/);
  writeFileSync(join(folder, 'market.key'), Buffer.from(before, 'hex'));
  await database.db.deleteFrom('sealed_records').where('ref_id', '=', 501).execute();

  await replaceKey(database.db, folder, false);
  // As if the process had died before it renamed the file.
  writeFileSync(join(folder, 'market.key.next'), readFileSync(join(folder, 'market.key')));
  for (const old of [Buffer.from(before, 'hex'), undefined]) {
    if (old) writeFileSync(join(folder, 'market.key'), old);
    else rmSync(join(folder, 'market.key'));
    await expect(openOwnKeys(database.db, folder)).rejects.toThrow(
      /was interrupted: `npm run replace-key` finishes/,
    );
  }
  expect((await replaceKey(database.db, folder, false)).resealed).toBe(0);
  expect(existsSync(join(folder, 'market.key.next'))).toBe(false);
  const keys = await openOwnKeys(database.db, folder);
  expect(keys.fingerprint('a', 'b')).toBe(openKeys(folder).fingerprint('a', 'b'));
});

const countWaiting = async (): Promise<number> => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.db,
  );
  return rows.length;
};

test.runIf(process.env.TEST_DATABASE_URL)(
  'a server that starts while the key is replaced waits, and does not open with the old one',
  async () => {
    await fill();
    const other = join(home, 'other');
    cpSync(folder, other, { recursive: true });
    const work: Promise<unknown>[] = [];
    await database.db.transaction().execute(async (tx) => {
      await sql`lock table emails in exclusive mode`.execute(tx);
      work.push(replaceKey(database.db, folder, false));
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 10_000 });
      work.push(openOwnKeys(database.db, other));
      await vi.waitFor(async () => expect(await countWaiting()).toBe(2), { timeout: 10_000 });
    });
    const [replaced, started] = await Promise.allSettled(work);
    expect(replaced).toMatchObject({ status: 'fulfilled' });
    expect(started).toMatchObject({ reason: { message: expect.stringContaining('another key than') } });
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'while a server is connected to PostgreSQL the key stays',
  async () => {
    await sql`select 1`.execute(database.db);
    const replacing = replaceMarketKey({ databaseUrl: database.url ?? '', dataDir: home });
    await expect(replacing).rejects.toThrow(
      /^\d+ connections are open to the database: stop all servers first/,
    );
  },
);
