import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { makeStaffAdmins } from '../../modules/accounts/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { withoutDeadline } from '../../platform/database/request-deadline.ts';
import { fromOlderNames } from './from-older-names.ts';
import { advanceSequences, readForeignKeys, readTables, removedTables, type Table } from './tables.ts';

const rowsAtOnce = 2_000;

/** The file or the database cannot be used; the message is one sentence for the operator. */
export class RestoreError extends Error {}

type Progress = (table: string, rows: number) => void;

interface Head {
  table: string;
  columns: string[];
}
const headOf = (line: string): Head | null => {
  if (!line.startsWith('{"table": ') && !line.startsWith('{"table":"')) return null;
  const head = JSON.parse(line) as Partial<Head>;
  return typeof head.table === 'string' && Array.isArray(head.columns) && Object.keys(head).length === 2
    ? (head as Head)
    : null;
};

type Target = ReturnType<typeof fromOlderNames>;

const insert = async (
  db: Db,
  { name, columns, rows: named }: Target,
  rows: readonly string[],
): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const read = sql`${`[${rows.join(',')}]`}::jsonb`;
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(name)}, ${named(read)})`.execute(db);
};

const demandEmpty = async (db: Db, tables: readonly Table[]): Promise<void> => {
  if (!tables.some(({ name }) => name === 'users'))
    throw new RestoreError('The database has no tables of a marketplace.');
  const { rows } = await sql`select 1 from users limit 1`.execute(db);
  if (rows.length > 0) throw new RestoreError('The database already holds data; restore into an empty one.');
};

const fill = async (
  db: Db,
  file: string,
  tables: readonly Table[],
  onProgress: Progress,
): Promise<number> => {
  const known = new Map(tables.map((table) => [table.name, table]));
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let table: Target | null = null;
  let waiting: string[] = [];
  let [inTable, all] = [0, 0];
  const flush = async () => {
    if (table && waiting.length > 0) {
      await insert(db, table, waiting);
      inTable += waiting.length;
      all += waiting.length;
      onProgress(table.name, inTable);
    }
    waiting = [];
  };
  let first = true;
  for await (const line of lines) {
    if (first) {
      if (line !== '{"pasar":1}') throw new RestoreError('The file is not an export of a marketplace.');
      first = false;
      continue;
    }
    const head = headOf(line);
    if (!head) {
      waiting.push(line);
      if (waiting.length >= rowsAtOnce) await flush();
      continue;
    }
    await flush();
    table = fromOlderNames(head.table, head.columns);
    if (removedTables.has(table.name)) {
      table = null;
      continue;
    }
    const mine = known.get(table.name);
    const missing = table.columns.filter((column) => !mine?.columns.includes(column));
    if (!mine || missing.length > 0) {
      throw new RestoreError(
        `This release does not know ${[table.name, ...missing].join('.')}; restore with the one that exported.`,
      );
    }
    inTable = 0;
  }
  await flush();
  return all;
};

/**
 * Fills an empty, migrated database from a file of `exportData`: all rows or, when anything does not fit, none.
 * Returns the number of rows. Throws RestoreError.
 */
export const restoreData = (db: Db, file: string, onProgress: Progress = () => {}): Promise<number> =>
  withoutDeadline(() =>
    db.transaction().execute(async (tx) => {
      const tables = await readTables(tx);
      await demandEmpty(tx, tables);
      const keys = await readForeignKeys(tx);
      for (const { table, name } of keys) {
        await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
      }
      // Rows inserted by a migration come from the file as well.
      await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
      const rows = await fill(tx, file, tables, onProgress);
      await makeStaffAdmins(tx);
      for (const { table, name, definition } of keys) {
        await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
          tx,
        );
      }
      await advanceSequences(tx);
      return rows;
    }),
  );
