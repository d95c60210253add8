import type { ExpressionBuilder, Insertable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The proposed values of these columns, for the rows that are there already. */
export const proposed =
  <T extends keyof Database>(columns: readonly (keyof Insertable<Database[T]> & string)[]) =>
  (e: ExpressionBuilder<Database, never>) =>
    // Kysely knows the columns of `excluded` only inside a conflict clause.
    Object.fromEntries(columns.map((column) => [column, e.ref(`excluded.${column}` as never)]));
