import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** Counts are exact up to here; above, nobody pages on (domain "Counts"). */
const countedUpTo = 1_000;

/** How many rows a query has, as the pagination of a list says it. */
export const cappedCount = async <DB, TB extends keyof DB, O>(
  db: Db,
  rows: SelectQueryBuilder<DB, TB, O>,
): Promise<{ total: number; capped: boolean }> => {
  const some = rows
    .select(sql<number>`1`.as('one'))
    .limit(countedUpTo + 1)
    .as('rows');
  const { total } = await db
    .selectFrom(some)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(total, countedUpTo), capped: total > countedUpTo };
};
