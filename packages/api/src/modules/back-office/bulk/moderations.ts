import { type BlockReason, bulkUndoSeconds, type HideReason } from '@pasar/contract';
import type { Insertable } from 'kysely';
import { earlier, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { Moderations } from '../../catalog/index.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';

interface Subject {
  subjectType: 'product' | 'review';
  subjectId: number;
}

/** A slow connection does not take the undo away that its button still offers. */
const undoLasts = (bulkUndoSeconds + 45) * second;

/** Writes down what staff decided about a product or a review; returns its number. */
export const writeModeration = async (
  ctxInTx: Context,
  {
    subjectType,
    subjectId,
    ...decision
  }: Subject & Omit<Insertable<Moderations>, 'subject_type' | 'subject_id' | 'product_id' | 'at'>,
): Promise<number> => {
  const { id } = await ctxInTx.db
    .insertInto('moderations')
    .values({
      ...decision,
      subject_type: subjectType,
      subject_id: subjectId,
      product_id: subjectType === 'product' ? subjectId : null,
      at: ctxInTx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const ofSubject = ({ db }: Context, { subjectType, subjectId }: Subject) =>
  db
    .selectFrom('moderations')
    .select(['id', 'moderation', 'was', 'is_undo', 'reason_code', 'note', 'staff_id', 'at', 'version'])
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .limit(1);

/** Whether nothing was decided about the subject since. */
export const isLastModeration = async (ctx: Context, subject: Subject, id: number): Promise<boolean> =>
  (await ofSubject(ctx, subject).executeTakeFirst())?.id === id;

export interface TakenBack {
  /** Why it was blocked before; null where it was not. */
  reasonCode: BlockReason | HideReason | null;
  note: string;
  /** What an approved product becomes. */
  letIn: 'ok' | 'pending';
  /** What the decision left; its owner has changed the subject since where it is another. */
  version: number | undefined;
}

/**
 * What takes back the decision that the current staff user has just made about a subject; null when it is taken back
 * already. Throws 409 when the last decision is another one, or is over.
 */
export const findTakenBack = async (ctxInTx: Context, subject: Subject): Promise<TakenBack | null> => {
  const last = await ofSubject(ctxInTx, subject).executeTakeFirst();
  const { userId } = getCurrentStaffUser(ctxInTx);
  if (!last || last.staff_id !== userId || last.at < earlier(ctxInTx.clock, undoLasts))
    throw apiError.conflict('admin.undo.late');
  if (last.is_undo) return null;
  const letIn = last.was === 'pending' ? 'pending' : 'ok';
  const version = last.version ?? undefined;
  if (last.moderation === 'blocked' || letIn === 'pending')
    return { reasonCode: null, note: last.note, letIn, version };
  const before = await ofSubject(ctxInTx, subject)
    .where('id', '<', last.id)
    .where('moderation', '=', 'blocked')
    .executeTakeFirst();
  if (!before?.reason_code) throw apiError.conflict('admin.undo.late');
  return { reasonCode: before.reason_code, note: before.note, letIn, version };
};
