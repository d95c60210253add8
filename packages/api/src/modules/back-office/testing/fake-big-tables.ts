import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

class Undone extends Error {}

/** Tables without a page are planned as empty, whatever their statistics: an insert leaves one, also when it is undone. */
const addPages = async (db: Db, tables: readonly string[]): Promise<void> => {
  if (tables.length === 0) return;
  const inserted = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ statement: string }>`
      select format('alter table %I drop constraint %I', r.relname, c.conname) as statement
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where r.relname in (${sql.join([...tables])}) and c.contype in ('c', 'n')
        and c.conname <> r.relname || '_id_not_null'`.execute(tx);
    for (const { statement } of rows) await sql.raw(statement).execute(tx);
    for (const table of tables) await sql`insert into ${sql.table(table)} default values`.execute(tx);
    throw new Undone();
  });
  await inserted.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
};

/**
 * Has tables planned as if they had 100,000 rows, five for each row of another table that they refer to. Filling them
 * takes longer than all tests of a file.
 */
export const fakeBigTables = async (db: Db, tables: readonly string[]): Promise<void> => {
  const names = sql.join([...tables]);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relname in (${names}) and pg_relation_size(oid) = 0`.execute(db);
  await addPages(
    db,
    rows.map(({ name }) => name),
  );
  await sql`
    select pg_restore_attribute_stats('schemaname', 'public', 'relname', c.relname::text, 'attname', a.attname::text,
      'inherited', false, 'null_frac', 0::real, 'avg_width', 8, 'n_distinct', (-0.2)::real)
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relname in (${names}) and a.atttypid = 'bigint'::regtype and a.attname like '%\\_id'`.execute(db);
  await sql`update pg_class set relpages = 1, reltuples = 100000, relallvisible = 1
    where relkind = 'r' and relname in (${names})`.execute(db);
};
