import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { Addresses } from './addresses.tables.ts';

interface Wanted {
  userId: number;
  id: number;
  /** Deleted ones count as well. */
  evenDeleted?: boolean;
}

/** One entry of a user's book. Throws 404 for somebody else's, and for a deleted one (quality S22). */
export const findOwnAddress = async (
  ctx: Context,
  { userId, id, evenDeleted = false }: Wanted,
): Promise<Selectable<Addresses>> => {
  const row = await ctx.db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || (row.deleted_at && !evenDeleted)) throw apiError.notFound();
  return row;
};
