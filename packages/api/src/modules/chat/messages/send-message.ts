import type { ChatMessage, ChatSide, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { attachPrivately } from '../../media/index.ts';
import { maskContacts } from '../contact-filter/mask-contacts.ts';
import { findConversation } from '../conversations/find-conversation.ts';
import { getReader } from '../conversations/get-reader.ts';
import { hintConversation } from '../conversations/hint-conversation.ts';
import { type ConversationRow, getClosedReason } from '../conversations/read-conversations.ts';
import { assertNotPaused } from '../reports/chat-measures.ts';
import { replyAutomatically } from '../settings/reply-automatically.ts';
import { assertMessageRate } from './assert-message-rate.ts';
import { presentMessages } from './present-messages.ts';
import { readCards } from './read-cards.ts';

type Body = HandlerInput<typeof endpoints.buyerChat.send>['body'];
interface Sent {
  side: ChatSide;
  id: number;
  body: Body;
}

/** What only holders of the key can read again. */
export const filterLogPurpose = 'chat filter';

/** Both the author and the conversation, in this order everywhere. */
const lock = async ({ db }: Context, userId: number, conversationId: number) => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst();
};

const findSent = ({ db }: Context, { id, body }: Sent) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('client_id', '=', body.client_id)
    .executeTakeFirst();

const assertMayWrite = (row: ConversationRow, side: ChatSide) => {
  const reason = getClosedReason(row, side);
  // A pause says how long it lasts.
  if (!reason || reason === 'paused') return;
  if (reason === 'store_closed') throw apiError.forbidden('chat.closed', { reason });
  throw apiError.forbidden(reason === 'not_first' ? 'chat.not-first' : 'chat.blocked', { reason });
};

const assertCard = async (ctx: Context, { kind, ref_id }: Body, row: ConversationRow, side: ChatSide) => {
  if ((kind !== 'product' && kind !== 'order') || ref_id === undefined) return;
  const card = (await readCards(ctx, [{ kind, id: ref_id }], row, side)).get(`${kind} ${ref_id}`);
  if (!card?.link) throw apiError.invalid({ ref_id: ['chat.card.unknown'] });
};

const write = async (ctx: Context, { side, id, body }: Sent, authorId: number) => {
  const { text, found } = maskContacts(body.text, ctx.publicUrl);
  const sent_at = ctx.clock.now();
  const row = await ctx.db
    .insertInto('messages')
    .values({
      ...{ conversation_id: id, side, author_id: authorId, client_id: body.client_id, kind: body.kind, text },
      is_masked: found.length > 0,
      media_ids: json(body.media_ids),
      ref_id: body.ref_id ?? null,
      sent_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (found.length > 0) {
    const original_sealed = ctx.keys.seal(filterLogPurpose, body.text);
    await ctx.db
      .insertInto('chat_filter_log')
      .values({ message_id: row.id, found: json(found), original_sealed, at: sent_at })
      .execute();
  }
  return row;
};

/**
 * Sends a message; the same `client_id` is the same message, also from two calls at once. Throws 401, 403 where one may
 * not write, 404 for others' conversations, 409 for a `client_id` of the other side, 422, and 429 with the wait.
 */
export const sendMessage = ({ ctx, input }: HandlerArgs<Sent>): Promise<ChatMessage> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { side, id, body } = input;
    const reader = getReader(ctxInTx, side);
    await findConversation(ctxInTx, reader, id);
    await lock(ctxInTx, reader.userId, id);
    // Read again: what it says may have changed before the lock.
    const row = await findConversation(ctxInTx, reader, id);
    const present = async (sent: NonNullable<Awaited<ReturnType<typeof findSent>>>) => {
      const [shown] = await presentMessages(ctxInTx, [sent], { pair: row, side });
      if (!shown) throw new Error('a message that was sent cannot be presented');
      return shown;
    };
    const before = await findSent(ctxInTx, input);
    if (before && before.side !== side) throw apiError.conflict();
    if (before) return present(before);
    assertMayWrite(row, side);
    await assertNotPaused(ctxInTx, reader.userId);
    await assertMessageRate(ctxInTx, reader.userId);
    await assertCard(ctxInTx, body, row, side);
    await attachPrivately(
      ctxInTx,
      Object.fromEntries(body.media_ids.map((mediaId, place) => [`media_ids.${place}`, mediaId])),
    );
    const sent = await write(ctxInTx, input, reader.userId);
    await ctxInTx.db
      .updateTable('conversations')
      .set({ last_message_id: sent.id, last_message_at: sent.sent_at })
      .where('id', '=', id)
      .execute();
    if (side === 'buyer') await replyAutomatically(ctxInTx, row, sent.id);
    await hintConversation(ctxInTx, row);
    return present(sent);
  });
