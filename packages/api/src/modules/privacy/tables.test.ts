import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import type { DataSubject } from './data-subject.ts';
import { sealedTables } from './delete/encrypt-records.ts';
import { erasedTables } from './delete/erased-tables.ts';
import { retainedTables } from './delete/retained-tables.ts';
import { exportedTables } from './export/exported-tables.ts';
import { notExported } from './export/not-exported.ts';

let database: TestDatabase;
let columns: { table: string; column: string }[];
let keys: { table: string; definition: string }[];
beforeAll(async () => {
  database = await openTestDatabase();
  columns = (
    await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(
      database.db,
    )
  ).rows;
  keys = (
    await sql<{ table: string; definition: string }>`
      select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(database.db)
  ).rows;
});
afterAll(() => database.close());

const unique = (names: readonly string[]) => [...new Set(names)].toSorted();
const nobody: DataSubject = { userId: 0, email: 'nobody@example.test', merchantId: null };

/** Names of columns that say who somebody is, or how to reach them. */
const personal =
  /^(user_id|owner_id|owner|author_id|actor_id|account_id|beneficiary|staff_id|subject_id|merchant_id|\w+_by|author_name|email|recipient|receiver|sender|phone|fullname|address|ip|network|atas_nama|buyer|buyer_tax|dropship\w*|request|payload)$/;

describe('every table of the database', () => {
  test('is part of a copy of personal data, or says why not [W64]', () => {
    const all = unique(columns.map(({ table }) => table));
    const said = unique([...exportedTables.map(({ table }) => table), ...Object.keys(notExported)]);
    expect(said).toEqual(all);
    expect(exportedTables.filter(({ table }) => table in notExported)).toEqual([]);
  });

  test('with personal data says what happens to it when an account is deleted [W65]', () => {
    const pointing = keys.filter(({ definition }) => /REFERENCES (users|merchants)\(/.test(definition));
    const personalTables = unique([
      ...columns.filter(({ column }) => personal.test(column)).map(({ table }) => table),
      ...pointing.map(({ table }) => table),
    ]);
    const said = new Set([...erasedTables.map(({ table }) => table), ...Object.keys(retainedTables)]);
    expect(personalTables.filter((table) => !said.has(table))).toEqual([]);
    const sealed = sealedTables.map(({ table }) => table);
    const all = new Set(columns.map(({ table }) => table));
    expect([...said, ...sealed].filter((table) => !all.has(table))).toEqual([]);
    expect(erasedTables.filter(({ table }) => table in retainedTables)).toEqual([]);
  });

  test('has the columns that a copy and a deletion name [W64] [W65]', async () => {
    const has = (table: string, column: string) =>
      columns.some((one) => one.table === table && one.column === column);
    for (const { table, rows, without = [] } of exportedTables) {
      expect(without.filter((column) => !has(table, column))).toEqual([]);
      await sql`select * from ${sql.table(table)} where ${rows(nobody)}`.execute(database.db);
    }
    for (const { table, rows, set } of erasedTables)
      await (set
        ? sql`update ${sql.table(table)} set ${set(nobody)} where ${rows(nobody)}`
        : sql`delete from ${sql.table(table)} where ${rows(nobody)}`
      ).execute(database.db);
  });

  test('that is exported leaves out secrets and the names of files in storage [W64] [S40]', () => {
    const secret = /(_hash|_sealed|storage_key|file_key|secret)$/;
    const shown = exportedTables.flatMap(({ table, without = [] }) =>
      columns
        .filter((one) => one.table === table && secret.test(one.column) && !without.includes(one.column))
        .map(({ column }) => `${table}.${column}`),
    );
    expect(shown).toEqual([]);
  });
});
