import type { ChatCard, ChatSide, ChatThread, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { findConversation } from '../conversations/find-conversation.ts';
import { getReader } from '../conversations/get-reader.ts';
import { type ConversationRow, presentConversation } from '../conversations/read-conversations.ts';
import { presentMessages } from './present-messages.ts';
import { readCards } from './read-cards.ts';

type Query = HandlerInput<typeof endpoints.buyerChat.thread>['query'];

const perPage = 30;
const atOnce = 100;

/** Oldest first; one more than a page says whether there are older ones. */
const readRows = async ({ db }: Context, id: number, { before, after }: Query) => {
  const all = db.selectFrom('messages').selectAll().where('conversation_id', '=', id);
  if (after !== undefined) {
    return { rows: await all.where('id', '>', after).orderBy('id').limit(atOnce).execute(), hasOlder: false };
  }
  const older = before === undefined ? all : all.where('id', '<', before);
  const rows = await older
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .execute();
  return { rows: rows.slice(0, perPage).toReversed(), hasOlder: rows.length > perPage };
};

const findOrderId = async ({ db }: Context, code: string) =>
  (await db.selectFrom('orders').select('id').where('code', '=', code).executeTakeFirst())?.id;

/** The product or order that the page was opened from. */
const readDraft = async (
  ctx: Context,
  { product_id, order_code }: Query,
  row: ConversationRow,
  side: ChatSide,
): Promise<ChatCard | null> => {
  const orderId = order_code === undefined ? undefined : await findOrderId(ctx, order_code);
  const kind = orderId === undefined ? 'product' : 'order';
  const id = orderId ?? product_id;
  if (id === undefined) return null;
  return (await readCards(ctx, [{ kind, id }], row, side)).get(`${kind} ${id}`) ?? null;
};

/** A part of one of the reader's conversations. Throws 401, 403 and 404. */
export const readThread = async ({
  ctx,
  input: { side, id, ...query },
}: HandlerArgs<Query & { side: ChatSide; id: number }>): Promise<ChatThread> => {
  const row = await findConversation(ctx, getReader(ctx, side), id);
  const { rows, hasOlder } = await readRows(ctx, id, query);
  return {
    conversation: presentConversation(row, side, ctx),
    messages: await presentMessages(ctx, rows, { pair: row, side }),
    has_older: hasOlder,
    read_by_other: row.other_read_id,
    draft: await readDraft(ctx, query, row, side),
  };
};
