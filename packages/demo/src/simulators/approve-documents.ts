import { type Context, earlier, second } from '@pasar/api/plugin';

/**
 * Replaces staff in the demo: approves buyers' documents that wait for `limits.approvalSeconds`.
 * Returns false when none was due.
 */
export const approveDocuments = async (ctx: Context): Promise<boolean> => {
  const { limits } = ctx;
  if (limits.approvalSeconds <= 0) return false;
  const approved = await ctx.db
    .updateTable('user_documents')
    .set({ status: 'approved', reviewed_at: ctx.clock.now() })
    .where('status', '=', 'submitted')
    .where('submitted_at', '<=', earlier(ctx.clock, limits.approvalSeconds * second))
    .returning('user_id')
    .execute();
  return approved.length > 0;
};
