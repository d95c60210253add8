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
  ...{
    id: 7,
    name: 'Sari Dewi',
    image: null,
    store_slug: 'toko-maju',
    unread: 1,
    closed: null,
    assigned: null,
  },
  last: { side: 'buyer', kind: 'text', text: 'Masih ada?', sent_at: '2026-11-29T07:30:00Z' },
} as const;
const thread: ChatThread = {
  conversation,
  messages: [
    {
      ...{
        id: 2,
        client_id: 'one',
        side: 'buyer',
        kind: 'text',
        text: 'Masih ada?',
        is_masked: false,
        is_hidden: false,
      },
      ...{ images: [], card: null, sent_at: '2026-11-29T07:30:00Z' },
    },
  ],
  ...{ has_older: false, read_by_other: 0, draft: null },
};
const settings = {
  ...{ hours: null, greeting: '', away: '', templates: ['Siap kirim hari ini', 'Stok ada'] },
  users: [
    { id: 1, name: 'Budi' },
    { id: 4, name: 'Dewi' },
  ],
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
  [`GET ${area}/settings`]: { code: 200, data: settings },
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

test('a template is inserted after what is written, and can be changed before it is sent [W10]', async () => {
  const { person } = await openPage(slice, '/seller/chat/7', replies, { user: budi });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tulis pesan' });
  await person.type(field, 'Halo kak');
  await person.click(screen.getByRole('button', { name: 'Template' }));
  expect(screen.getByRole('menuitem', { name: 'Atur template' }).getAttribute('href')).toBe(
    '/seller/chat/settings',
  );
  await person.click(screen.getByRole('menuitem', { name: 'Stok ada' }));
  expect(field.value).toBe('Halo kak\nStok ada');
  expect(document.activeElement).toBe(field);
});

test('a conversation is assigned to somebody of the store; what the server refuses is taken back', async () => {
  const call = `POST ${area}/7/assign`;
  const assigned = { code: 200, data: { ...conversation, assigned: { id: 4, name: 'Dewi' } } };
  const { person, arrived } = await openPage(
    slice,
    '/seller/chat/7',
    {
      ...replies,
      [call]: ({ body }) => ((body as { user_id: number }).user_id === 4 ? assigned : { code: 422 }),
    },
    { user: budi },
  );
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ditangani oleh' });
  await person.selectOptions(choice, 'Dewi');
  await waitFor(() => expect(arrived.find((one) => one.call === call)?.body).toEqual({ user_id: 4 }));
  await waitFor(() => expect(choice.disabled).toBe(false));
  await person.selectOptions(choice, 'Budi');
  await waitFor(() => expect(choice.value).toBe('4'));
});

test("a buyer's message is reported with a reason [W11]", async () => {
  const call = `POST ${area}/7/report`;
  const done = {
    code: 200,
    message: 'Laporanmu terkirim',
    data: { id: 1, created_at: '2026-11-29T07:31:00Z' },
  };
  const { person, arrived } = await openPage(
    slice,
    '/seller/chat/7',
    { ...replies, [call]: done },
    { user: budi },
  );
  await person.click(screen.getByRole('button', { name: 'Laporkan pesan: Masih ada?' }));
  await person.click(await screen.findByRole('button', { name: 'Kirim laporan' }));
  expect(screen.getByText('Pilih alasannya')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Penipuan' }));
  await person.click(screen.getByRole('button', { name: 'Kirim laporan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(arrived.find((one) => one.call === call)?.body).toEqual({
    message_id: 2,
    reason: 'fraud',
    text: '',
  });
});

test('what the store sent by itself and what the market hid say so', async () => {
  const more = [
    { ...thread.messages[0], id: 3, client_id: 'two', side: 'auto', text: 'Halo, ada yang bisa dibantu?' },
    { ...thread.messages[0], id: 4, client_id: 'three', text: '', is_hidden: true },
  ];
  const shown = { ...thread, messages: [...thread.messages, ...more] };
  await openPage(
    slice,
    '/seller/chat/7',
    { ...replies, [`GET ${area}/7/messages`]: { code: 200, data: shown } },
    {
      user: budi,
    },
  );
  expect(screen.getByText(/Balasan otomatis/)).toBeTruthy();
  expect(screen.getByText('Pesan ini disembunyikan tim Pasar')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Laporkan pesan/ })).toHaveLength(1);
});
