import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { allRows } from '../../testing/all-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openTradeFixture } from '../../testing/trade-fixture.ts';
import { exportData } from './export-data.ts';
import { RestoreError, restoreData } from './restore-data.ts';
import { readForeignKeys } from './tables.ts';

let market: TestServer;
let folder: string;
let file: string;
const opened: TestDatabase[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pasar-transfer-'));
  file = join(folder, 'market.gz');
  market = await openTestServer({ courierStageSeconds: 0 });
  await openTradeFixture(market);
  await market.settle();
  await exportData(market.database.db, file);
}, 60_000);
afterAll(async () => {
  for (const { close } of opened) await close();
  await market.close();
  rmSync(folder, { recursive: true, force: true });
});

const emptyDatabase = async (embedded = false): Promise<Db> => {
  const database = await openTestDatabase({ embedded });
  opened.push(database);
  return database.db;
};

test('exported and restored data is the same, row by row, also in the other kind of database [R22]', {
  tags: 'slow',
}, async () => {
  const before = await allRows(market.database.db);
  const one = await emptyDatabase();
  const rows = await restoreData(one, file);
  expect(rows).toBeGreaterThan(200);
  expect(await allRows(one)).toEqual(before);

  const embedded = await emptyDatabase(true);
  await restoreData(embedded, file);
  const again = join(folder, 'again.gz');
  expect(await exportData(embedded, again)).toMatchObject({ rows });
  const back = await emptyDatabase();
  await restoreData(back, again);
  expect(await allRows(back)).toEqual(before);
});

test('what is restored keeps its references and continues its sequences [R22]', {
  tags: 'slow',
}, async () => {
  const db = await emptyDatabase();
  await restoreData(db, file);
  expect(await readForeignKeys(db)).toEqual(await readForeignKeys(market.database.db));
  const { rows } = await sql<{ id: number; last: number }>`
    insert into users (email, created_at) values ('baru@example.test', now())
    returning id, (select max(id) from users) as last`.execute(db);
  expect(rows[0]?.id).toBeGreaterThan(Number(rows[0]?.last));
});

test('what an earlier release exported under other names is restored under the current ones [R22]', {
  tags: 'slow',
}, async () => {
  const lines = gunzipSync(readFileSync(file))
    .toString()
    .replaceAll('"quoted_net"', '"seller_net"')
    .replaceAll('"quoted_commission"', '"commission_amount"');
  expect(lines).toContain('"seller_net"');
  const older = join(folder, 'older.gz');
  writeFileSync(older, gzipSync(lines));
  const db = await emptyDatabase();
  await restoreData(db, older);
  expect(await allRows(db)).toEqual(await allRows(market.database.db));
});

test('nothing is restored over existing data, from another file, from half a file, or into another release', {
  tags: 'slow',
}, async () => {
  await expect(restoreData(market.database.db, file)).rejects.toThrow('already holds data');
  const db = await emptyDatabase();
  const lines = gunzipSync(readFileSync(file)).toString();
  const broken = (name: string, content: Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const other = broken('other.gz', gzipSync('{"a":1}\n'));
  await expect(restoreData(db, other)).rejects.toThrow(RestoreError);
  const newer = broken(
    'newer.gz',
    gzipSync(lines.replace('{"table":"users","columns":[', '{"table":"users","columns":["wings",')),
  );
  await expect(restoreData(db, newer)).rejects.toThrow('users.wings');
  const whole = readFileSync(file);
  const half = broken('half.gz', whole.subarray(0, Math.floor(whole.length / 2)));
  await expect(restoreData(db, half)).rejects.toThrow(/unexpected end of file/);
  expect(await allRows(db)).toMatchObject({ users: [] });
});
