import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Table → column → type; a `?` behind it where an insert may leave the column out. */
export type Schema = Record<string, Record<string, string>>;

/** The tables of a database as servers use them. */
export const readSchema = async (db: Db): Promise<Schema> => {
  const { rows } = await sql<{ table: string; column: string; type: string; optional: boolean }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and c.relname not like 'kysely%'
    order by 1, 2`.execute(db);
  const schema: Schema = {};
  for (const { table, column, type, optional } of rows) {
    schema[table] ??= {};
    schema[table][column] = type + (optional ? '?' : '');
  }
  return schema;
};
