import { type ChatSide, endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { assignConversation } from './conversations/assign-conversation.ts';
import { blockConversation } from './conversations/block-conversation.ts';
import { countUnread, listConversations } from './conversations/list-conversations.ts';
import { openBuyerConversation, openSellerConversation } from './conversations/open-conversation.ts';
import { markRead } from './messages/mark-read.ts';
import { readThread } from './messages/read-thread.ts';
import { sendMessage } from './messages/send-message.ts';
import { readSettings, saveSettings } from './settings/chat-settings.ts';

const { buyerChat, sellerChat } = endpoints;

/** The same calls for both sides. */
const serveSide = (app: App, side: ChatSide): void => {
  const calls = side === 'buyer' ? buyerChat : sellerChat;
  implement(app, calls.unread, async ({ ctx }) => ({ data: { new_chat: await countUnread(ctx, side) } }));
  implement(app, calls.list, async ({ ctx, query, c }) => {
    const { rows, total } = await listConversations({ ctx, input: { ...query, side } });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, calls.thread, async ({ ctx, params, query }) => ({
    data: await readThread({ ctx, input: { ...query, ...params, side } }),
  }));
  implement(app, calls.send, async ({ ctx, params, body }) => {
    const data = await sendMessage({ ctx, input: { side, id: params.id, body } });
    return { data, message: message(data.is_masked ? 'chat.masked' : 'ok', ctx.locale) };
  });
  implement(app, calls.read, async ({ ctx, params, body }) => {
    await markRead({ ctx, input: { ...params, ...body, side } });
    return { data: { new_chat: await countUnread(ctx, side) } };
  });
  implement(app, calls.block, async ({ ctx, params, body }) => ({
    data: await blockConversation({ ctx, input: { ...params, ...body, side } }),
  }));
};

export const chatRoutes = (app: App): void => {
  for (const side of ['buyer', 'seller'] as const) serveSide(app, side);
  implement(app, buyerChat.open, async ({ ctx, body }) => ({
    data: await openBuyerConversation({ ctx, input: body }),
  }));
  implement(app, sellerChat.open, async ({ ctx, body }) => ({
    data: await openSellerConversation({ ctx, input: body }),
  }));
  implement(app, sellerChat.assign, async ({ ctx, params, body }) => ({
    data: await assignConversation({ ctx, input: { ...params, ...body } }),
  }));
  implement(app, sellerChat.settings, async ({ ctx }) => ({ data: await readSettings(ctx) }));
  implement(app, sellerChat.saveSettings, async ({ ctx, body }) => ({
    data: await saveSettings({ ctx, input: body }),
    message: message('data.saved', ctx.locale),
  }));
};
