import type { SelectQueryBuilder } from 'kysely';
import type { Db } from './database.ts';

/** How many rows a query has, all of them: a list continues to its last row. */
export const countRows = async <DB, TB extends keyof DB, O>(
  db: Db,
  rows: SelectQueryBuilder<DB, TB, O>,
): Promise<number> => {
  const { total } = await db
    .selectFrom(rows.select(({ lit }) => lit(1).as('one')).as('rows'))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};
