import type { Database, Db } from '@pasar/api/plugin';
import type { InsertObject } from 'kysely';

/** Far below the 65,535 parameters that one statement may have. */
const ROWS_AT_ONCE = 400;

/** Inserts rows in large statements. Returns their ids in the order of the rows. */
export async function insertRows<T extends keyof Database & string>(
  db: Db,
  table: T,
  rows: readonly InsertObject<Database, T>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const inserted = await db
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .returningAll()
      .execute();
    for (const row of inserted) ids.push('id' in row ? Number(row.id) : 0);
  }
  return ids;
}

/** The element at a place that the plan says exists. */
export function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`nothing at place ${place} of ${list.length}`);
  return found;
}
