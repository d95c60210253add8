import { approveStore, type Context, earlier, findMissing, inTransaction, second } from '@pasar/api/plugin';
import { type SqlBool, sql } from 'kysely';
import { generatedEmailDomain } from '../seed/data/users.ts';

/** So many are looked through for one that has sent everything. */
const mostAtOnce = 50;

/**
 * Stores that wait since before a given time, completely or in a part; nobody else is deciding about them. Stores of
 * made-up people stay for whoever tries the back office.
 */
const longestWaiting = (ctx: Context, since: Date) =>
  ctx.db
    .selectFrom('merchants')
    .select('id')
    .where('suspended_at', 'is', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'merchants.user_id')
            .where('users.email', 'like', `%@${generatedEmailDomain}`),
        ),
      ),
    )
    .where(
      sql<SqlBool>`(
        verification_status = 'submitted' and submitted_at <= ${since}
        and id not in (select merchant_id from merchant_requests where replied_at is null)
        or verification_status = 'approved' and id in (
          select merchant_id from merchant_verifications where status = 'submitted' and at <= ${since}
          union all
          select merchant_id from merchant_documents where status = 'submitted' and submitted_at <= ${since}
        ))`,
    )
    .orderBy('id')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();

/**
 * Replaces staff in the demo: approves what waits for `limits.approvalSeconds` (domain "Modes").
 * Returns false when nothing was due.
 */
export const simulateApproval = async (ctx: Context): Promise<boolean> => {
  const { limits } = ctx;
  if (limits.approvalSeconds <= 0) return false;
  return inTransaction(ctx, async (ctxInTx) => {
    const since = earlier(ctx.clock, limits.approvalSeconds * second);
    for (const { id } of await longestWaiting(ctxInTx, since)) {
      // Who has not sent everything waits, as with staff.
      if ((await findMissing(ctxInTx, id)).length > 0) continue;
      await approveStore(ctxInTx, { merchantId: id, staffId: null });
      return true;
    }
    return false;
  });
};
