import type { Context } from '../../../platform/context.ts';
import type { CodeRow, Codes } from '../accounts.tables.ts';

export interface CodeSearch {
  /** In canonical form. */
  email: string;
  /** What it may be for; a code for anything else counts as none. */
  purposes: readonly Codes['purpose'][];
  /** Whose sign-in must have asked for it; null where visitors ask. */
  userId: number | null;
  /** The browser that asks; null where the sign-in says enough. */
  deviceHash: string | null;
}

/**
 * The code that a browser's tries count against: the newest one that it asked for itself while that lasts, so that
 * nobody elsewhere replaces it; otherwise the newest of the address.
 */
export const findCode = async (
  ctx: Context,
  { email, purposes, userId, deviceHash }: CodeSearch,
): Promise<CodeRow | undefined> => {
  const newest = ctx.db
    .selectFrom('codes')
    .selectAll()
    .where('email', '=', email)
    .where('purpose', 'in', purposes)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .orderBy('id', 'desc')
    .limit(1);
  const own = await newest
    .where('asker_hash', '=', deviceHash ?? '')
    .where('closed_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return own ?? newest.executeTakeFirst();
};
