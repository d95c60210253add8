import { type Approval, approverRoles } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError, apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { assertNotOwn, assertStaffRole, getCurrentStaffUser } from '../assert-not-own.ts';
import { carryOut } from './carry-out.ts';
import { readApproval } from './find-approvals.ts';

/** Of two at once the second waits, and then reads what the first decided. Throws 403, 404 and 409. */
const lockOpen = async (ctxInTx: Context, id: number) => {
  const row = await ctxInTx.db
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw apiError.notFound();
  await assertNotOwn(ctxInTx, row.requested_by, row.beneficiary);
  assertStaffRole(ctxInTx, approverRoles(row.action), 'admin.role');
  if (row.state !== 'requested' || row.expires_at <= ctxInTx.clock.now())
    throw apiError.conflict('admin.approval.over', await readApproval(ctxInTx, id));
  return row;
};

const close = async (
  ctxInTx: Context,
  id: number,
  end: { state: 'done' | 'rejected' | 'void'; reject_reason: string | null },
): Promise<Approval> => {
  const { userId } = getCurrentStaffUser(ctxInTx);
  await ctxInTx.db
    .updateTable('approvals')
    .set({ ...end, decided_by: userId, decided_at: ctxInTx.clock.now() })
    .where('id', '=', id)
    .execute();
  const approval = await readApproval(ctxInTx, id);
  await recordAudit(ctxInTx, {
    action: `approval.${end.state}`,
    target: { type: 'approval', id },
    before: { state: 'requested', requested_by: approval.requested_by.user_id },
    after: { state: end.state, action: approval.action, subject: approval.subject, amount: approval.amount },
    ...(end.reject_reason !== null && { reason: end.reject_reason }),
  });
  return approval;
};

/** What was asked for no longer fits: somebody moved it meanwhile, or its money is gone. */
class NoLongerFits extends Error {}

/**
 * A colleague approves: the decision is carried out with its guards checked again, and where they no longer hold the
 * request is void. Throws 403 for one's own, 404, and 409 (back-office B20).
 */
export const approve = async ({ ctx, input: id }: HandlerArgs<number>): Promise<Approval> => {
  try {
    return await inTransaction(ctx, async (ctxInTx) => {
      const row = await lockOpen(ctxInTx, id);
      try {
        await carryOut[row.action](ctxInTx, row.body as never, id); // checked when it was asked for
      } catch (failure) {
        if (failure instanceof ApiError && [404, 409, 422].includes(failure.code)) throw new NoLongerFits();
        throw failure;
      }
      return await close(ctxInTx, id, { state: 'done', reject_reason: null });
    });
  } catch (failure) {
    if (!(failure instanceof NoLongerFits)) throw failure;
    const ended = await inTransaction(ctx, async (ctxInTx) => {
      await lockOpen(ctxInTx, id);
      return close(ctxInTx, id, { state: 'void', reject_reason: null });
    });
    throw apiError.conflict('admin.approval.void', ended);
  }
};

/** A colleague rejects it with a reason, and nothing moves. Throws 403 for one's own, 404, and 409. */
export const reject = ({
  ctx,
  input: { id, reason },
}: HandlerArgs<{ id: number; reason: string }>): Promise<Approval> =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockOpen(ctxInTx, id);
    return close(ctxInTx, id, { state: 'rejected', reject_reason: reason });
  });
