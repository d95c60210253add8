import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { revokeSessions } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { readUser } from './list-users.ts';

/**
 * Signs a user out everywhere at once, who can log in again; staff accounts are ended on the page of staff. Returns how
 * many sessions ended. Throws 403 for oneself and for staff accounts, and 404.
 */
export const endSessions = ({
  ctx,
  input: { user_id, reason },
}: HandlerArgs<{ user_id: number; reason: string }>): Promise<{ ended: number }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const user = await readUser(ctxInTx, user_id);
    if (!user) throw apiError.notFound();
    await assertNotOwn(ctxInTx, user_id);
    if (user.role === 'staff') throw apiError.forbidden('admin.user.staff');
    const ended = await revokeSessions(ctxInTx, user_id);
    await recordAudit(ctxInTx, {
      action: 'user.end-sessions',
      target: { type: 'user', id: user_id },
      after: { ended },
      reason,
    });
    return { ended };
  });
