import type { ChatThread, Locale } from '@pasar/contract';
import { rupiah } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { chatMessage, chatThread, conversation } from '../testing/chats.ts';
import { listed, sari } from '../testing/sari.ts';

const list = 'GET /buyer/dashboard/chat/list';
const messages = 'GET /buyer/dashboard/chat/7/messages';
const send = 'POST /buyer/dashboard/chat/7/messages';
const read = 'POST /buyer/dashboard/chat/7/read';
const block = 'POST /buyer/dashboard/chat/7/block';
const unread = 'GET /buyer/dashboard/chat/new';

beforeEach(() => sessionStorage.clear());

const conversations = (items = [conversation(7, { unread: 2 }), conversation(8)]) => ({
  ...listed([]),
  data: items,
});

const open = (
  thread: Partial<ChatThread> = {},
  replies: FakeResponses = {},
  { locale = 'id' as Locale, path = '/account/chat/7' } = {},
) =>
  openPage(
    slice,
    path,
    {
      [list]: conversations(),
      [messages]: chatThread(thread),
      [read]: { code: 200, data: { new_chat: 0 } },
      [unread]: { code: 200, data: { new_chat: 1 } },
      ...replies,
    },
    { locale, user: sari },
  );

test.each([
  ['id', 'Chat', '2 belum dibaca'],
  ['en', 'Chat', '2 unread'],
] as const)('the list has each store with what is unread (%s)', async (locale, title, count) => {
  const { container } = await open({}, {}, { locale, path: '/account/chat' });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  const row = screen.getByRole('link', { name: new RegExp(`Toko 7.*${count}`) });
  expect(row.getAttribute('href')).toBe(locale === 'en' ? '/en/account/chat/7' : '/account/chat/7');
  await expectAccessible(container);
});

test('an empty list names the next step', async () => {
  await open({}, { [list]: conversations([]) }, { path: '/account/chat' });
  expect(screen.getByText('Belum ada percakapan')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lihat-lihat barang' })).toBeTruthy();
});

test('a message is sent once, the card of the product before it [W7]', async () => {
  const card = {
    ...{ kind: 'product' as const, ref_id: 5, title: 'Kaos polos', image: null },
    ...{ price: rupiah(75_000), state: 'Stok 3', link: '/p/kaos-polos-5' },
  };
  let next = 10;
  const { person, arrived, container } = await open(
    { draft: card },
    {
      [send]: ({ body }) => {
        const { client_id, kind, text } = body as {
          client_id: string;
          kind: 'text' | 'product';
          text: string;
        };
        next += 1;
        const sent = { side: 'buyer' as const, client_id, kind, text };
        return { code: 200, data: chatMessage(next, { ...sent, card: kind === 'product' ? card : null }) };
      },
    },
  );
  await expectAccessible(container);
  expect(screen.getByText('Dikirim bersama pesanmu')).toBeTruthy();
  await person.type(screen.getByRole('textbox', { name: 'Tulis pesan' }), 'Ada ukuran L?{Enter}');
  await waitFor(() => expect(arrived.filter(({ call }) => call === send)).toHaveLength(2));
  const bodies = arrived.filter(({ call }) => call === send).map(({ body }) => body);
  expect(bodies).toMatchObject([
    { kind: 'product', ref_id: 5 },
    { kind: 'text', text: 'Ada ukuran L?' },
  ]);
  await waitFor(() => expect(screen.queryByText('Mengirim')).toBeNull());
  expect(screen.getAllByText('Ada ukuran L?')).toHaveLength(1);
  expect(screen.queryByText('Dikirim bersama pesanmu')).toBeNull();
});

test('a message that could not be sent stays with its reason and is sent again with the same client_id', async () => {
  let isBusy = true;
  const page = await open(
    {},
    {
      [send]: ({ body }) =>
        isBusy
          ? { code: 429, message: 'Pesanmu terlalu banyak. Coba lagi dalam 30 detik.' }
          : {
              code: 200,
              data: chatMessage(11, { side: 'buyer', ...(body as { client_id: string; text: string }) }),
            },
    },
  );
  const { person, arrived } = page;
  await person.type(screen.getByRole('textbox', { name: 'Tulis pesan' }), 'Halo lagi{Enter}');
  await screen.findByText('Pesanmu terlalu banyak. Coba lagi dalam 30 detik.');
  isBusy = false;
  await person.click(screen.getByRole('button', { name: 'Kirim lagi' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kirim lagi' })).toBeNull());
  const ids = arrived
    .filter(({ call }) => call === send)
    .map(({ body }) => (body as { client_id: string }).client_id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(screen.getAllByText('Halo lagi')).toHaveLength(1);
});

test('what could not be sent is there after a reload, and can be deleted', async () => {
  const first = await open({}, { [send]: undefined });
  await first.person.type(screen.getByRole('textbox', { name: 'Tulis pesan' }), 'Simpan ini{Enter}');
  await screen.findByText('Belum terkirim');
  first.container.remove();
  const { person } = await open();
  expect(await screen.findByText('Simpan ini')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(screen.queryByText('Simpan ini')).toBeNull();
});

test('what is shown is read, and the writer sees what was hidden', async () => {
  const { arrived } = await open({
    messages: [
      chatMessage(1, { side: 'buyer', text: 'WA •••', is_masked: true }),
      chatMessage(2, { text: 'Di sini saja kak' }),
    ],
  });
  await waitFor(() => expect(arrived.find(({ call }) => call === read)?.body).toEqual({ up_to: 2 }));
  expect(screen.getByText(/Kontak di luar Pasar disembunyikan/)).toBeTruthy();
  expect(screen.getByText(/Dibaca/)).toBeTruthy();
});

test('new messages are requested after the last one and announced, without moving the focus', async () => {
  let isNew = false;
  const { arrived } = await open(
    {},
    {
      [messages]: ({ query }) =>
        query.has('after') && isNew
          ? chatThread({ messages: [chatMessage(3, { text: 'Sudah dikirim ya' })] })
          : chatThread(query.has('after') ? { messages: [] } : {}),
    },
  );
  const field = screen.getByRole('textbox', { name: 'Tulis pesan' });
  act(() => field.focus());
  isNew = true;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Pesan baru dari Toko 7: Sudah dikirim ya')).toBeTruthy();
  expect(screen.getByText('Sudah dikirim ya')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(arrived.some(({ call, query }) => call === messages && query.get('after') === '2')).toBe(true);
});

test('a conversation is blocked after a question; a closed one has no field', async () => {
  const { person, arrived } = await open(
    {},
    { [block]: { code: 200, data: conversation(7, { closed: 'blocked_by_me' }) } },
  );
  await person.click(screen.getByRole('button', { name: 'Blokir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Blokir Toko 7?' });
  await person.click(within(dialog).getByRole('button', { name: 'Blokir' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Tulis pesan' })).toBeNull());
  expect(arrived.find(({ call }) => call === block)?.body).toEqual({ is_blocked: true });
  expect(screen.getByText('Kamu memblokir percakapan ini.')).toBeTruthy();
});
