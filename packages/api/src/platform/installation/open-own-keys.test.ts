import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { InstallationError } from './installation-error.ts';
import { openOwnKeys } from './open-own-keys.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let home: string;
beforeEach(async () => {
  await database.empty();
  home = mkdtempSync(join(tmpdir(), 'pasar-keys-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('the first server leaves the fingerprint of its key, and servers with that key open the database', async () => {
  const folder = join(home, 'one');
  const keys = await openOwnKeys(database.db, folder);
  const again = await openOwnKeys(database.db, folder);
  expect(again.fingerprint('a', 'b')).toBe(keys.fingerprint('a', 'b'));
  const { key_fingerprint } = await database.db
    .selectFrom('installation')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(key_fingerprint).toMatch(/^[\w-]{43}$/);
});

test('a server with another key, or with none, is refused in one sentence and makes no key', async () => {
  await openOwnKeys(database.db, join(home, 'one'));
  const none = join(home, 'two');
  const refused = openOwnKeys(database.db, none);
  await expect(refused).rejects.toThrow(InstallationError);
  await expect(refused).rejects.toThrow(/whose key is not in \S+: copy market\.key [^\n]+\.$/);
  expect(existsSync(none)).toBe(false);

  const other = await openTestDatabase();
  await openOwnKeys(other.db, none);
  await other.close();
  await expect(openOwnKeys(database.db, none)).rejects.toThrow(/another key than \S+market\.key: [^\n]+\.$/);
});

test('of servers that start at once with different keys, one is in', async () => {
  const folders = ['a', 'b', 'c', 'd'].map((name) => join(home, name));
  const results = await Promise.allSettled(folders.map((folder) => openOwnKeys(database.db, folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
