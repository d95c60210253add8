import type { ChatSide, Conversation } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { findConversation } from './find-conversation.ts';
import { getReader } from './get-reader.ts';
import { hintConversation } from './hint-conversation.ts';
import { presentConversation } from './read-conversations.ts';

/** Each side blocks for itself: while one of them does, nobody can write. Throws 401, 403 and 404. */
export const blockConversation = ({
  ctx,
  input: { side, id, is_blocked },
}: HandlerArgs<{ side: ChatSide; id: number; is_blocked: boolean }>): Promise<Conversation> =>
  inTransaction(ctx, async (ctxInTx) => {
    const reader = getReader(ctxInTx, side);
    await findConversation(ctxInTx, reader, id);
    await ctxInTx.db
      .updateTable('conversations')
      .set(side === 'buyer' ? { blocked_by_buyer: is_blocked } : { blocked_by_seller: is_blocked })
      .where('id', '=', id)
      .execute();
    const row = await findConversation(ctxInTx, reader, id);
    await hintConversation(ctxInTx, row);
    return presentConversation(row, side, ctxInTx);
  });
