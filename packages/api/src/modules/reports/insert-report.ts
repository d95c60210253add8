import type { ReportReason, ReportSubject } from '@pasar/contract';
import { day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { json } from '../../platform/database/json.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { createMessage } from '../../platform/message.ts';

interface NewReport {
  subject_type: ReportSubject;
  subject_id: number;
  reason: ReportReason;
  text: string;
  media_ids: number[];
}

/** The user's row is locked, so that simultaneous reports are counted one after the other. */
const assertNotTooMany = async ({ db, clock, limits }: Context, userId: number) => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  const { sent } = await db
    .selectFrom('reports')
    .select((e) => e.fn.countAll<number>().as('sent'))
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(clock.now().getTime() - day))
    .executeTakeFirstOrThrow();
  const max = limits.reportsPerDay;
  if (sent >= max) throw apiError.conflict(createMessage('report.many', { max }), { reason: 'many' });
};

/** Writes a report of the current user. Throws 401, and 409 for a second one and for too many within 24 hours. */
export const insertReport = async (
  ctxInTx: Context,
  { subject_type, subject_id, reason, text, media_ids }: NewReport,
): Promise<{ id: number; created_at: string }> => {
  const userId = getCurrentUserId(ctxInTx);
  await assertNotTooMany(ctxInTx, userId);
  const created_at = ctxInTx.clock.now();
  const written = await ctxInTx.db
    .insertInto('reports')
    .values({
      ...{ subject_type, subject_id, user_id: userId, reason, text, created_at },
      media_ids: json(media_ids),
    })
    .onConflict((conflict) => conflict.columns(['subject_type', 'subject_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw apiError.conflict('report.again', { reason: 'again' });
  return { id: written.id, created_at: created_at.toISOString() };
};
