import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

type Table = 'products' | 'product_options' | 'product_option_values' | 'variants';

/** Takes ids from a table's own sequence, so that rows which reference each other can be written together. */
export const generateIds = async ({ db }: Context, table: Table, count: number): Promise<number[]> => {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::integer)`.execute(
    db,
  );
  return rows.map(({ id }) => Number(id));
};

/** Ids that a plan uses until it is written: negative, so that nobody takes them for real ones. */
export interface FreshIds {
  next(): number;
  readonly count: number;
}

export const freshIds = (): FreshIds => {
  let count = 0;
  return {
    next: () => -++count,
    get count() {
      return count;
    },
  };
};

/** Real ids in place of a plan's; what is real already stays. */
export const realIds =
  (drawn: readonly number[]) =>
  (id: number): number => {
    if (id >= 0) return id;
    const real = drawn[-id - 1];
    if (real === undefined) throw new Error(`no id was generated for ${id}`);
    return real;
  };
