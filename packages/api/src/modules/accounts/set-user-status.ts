import type { Context } from '../../platform/context.ts';
import { revokeSessions } from './sessions/revoke-sessions.ts';

interface SetUserStatus {
  userId: number;
  to: 'active' | 'suspended';
}

/**
 * Closes an account or opens it again, in the caller's transaction. Sessions of a closed one end for good. Returns
 * false when it was so before: of two who close it at once, one did (quality S11).
 */
export const setUserStatus = async (ctxInTx: Context, { userId, to }: SetUserStatus): Promise<boolean> => {
  const from: Record<typeof to, 'active' | 'suspended'> = { suspended: 'active', active: 'suspended' };
  const changed = await ctxInTx.db
    .updateTable('users')
    .set({ status: to })
    .where('id', '=', userId)
    .where('status', '=', from[to])
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  if (to === 'suspended') await revokeSessions(ctxInTx, userId);
  return true;
};
