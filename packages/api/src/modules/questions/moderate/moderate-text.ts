import type { HideReason } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { lockText, type ModeratedText, setTextState } from './hide-reported.ts';

export interface ModerateText {
  type: ModeratedText;
  id: number;
  /** Why it is hidden; null keeps it, and it shows again. */
  reasonCode: HideReason | null;
  note: string;
}

/**
 * Hides a question or an answer, or keeps it for good; its author hears of the first. What staff hid stays hidden.
 * Returns the states before and after. Throws 404.
 */
export const moderateText = async (
  ctxInTx: Context,
  { type, id, reasonCode, note }: ModerateText,
): Promise<{ before: string; after: string }> => {
  const text = await lockText(ctxInTx, type, id);
  if (!text) throw apiError.notFound('question.not-found');
  const before = text.state;
  if (before === 'hidden') return { before, after: before };
  const after = reasonCode === null ? 'kept' : 'hidden';
  await setTextState(ctxInTx, type, { id, state: after });
  if (reasonCode !== null) await emit(ctxInTx, 'question.hidden', { type, id, reasonCode, note });
  return { before, after };
};
