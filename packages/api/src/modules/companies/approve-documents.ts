import { earlier, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/**
 * Replaces staff in the demo: approves buyers' documents that wait for `limits.approvalSeconds`.
 * Returns false when none was due.
 */
export const approveDocuments = async (ctx: Context): Promise<boolean> => {
  const { mode, limits } = ctx;
  if (mode !== 'demo' || limits.approvalSeconds <= 0) return false;
  const approved = await ctx.db
    .updateTable('user_documents')
    .set({ status: 'approved', reviewed_at: ctx.clock.now() })
    .where('status', '=', 'submitted')
    .where('submitted_at', '<=', earlier(ctx.clock, limits.approvalSeconds * second))
    .returning('user_id')
    .execute();
  return approved.length > 0;
};
