import type { Database, Db } from '@pasar/api/plugin';
import { type Selectable, sql } from 'kysely';

const ROWS_AT_ONCE = 2_000;

/** Rows with values for some columns, the same ones in each. */
export type BulkRows<T extends keyof Database> = readonly Partial<Selectable<Database[T]>>[];

/** Inserts many rows by few statements with one parameter each; the table says of which types its columns are. */
export async function bulkInsert<T extends keyof Database & string>(
  db: Db,
  table: T,
  rows: BulkRows<T>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${part}::text::json)`.execute(
      db,
    );
  }
}

/** Lets a table's own numbering go on after rows that brought their ids along. */
export async function numberAfter(db: Db, table: keyof Database & string, next: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${next}, false)`.execute(db);
}
