import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';

interface LetBack {
  subjectType: 'product' | 'review';
  subjectId: number;
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
