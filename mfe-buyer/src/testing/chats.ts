import type { ChatMessage, ChatThread, Conversation } from '@pasar/contract';

export const conversation = (id: number, changed: Partial<Conversation> = {}): Conversation => ({
  id,
  name: `Toko ${id}`,
  image: null,
  store_slug: `toko-${id}`,
  last: { side: 'seller', kind: 'text', text: 'Masih ada kak', sent_at: '2026-11-29T07:30:00Z' },
  unread: 0,
  closed: null,
  assigned: null,
  ...changed,
});

export const chatMessage = (id: number, changed: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  client_id: `client-${id}`,
  side: 'seller',
  kind: 'text',
  text: `Pesan ${id}`,
  is_masked: false,
  is_hidden: false,
  images: [],
  card: null,
  sent_at: '2026-11-29T07:30:00Z',
  ...changed,
});

export const chatThread = (changed: Partial<ChatThread> = {}) => ({
  code: 200,
  data: {
    conversation: conversation(7),
    messages: [chatMessage(1, { side: 'buyer', text: 'Halo' }), chatMessage(2, { text: 'Masih ada kak' })],
    has_older: false,
    read_by_other: 1,
    draft: null,
    ...changed,
  } satisfies ChatThread,
});
