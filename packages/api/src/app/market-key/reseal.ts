import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SealedColumn } from '../../platform/installation/key-change.ts';
import type { Keys } from '../../platform/keys.ts';

/** Rows that are in memory at once. */
const pageSize = 500;

interface Row {
  id: number;
  sealed: string;
}

const readPage = async (db: Db, { table, id, column }: SealedColumn, after: number): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(id)} > ${after} and ${sql.ref(column)} is not null
    order by ${sql.ref(id)} limit ${sql.lit(pageSize)}`.execute(db);
  return rows;
};

/** Seals what a column holds with another key. Returns the number of rows. */
export const resealColumn = async (
  db: Db,
  sealed: SealedColumn,
  keys: { old: Keys; next: Keys },
): Promise<number> => {
  const { table, id, column, purpose } = sealed;
  let count = 0;
  let page: Row[];
  let after = -1;
  do {
    page = await readPage(db, sealed, after);
    const resealed = page.map((row) => keys.next.seal(purpose, keys.old.open(purpose, row.sealed)));
    await sql`
      update ${sql.table(table)} as kept set ${sql.ref(column)} = given.sealed
      from unnest(${page.map((row) => row.id)}::bigint[], ${resealed}::text[]) as given (id, sealed)
      where kept.${sql.ref(id)} = given.id`.execute(db);
    count += page.length;
    after = page.at(-1)?.id ?? after;
  } while (page.length === pageSize);
  return count;
};

/** Deletes the rows of a column that nobody can read any more. Returns their number. */
export const deleteSealed = async (db: Db, { table, column }: SealedColumn): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db);
  return Number(numAffectedRows ?? 0);
};
