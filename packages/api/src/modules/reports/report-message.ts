import type { ChatSide, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { findConversation, getReader, otherSide } from '../chat/index.ts';
import { insertReport } from './insert-report.ts';

type Body = HandlerInput<typeof endpoints.buyerChat.report>['body'];

/**
 * Reports a message of the other side of one of the reader's conversations, each once. Throws 401, 403, 404, and 409 for
 * a second report and for too many within 24 hours.
 */
export const reportMessage = ({
  ctx,
  input: { side, id, message_id, reason, text },
}: HandlerArgs<Body & { side: ChatSide; id: number }>): Promise<{ id: number; created_at: string }> =>
  inTransaction(ctx, async (ctxInTx) => {
    await findConversation(ctxInTx, getReader(ctxInTx, side), id);
    const message = await ctxInTx.db
      .selectFrom('messages')
      .select('id')
      .where('id', '=', message_id)
      .where('conversation_id', '=', id)
      .where('side', '=', otherSide(side))
      .executeTakeFirst();
    if (!message) throw apiError.notFound();
    return insertReport(ctxInTx, {
      ...{ subject_type: 'message', subject_id: message_id, reason, text, media_ids: [] },
    });
  });
