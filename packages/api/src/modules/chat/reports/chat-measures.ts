import { type ChatMeasure, formatDateTime, pauseDays } from '@pasar/contract';
import { day } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { ApiError, apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { createMessage } from '../../../platform/message.ts';
import { hintConversation } from '../conversations/hint-conversation.ts';

/** Throws 403 with the end of a pause, while who wants to write is paused. */
export const assertNotPaused = async ({ db, clock, locale }: Context, userId: number): Promise<void> => {
  const paused = await db
    .selectFrom('chat_measures')
    .select('until')
    .where('user_id', '=', userId)
    .where('until', '>', clock.now())
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!paused?.until) return;
  const until = paused.until.toISOString();
  throw new ApiError(403, createMessage('chat.paused', { until: formatDateTime(until, locale) }), {
    data: { reason: 'paused', until },
  });
};

const lockMessage = ({ db }: Context, id: number) =>
  db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['messages.author_id', 'messages.side', 'messages.hidden_at'])
    .select(['conversations.id', 'conversations.user_id', 'conversations.merchant_id'])
    .where('messages.id', '=', id)
    .forUpdate('messages')
    .executeTakeFirst();

/**
 * Hides a message for both sides, and does what follows for who wrote it (people W11), who is notified. Throws 404.
 */
export const hideMessage = async (
  ctxInTx: Context,
  { id, measure, note }: { id: number; measure: ChatMeasure; note: string },
): Promise<void> => {
  const message = await lockMessage(ctxInTx, id);
  if (!message?.author_id) throw apiError.notFound();
  const now = ctxInTx.clock.now();
  if (!message.hidden_at)
    await ctxInTx.db.updateTable('messages').set({ hidden_at: now }).where('id', '=', id).execute();
  const days = pauseDays[measure];
  const until = days === 0 ? null : new Date(now.getTime() + days * day);
  await ctxInTx.db
    .insertInto('chat_measures')
    .values({ user_id: message.author_id, message_id: id, measure, until, at: now })
    .execute();
  await hintConversation(ctxInTx, message);
  await emit(ctxInTx, 'chat.message-hidden', { messageId: id, measure, note });
};
