import type { Context } from '../../platform/context.ts';

/**
 * Locks the row of a user until the transaction ends: requests of one user come one after the other, and no order is
 * placed meanwhile, because an order locks the row that it points at.
 */
export const lockUser = ({ db }: Context, userId: number) =>
  db.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
