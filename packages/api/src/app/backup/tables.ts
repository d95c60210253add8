import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/**
 * A database's own, worth nothing in another one: what ran is decided by the migrations of the database that is
 * filled, its transactions have other numbers, and its first server leaves the fingerprint of the key.
 */
const own = [
  'kysely_migration',
  'kysely_migration_lock',
  'listing_changes',
  'installation',
  'search_indexes',
  'search_rejections',
];

/** Tables of earlier releases whose rows this one computes for itself; an export's are left out. */
export const removedTables: ReadonlySet<string> = new Set(['product_search_documents']);

export interface Table {
  name: string;
  columns: string[];
}

/** Every table of the database by name, with its columns in order. */
export const readTables = async (db: Db): Promise<Table[]> => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
    group by table_name order by table_name`.execute(db);
  return rows.filter(({ name }) => !own.includes(name));
};

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Foreign keys form cycles, so rows are inserted without these keys, which are created again at the end. */
export const readForeignKeys = async (db: Db): Promise<ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = current_schema()
    order by 1, 2`.execute(db);
  return rows;
};

/** Continues every sequence after the highest used number. */
export const advanceSequences = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select t.table_name as table, t.column_name as column,
      pg_get_serial_sequence(quote_ident(t.table_name), t.column_name) as sequence
    from information_schema.columns t
    where t.table_schema = current_schema()
      and pg_get_serial_sequence(quote_ident(t.table_name), t.column_name) is not null`.execute(db);
  for (const { table, column, sequence } of rows) {
    await sql`select setval(${sequence}, (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      db,
    );
  }
};
