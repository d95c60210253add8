import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { listReportReasons } from '../schemas/report-reasons.ts';
import { BodyId, PathId, TransactionCode } from '../schemas/wire-id.ts';
import { chatLimits, chatSides, messageKinds, messageSides } from './chat-limits.ts';
import { ChatSettings, NewChatSettings } from './chat-settings.ts';
import { maxReportLength } from './reports.ts';

/** A product or an order inside a conversation, with the price and the state of today. */
export const ChatCard = v.object({
  kind: v.picklist(['product', 'order']),
  ref_id: v.number(),
  title: v.string(),
  image: v.nullable(v.string()),
  /** Null for a product that is not sold any more. */
  price: v.nullable(Rupiah),
  state: v.string(),
  /** A path of this marketplace without language prefix, or null. */
  link: v.nullable(v.string()),
});
export type ChatCard = v.InferOutput<typeof ChatCard>;

export const ChatMessage = v.object({
  id: v.number(),
  client_id: v.string(),
  side: v.picklist(messageSides),
  kind: v.picklist(messageKinds),
  text: v.string(),
  /** Whether the contact filter replaced a part of the text. */
  is_masked: v.boolean(),
  /** The market hid what it said. */
  is_hidden: v.boolean(),
  /** Addresses that work for a minute. */
  images: v.array(v.string()),
  card: v.nullable(ChatCard),
  sent_at: v.string(),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

export const Conversation = v.object({
  id: v.number(),
  /** Of the store, or of the buyer for its store. */
  name: v.string(),
  image: v.nullable(v.string()),
  store_slug: v.string(),
  last: v.nullable(
    v.object({
      side: v.picklist(chatSides),
      kind: v.picklist(messageKinds),
      text: v.string(),
      sent_at: v.string(),
    }),
  ),
  unread: v.number(),
  /** Why I cannot write; null when I can. */
  closed: v.nullable(v.picklist(['store_closed', 'blocked_by_me', 'blocked', 'not_first', 'paused'])),
  /** Who of the store looks after it; null for nobody, and for the buyer. */
  assigned: v.nullable(v.object({ id: v.number(), name: v.string() })),
});
export type Conversation = v.InferOutput<typeof Conversation>;

const params = v.object({ id: PathId });
const opened = v.object({ id: v.number() });
const unread = v.object({ new_chat: v.number() });

const thread = v.object({
  conversation: Conversation,
  /** Oldest first. */
  messages: v.array(ChatMessage),
  has_older: v.boolean(),
  /** The last message that the other side has read; 0 for none. */
  read_by_other: v.number(),
  /** The card of `product_id` or `order_code`, ready to be sent; null without one. */
  draft: v.nullable(ChatCard),
});
export type ChatThread = v.InferOutput<typeof thread>;

const threadQuery = v.object({
  before: v.optional(PathId),
  /** 0 for a conversation without messages. */
  after: v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0)),
  ),
  product_id: v.optional(PathId),
  order_code: v.optional(TransactionCode),
});

const newMessage = v.pipe(
  v.object({
    /** Chosen by the sender: the same one stands for the same message. */
    client_id: v.pipe(v.string(messageId('field.required')), v.uuid(messageId('field.invalid'))),
    kind: v.picklist(messageKinds, messageId('field.invalid')),
    text: v.optional(
      v.pipe(
        v.string(messageId('field.invalid')),
        v.trim(),
        v.maxLength(chatLimits.length, messageId('chat.text.long')),
      ),
      '',
    ),
    media_ids: v.optional(
      v.pipe(
        v.array(BodyId, messageId('field.invalid')),
        v.maxLength(chatLimits.images, messageId('chat.images.many')),
      ),
      [],
    ),
    ref_id: v.optional(BodyId),
  }),
  v.forward(
    v.check(({ kind, text }) => kind !== 'text' || text !== '', messageId('chat.text.required')),
    ['text'],
  ),
  v.forward(
    v.check(
      ({ kind, media_ids }) => (kind === 'image') === media_ids.length > 0,
      messageId('chat.images.required'),
    ),
    ['media_ids'],
  ),
  v.forward(
    v.check(
      ({ kind, ref_id }) => (kind === 'product' || kind === 'order') === (ref_id !== undefined),
      messageId('chat.card.required'),
    ),
    ['ref_id'],
  ),
);

/** The same calls for both sides; their paths and who may call them differ. */
const readBody = v.object({ up_to: BodyId });
const blockBody = v.object({ is_blocked: v.boolean(messageId('field.invalid')) });
const reportBody = v.pipe(
  v.object({
    message_id: BodyId,
    reason: v.picklist(listReportReasons('message'), messageId('report.reason.required')),
    /** Needed with the reason `other`. */
    text: v.optional(
      v.pipe(
        v.string(messageId('field.invalid')),
        v.trim(),
        v.maxLength(maxReportLength, messageId('report.text.long')),
      ),
      '',
    ),
  }),
  v.forward(
    v.check(({ reason, text }) => reason !== 'other' || text !== '', messageId('report.text.required')),
    ['text'],
  ),
);
const reported = v.object({ id: v.number(), created_at: v.string() });

/** Chat of a buyer with stores. */
export const buyerChat = {
  unread: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/chat/new',
    summary: 'How many of my conversations have new messages',
    access: 'user',
    data: unread,
  }),
  list: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/chat/list',
    summary: 'My conversations with stores, the latest message first',
    access: 'user',
    query: v.object(pageQuery),
    data: v.array(Conversation),
    meta: Meta,
  }),
  open: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/chat/open',
    summary: 'My conversation with a store, begun when there is none; 10 new ones within 24 hours',
    access: 'user',
    body: v.object({ merchant_id: BodyId }),
    data: opened,
  }),
  thread: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/chat/:id/messages',
    summary: 'The messages of one of my conversations: the latest, or those before or after a message',
    access: 'user',
    params,
    query: threadQuery,
    data: thread,
  }),
  send: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/chat/:id/messages',
    summary:
      'Write to a store: a text, images, a product or an order; the same client_id is the same message',
    access: 'user',
    params,
    body: newMessage,
    data: ChatMessage,
  }),
  read: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/chat/:id/read',
    summary: 'Mark the messages of a conversation as read, up to one of them',
    access: 'user',
    params,
    body: readBody,
    data: unread,
  }),
  block: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/chat/:id/block',
    summary: 'Stop a store from writing to me, or let it write again',
    access: 'user',
    params,
    body: blockBody,
    data: Conversation,
  }),
  report: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/chat/:id/report',
    summary: 'Report a message of a store to the market, once; the market then reads the messages around it',
    access: 'user',
    idempotent: true,
    params,
    body: reportBody,
    data: reported,
  }),
};

/** Chat of a store with buyers. */
export const sellerChat = {
  unread: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/chat/new',
    summary: "How many of my store's conversations have new messages",
    access: 'merchant',
    area: 'talk',
    data: unread,
  }),
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/chat/list',
    summary: "My store's conversations with buyers, the latest message first",
    access: 'merchant',
    area: 'talk',
    query: v.object(pageQuery),
    data: v.array(Conversation),
    meta: Meta,
  }),
  open: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/chat/open',
    summary: "My store's conversation with the buyer of an order, up to 90 days after it ended",
    access: 'merchant',
    area: 'talk',
    body: v.object({ order_code: TransactionCode }),
    data: opened,
  }),
  thread: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/chat/:id/messages',
    summary:
      "The messages of one of my store's conversations: the latest, or those before or after a message",
    access: 'merchant',
    area: 'talk',
    params,
    query: threadQuery,
    data: thread,
  }),
  send: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/chat/:id/messages',
    summary:
      'Write to a buyer: a text, images, a product or an order; the same client_id is the same message',
    access: 'merchant',
    area: 'talk',
    params,
    body: newMessage,
    data: ChatMessage,
  }),
  read: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/chat/:id/read',
    summary: "Mark the messages of my store's conversation as read, up to one of them",
    access: 'merchant',
    area: 'talk',
    params,
    body: readBody,
    data: unread,
  }),
  block: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/chat/:id/block',
    summary: 'Stop a buyer from writing to my store, or let them write again',
    access: 'merchant',
    area: 'talk',
    params,
    body: blockBody,
    data: Conversation,
  }),
  report: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/chat/:id/report',
    summary: 'Report a message of a buyer to the market, once; the market then reads the messages around it',
    access: 'merchant',
    area: 'talk',
    idempotent: true,
    params,
    body: reportBody,
    data: reported,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/chat/:id/assign',
    summary: 'Say who of my store looks after a conversation, or nobody',
    access: 'merchant',
    area: 'talk',
    params,
    body: v.object({ user_id: v.nullable(BodyId) }),
    data: Conversation,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/chat/settings',
    summary:
      "My store's opening hours for chat, what it replies by itself, its prepared texts, and who replies",
    access: 'merchant',
    area: 'talk',
    data: ChatSettings,
  }),
  saveSettings: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/chat/settings',
    summary: "Save my store's opening hours for chat, what it replies by itself and its prepared texts",
    access: 'merchant',
    area: 'talk',
    body: NewChatSettings,
    data: ChatSettings,
  }),
};
