import type { Conversation } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { listRepliers } from '../settings/chat-settings.ts';
import { findConversation } from './find-conversation.ts';
import { getReader } from './get-reader.ts';
import { hintConversation } from './hint-conversation.ts';
import { presentConversation } from './read-conversations.ts';

/** Says who of the store looks after a conversation. Throws 401, 403, 404, and 422 for who replies to no chats. */
export const assignConversation = ({
  ctx,
  input: { id, user_id },
}: HandlerArgs<{ id: number; user_id: number | null }>): Promise<Conversation> =>
  inTransaction(ctx, async (ctxInTx) => {
    const reader = getReader(ctxInTx, 'seller');
    const { merchant_id } = await findConversation(ctxInTx, reader, id);
    const people = user_id === null ? [] : await listRepliers(ctxInTx, merchant_id);
    if (user_id !== null && !people.some((one) => one.id === user_id))
      throw apiError.invalid({ user_id: ['chat.assign.unknown'] });
    await ctxInTx.db
      .updateTable('conversations')
      .set({ assigned_to: user_id })
      .where('id', '=', id)
      .execute();
    const row = await findConversation(ctxInTx, reader, id);
    await hintConversation(ctxInTx, row);
    return presentConversation(row, 'seller', ctxInTx);
  });
