import type { StepUpAction } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { CodeRow, Codes } from '../accounts.tables.ts';

export interface CodeSearch {
  /** In canonical form. */
  email: string;
  /** What it may be for; a code for anything else counts as none. */
  purposes: readonly Codes['purpose'][];
  /** The session that must have requested it; null for visitors. */
  userId: number | null;
  /** The browser that makes the request; null where the session is enough. */
  deviceHash: string | null;
  /** What a code of a step-up confirms; it is worth nothing for another action. */
  action?: StepUpAction | undefined;
}

/**
 * The code that a browser's attempts count against: the newest one that it requested itself, while that is valid.
 * So nobody else can replace it. Otherwise it is the newest code of the address.
 */
export const findCode = async (
  ctx: Context,
  { email, purposes, userId, deviceHash, action }: CodeSearch,
): Promise<CodeRow | undefined> => {
  const newest = ctx.db
    .selectFrom('codes')
    .selectAll()
    .where('email', '=', email)
    .where('purpose', 'in', purposes)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('action', action === undefined ? 'is' : '=', action ?? null)
    .orderBy('id', 'desc')
    .limit(1);
  const own = await newest
    .where('requester_hash', '=', deviceHash ?? '')
    .where('closed_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return own ?? newest.executeTakeFirst();
};
