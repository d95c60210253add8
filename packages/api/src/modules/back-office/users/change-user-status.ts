import type { AdminUser } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { setUserStatus } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { readUser } from './list-users.ts';

interface ChangeStatus {
  userId: number;
  to: AdminUser['status'];
  reason: string;
}

const known = async (ctx: Context, id: number): Promise<AdminUser> => {
  const user = await readUser(ctx, id);
  if (!user) throw apiError.notFound();
  return user;
};

/**
 * Suspends an account or reopens it. A suspended user is signed out everywhere at once and reads the reason at the next
 * login. Throws 403 for oneself and for staff accounts, 404, and 409 with the current user record.
 */
export const changeUserStatus = ({ ctx, input }: HandlerArgs<ChangeStatus>): Promise<AdminUser> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { userId, to, reason } = input;
    const before = await known(ctxInTx, userId);
    await assertNotOwn(ctxInTx, userId);
    if (before.role === 'staff') throw apiError.forbidden('admin.user.staff');
    if (!(await setUserStatus(ctxInTx, { userId, to }))) {
      throw apiError.conflict('request.conflict', await known(ctxInTx, userId));
    }
    const after = await known(ctxInTx, userId);
    await recordAudit(ctxInTx, {
      action: to === 'suspended' ? 'user.suspend' : 'user.unsuspend',
      target: { type: 'user', id: userId },
      before: { status: before.status },
      after: { status: after.status },
      reason,
    });
    await emit(ctxInTx, 'admin.user-status', { userId, to, reason });
    return after;
  });
