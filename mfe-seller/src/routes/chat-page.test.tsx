import type { ChatThread } from '@pasar/contract';
import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { summary } from '../testing/summary.ts';

const area = '/merchant/dashboard/chat';
const conversation = {
  ...{ id: 7, name: 'Sari Dewi', image: null, store_slug: 'toko-maju', unread: 1, closed: null },
  last: { side: 'buyer', kind: 'text', text: 'Masih ada?', sent_at: '2026-11-29T07:30:00Z' },
} as const;
const thread: ChatThread = {
  conversation,
  messages: [
    {
      ...{ id: 2, client_id: 'one', side: 'buyer', kind: 'text', text: 'Masih ada?', is_masked: false },
      ...{ images: [], card: null, sent_at: '2026-11-29T07:30:00Z' },
    },
  ],
  ...{ has_older: false, read_by_other: 0, draft: null },
};
const meta = {
  current_page: 1,
  last_page: 1,
  per_page: 20,
  total: 1,
  from: 1,
  to: 1,
  next: null,
  prev: null,
};
const replies = {
  [`GET ${area}/list`]: { code: 200, data: [conversation], meta: { ...meta, first: '/1', last: '/1' } },
  [`GET ${area}/7/messages`]: { code: 200, data: thread },
  [`POST ${area}/7/read`]: { code: 200, data: { new_chat: 0 } },
  'GET /merchant/dashboard': { code: 200, data: { ...summary, todo: { ...summary.todo, unread_chats: 3 } } },
  'GET /merchant/dashboard/notification/new': { code: 200, data: { new_notification: 0 } },
};

test.each([
  ['id', 'Chat pembeli', '1 belum dibaca'],
  ['en', 'Chat', '1 unread'],
] as const)('the list has each buyer with what is unread (%s)', async (locale, title, count) => {
  const { container } = await openPage(slice, '/seller/chat', replies, { locale, user: budi });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: new RegExp(`Sari Dewi.*${count}`) })).toBeTruthy();
  await expectAccessible(container);
});

test('an open conversation is read, and the count in the navigation follows', async () => {
  const { arrived, container } = await openPage(slice, '/seller/chat/7', replies, { user: budi });
  await waitFor(() => expect(arrived.find(({ call }) => call.endsWith('/read'))?.body).toEqual({ up_to: 2 }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Chat pembeli 3/ })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Tulis pesan' })).toBeTruthy();
  await expectAccessible(container);
});
