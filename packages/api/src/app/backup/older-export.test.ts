import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../modules/back-office/testing/staff-users.ts';
import type { Db } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { allRows } from '../../testing/all-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openTradeFixture } from '../../testing/trade-fixture.ts';
import { allMigrations } from '../modules.ts';
import { namesMigrations, renamedColumns, renamedTables, renamedValues } from '../names.migrations.ts';
import { exportData } from './export-data.ts';
import { restoreData } from './restore-data.ts';
import { readTables } from './tables.ts';

const invert = (names: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(names).map(([before, now]) => [now, before]));
const oldTables = invert(renamedTables);

const [firstOfToday = ''] = Object.keys(namesMigrations);

/** A row as 0.1 stored it. */
const toOldRow = (table: string, row: Record<string, unknown>): Record<string, unknown> => {
  const columns = invert(renamedColumns[table]);
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      columns[column] ?? column,
      invert(renamedValues[table]?.[column])[String(value)] ?? value,
    ]),
  );
};

/** Fills a database of 0.1, whose checks accept old names and values alone. */
const copyIntoOldSchema = (from: Db, to: Db): Promise<void> =>
  to.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = 'replica'`.execute(tx);
    const known = new Set((await readTables(tx)).map(({ name }) => name));
    for (const { name } of await readTables(from)) {
      if (!known.has(oldTables[name] ?? name)) continue;
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(t) as row from ${sql.table(name)} t`.execute(from);
      const old = sql.table(oldTables[name] ?? name);
      const lines = JSON.stringify(rows.map(({ row }) => toOldRow(name, row)));
      await sql`delete from ${old}`.execute(tx);
      await sql`insert into ${old} overriding system value
        select * from jsonb_populate_recordset(null::${old}, ${lines}::jsonb)`.execute(tx);
    }
  });

let market: TestServer;
let folder: string;
let old: Db;
let restored: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pasar-older-'));
  market = await openTestServer({ courierStageSeconds: 0 });
  await openTradeFixture(market);
  await createUser(market, 'staff@example.test', 'staff');
  await market.settle();
  // 0.1 had none of these; after the restore the job issues the documents of orders.
  await market.database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = 'replica'`.execute(tx);
    for (const table of ['live_hints', 'store_activity', 'notification_deliveries'] as const)
      await tx.deleteFrom(table).execute();
    await tx.updateTable('notifications').set({ kind: null, merchant_id: null }).execute();
    await tx.deleteFrom('tax_documents').execute();
    await tx.deleteFrom('tax_document_series').execute();
  });
  old = openDatabase('pglite-memory:');
  await migrate(
    old,
    allMigrations.map((part) =>
      Object.fromEntries(Object.entries(part).filter(([name]) => name < firstOfToday)),
    ),
  );
  await copyIntoOldSchema(market.database.db, old);
  await sql`
    insert into product_texts (product_id, document)
    select product_id, 'kaos' from product_listings`.execute(old);
  restored = await openTestDatabase();
}, 120_000);
afterAll(async () => {
  await old.destroy();
  await restored.close();
  await market.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an export of 0.1 restores under the names of today, and a database of 0.1 migrates to them', {
  tags: 'slow',
}, async () => {
  const today = await allRows(market.database.db);
  const file = join(folder, 'older.gz');
  await exportData(old, file);
  const lines = gunzipSync(readFileSync(file)).toString();
  for (const word of [
    '"letters"',
    '"product_shelves"',
    '"product_texts"',
    '"told_price"',
    '"desk"',
    '"picture"',
  ])
    expect(lines).toContain(word);
  await restoreData(restored.db, file);
  expect(await allRows(restored.db)).toEqual(today);
  await migrate(old, allMigrations);
  expect(await allRows(old)).toEqual(today);
  await expect(sql`update users set role = 'desk'`.execute(old)).rejects.toThrow('users_role_check');
});
