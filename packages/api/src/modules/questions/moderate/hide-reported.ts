import { questionLimits } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';

const tables = { question: 'product_questions', answer: 'product_answers' } as const;
export type ModeratedText = keyof typeof tables;

/** The state of a question or an answer, whose row is locked; undefined when it is gone. */
export const lockText = ({ db }: Context, type: ModeratedText, id: number) =>
  db
    .selectFrom(tables[type])
    .select(['state', 'user_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const setTextState = (
  { db }: Context,
  type: ModeratedText,
  { id, state }: { id: number; state: 'reported' | 'hidden' | 'kept' },
) => db.updateTable(tables[type]).set({ state }).where('id', '=', id).execute();

/**
 * After a report was written: three open ones by different people hide a question or an answer until staff decide
 * (people W13). Its row is locked before they are counted, so that of simultaneous reports the last one sees all.
 */
export const hideReported = async (ctxInTx: Context, type: ModeratedText, id: number): Promise<void> => {
  const text = await lockText(ctxInTx, type, id);
  if (text?.state !== 'visible') return;
  const { open } = await ctxInTx.db
    .selectFrom('reports')
    .select((e) => e.fn.count<number>('user_id').distinct().as('open'))
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (open >= questionLimits.reportsToHide) await setTextState(ctxInTx, type, { id, state: 'reported' });
};
