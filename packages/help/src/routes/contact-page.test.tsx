import type { StoredUser } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { written } from '../testing/content.ts';

const budi: StoredUser = {
  ...{ email: 'budi@example.test', username: 'budi', fullname: 'Budi', phone: null, gender: null },
  ...{ birthday: null, is_company: 'personal', registered_as: 'buyer', merchant: null },
};
const ask = 'POST /help/contact';
const open = (reply: FakeResponses[string], user?: StoredUser) =>
  openPage(
    slice,
    '/contact',
    {
      'GET /market/contact': { code: 200, data: { email: null, phone: null, whatsapp: null } },
      'GET /help/contact': written('contact', 'Hubungi kami'),
      [ask]: reply,
    },
    user ? { user } : {},
  );
type Page = Awaited<ReturnType<typeof open>>;
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const fill = async ({ person }: Page) => {
  await person.selectOptions(screen.getByRole('combobox', { name: /Soal apa/ }), 'Pesanan');
  await person.type(field(/^Kode pesanan/), 'ORD-1');
  await person.type(field(/^Ceritakan/), 'Paket belum sampai.');
};
const send = ({ person }: Page) => person.click(screen.getByRole('button', { name: 'Kirim pertanyaan' }));
const sent = ({ arrived }: Page) => arrived.filter(({ call }) => call === ask);

test('a visitor asks with an address, and reads that the answer comes by mail [W68]', {
  tags: 'slow',
}, async () => {
  const page = await open({ code: 200, message: 'OK', data: { code: 'TABCDEFGH' } });
  await send(page);
  expect(sent(page)).toEqual([]);
  expect(screen.getAllByText('Harap isi kolom berikut').length).toBe(3);
  await fill(page);
  await page.person.type(field(/^E-mail/), 'tamu@example.test');
  await send(page);
  expect(await screen.findByText(/Pertanyaanmu TABCDEFGH sudah kami terima/)).toBeTruthy();
  expect(screen.getByText('Jawabannya kami kirim lewat e-mail.')).toBeTruthy();
  expect(sent(page).map(({ body }) => body)).toEqual([
    {
      ...{ topic: 'order', order_code: 'ORD-1', text: 'Paket belum sampai.' },
      email: 'tamu@example.test',
    },
  ]);
  await expectAccessible(page.container);
  await page.person.click(screen.getByRole('button', { name: 'Tulis pertanyaan lain' }));
  expect(field(/^Ceritakan/)).toHaveProperty('value', '');
});

test('who has an account gives no address and finds the question there [W68]', { tags: 'slow' }, async () => {
  const page = await open({ code: 200, message: 'OK', data: { code: 'TABCDEFGH' } }, budi);
  expect(screen.queryByRole('textbox', { name: /^E-mail/ })).toBeNull();
  await fill(page);
  await send(page);
  const link = await screen.findByRole('link', { name: 'Buka pertanyaanmu' });
  expect(link.getAttribute('href')).toBe('/account/tickets/TABCDEFGH');
});

test('what the server refuses is at its field; an outage loses nothing and the repetition has the same key [W68]', {
  tags: 'slow',
}, async () => {
  const replies = [
    { code: 422, message: 'Periksa', data: { text: ['Ceritakan dengan minimal 10 karakter'] } },
    // The call, and its second try.
    ...[undefined, undefined],
    { code: 200, message: 'OK', data: { code: 'TABCDEFGH' } },
  ];
  const page = await open(() => replies.shift(), budi);
  await fill(page);
  await send(page);
  expect(await screen.findByText('Ceritakan dengan minimal 10 karakter')).toBeTruthy();
  await page.person.type(field(/^Ceritakan/), ' Sudah seminggu.');
  await send(page);
  await waitFor(() => expect(sent(page)).toHaveLength(3));
  expect(field(/^Ceritakan/)).toHaveProperty('value', 'Paket belum sampai. Sudah seminggu.');
  await send(page);
  await screen.findByText(/TABCDEFGH/);
  const keys = sent(page).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys.slice(1)).size).toBe(1);
  expect(keys[0]).not.toBe(keys[1]);
});
