import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';

interface Subject {
  subjectType: 'product' | 'review';
  subjectId: number;
}
interface LetBack extends Subject {
  note: string;
}

/** What is let back needs no further decision: its open appeal is granted, whoever let it back. */
export const closeAppeals = async (
  ctxInTx: Context,
  { subjectType, subjectId, note }: LetBack,
): Promise<void> => {
  await sql`
    update appeals set state = 'granted', note = ${note}, decided_by = ${getCurrentStaffUser(ctxInTx).userId},
      decided_at = ${ctxInTx.clock.now()}
    from moderations m
    where m.id = moderation_id and m.subject_type = ${subjectType} and m.subject_id = ${subjectId}
      and state = 'open'`.execute(ctxInTx.db);
};

/** What many are decided about together leaves appeals to their own decision. Throws 409 while one waits. */
export const assertNoOpenAppeal = async (
  { db }: Context,
  { subjectType, subjectId }: Subject,
): Promise<void> => {
  const open = await db
    .selectFrom('appeals')
    .innerJoin('moderations', 'moderations.id', 'appeals.moderation_id')
    .select('appeals.id')
    .where('moderations.subject_type', '=', subjectType)
    .where('moderations.subject_id', '=', subjectId)
    .where('appeals.state', '=', 'open')
    .executeTakeFirst();
  if (open) throw apiError.conflict('admin.appeal.first');
};
