import type { Context } from '../../platform/context.ts';
import { revokeSessions } from './sessions/revoke-sessions.ts';

interface SetUserStatus {
  userId: number;
  to: 'active' | 'suspended';
}

/**
 * Closes an account or opens it again, in the caller's transaction. Its sessions end for good. Returns
 * false when it was so before: of two who close it at once, one did (quality S11).
 */
export const setUserStatus = async (ctxInTx: Context, { userId, to }: SetUserStatus): Promise<boolean> => {
  const from: Record<typeof to, 'active' | 'suspended'> = { suspended: 'active', active: 'suspended' };
  const changed = await ctxInTx.db
    .updateTable('users')
    .set({ status: to })
    .where('id', '=', userId)
    .where('status', '=', from[to])
    // A deleted account stays closed.
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  // Also when it opens again: a login that crossed the closing may have left a session behind.
  await revokeSessions(ctxInTx, userId);
  return true;
};
