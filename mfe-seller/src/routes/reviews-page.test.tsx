import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage, type ReceivedRequest } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { reply, review, reviewList, reviewSummary } from '../testing/reviews.ts';
import { meta } from '../testing/seller-orders.ts';

const byProduct = 'GET /merchant/dashboard/review/product';
const byOrder = 'GET /merchant/dashboard/review/order';
const send = 'POST /merchant/dashboard/review/reply';
const happy = review(1);
const sad = review(2, { rating: 2, text: '', author: 'A***a', is_anonymous: true, order_code: null });
const answered = review(3, { reply: reply('Terima kasih.') });

const open = (replies: FakeResponses = {}, { locale = 'id' as Locale, at = '' } = {}) =>
  openPage(
    slice,
    `/seller/reviews${at}`,
    { [byProduct]: reviewList([happy, sad, answered]), ...replies },
    { locale, user: budi },
  );

const card = (author: string) => within(screen.getByRole('article', { name: author }));
const sent = (arrived: ReceivedRequest[]) =>
  arrived.filter(({ call }) => call === send).map(({ body }) => body);
const replied = ({ body }: ReceivedRequest) => {
  const { reply: text } = body as { reply: string };
  return { code: 200, data: { ...happy, reply: reply(text) } };
};

describe('[SELL-06] reviews of a store', () => {
  test('are below their summary: average, number and since when', async () => {
    await open();
    expect(screen.getByText('4,5')).toBeTruthy();
    expect(screen.getByText('12 ulasan sejak 13 Juni 2026')).toBeTruthy();
    expect(card('Pembeli 1').getByText('Ulasan 1')).toBeTruthy();
    expect(card('A***a').getByText('disamarkan')).toBeTruthy();
    expect(card('A***a').queryByRole('link', { name: /^ORD-/ })).toBeNull();
  });

  test.each(['id', 'en'] as const)('have no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, { locale });
    await expectAccessible(container);
  });

  test('are filtered by the address', async () => {
    const { arrived } = await open({}, { at: '?replied=0&rating=5&with_media=1&search=kemeja&sort=oldest' });
    const asked = arrived.find(({ call }) => call === byProduct)?.query;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      replied: '0',
      rating: '5',
      with_media: '1',
      search: 'kemeja',
      sort: 'oldest',
    });
  });

  test('by order name what its buyer has not judged yet', async () => {
    const order = {
      order_code: 'ORD-20261101-AAAA1',
      buyer: 'sari',
      completed_at: '2026-11-10T03:00:00Z',
      review_until: '2026-12-10T03:00:00Z',
      reviews: [happy],
      waiting: [review(9).product],
    };
    const page = meta('/api/merchant/dashboard/review/order', 1, 1, 1);
    await open(
      { [byOrder]: { code: 200, data: [order], meta: page, summary: reviewSummary } },
      { at: '?by=order' },
    );
    expect(card('Pembeli 1').getByText('Ulasan 1')).toBeTruthy();
    expect(screen.getByText('Kemeja 9')).toBeTruthy();
    expect(screen.getByText(/^Belum diulas, bisa sampai 10 Desember 2026/)).toBeTruthy();
  });

  test('[ERR-01] that did not come leave the way to the others', async () => {
    await open({ [byProduct]: undefined });
    expect(screen.getByText('Ulasan gagal terhubung ke server')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Per pesanan' })).toBeTruthy();
  });
});

describe('[SELL-06] a reply', () => {
  const write = async (author: string, replies: FakeResponses = {}) => {
    const page = await open(replies);
    await page.person.click(card(author).getByRole('button', { name: `Balas ulasan ${author}` }));
    const field = await card(author).findByLabelText('Balasan toko');
    return { ...page, field };
  };

  test('is sent once however often the button is pressed, and appears at once', async () => {
    const page = await write('Pembeli 1', { [send]: replied });
    await page.person.type(page.field, 'Sampai jumpa lagi.');
    await page.person.tripleClick(card('Pembeli 1').getByRole('button', { name: 'Kirim balasan' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Balasan terkirim']));
    expect(card('Pembeli 1').getByText('Sampai jumpa lagi.')).toBeTruthy();
    expect(card('Pembeli 1').getByText(/^Bisa diubah sampai 22 November 2026/)).toBeTruthy();
    expect(sent(page.arrived)).toEqual([{ review_id: 1, reply: 'Sampai jumpa lagi.' }]);
  });

  test('without text is not sent', async () => {
    const page = await write('Pembeli 1');
    await page.person.click(card('Pembeli 1').getByRole('button', { name: 'Kirim balasan' }));
    expect(card('Pembeli 1').getByText('Tulis balasanmu')).toBeTruthy();
    expect(sent(page.arrived)).toEqual([]);
  });

  test.each([
    ['Pembeli 1', 'Terima kasih'],
    ['A***a', 'Mohon maaf'],
  ])('to %s can start from words that fit the stars', async (author, first) => {
    const page = await write(author);
    const templates = within(card(author).getByRole('list', { name: 'Kalimat siap pakai' }));
    await page.person.click(templates.getByRole('button', { name: first }));
    expect((page.field as HTMLTextAreaElement).value).toContain(first);
  });

  test('that can no longer be changed is reported and read again', async () => {
    const page = await open({
      [send]: { code: 409, message: 'Balasan tidak bisa diubah lagi.', data: null },
    });
    await page.person.click(screen.getByRole('button', { name: 'Ubah balasan untuk Pembeli 3' }));
    await page.person.type(await screen.findByLabelText('Balasan toko'), ' Lagi.');
    await page.person.click(screen.getByRole('button', { name: 'Kirim balasan' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Balasan tidak bisa diubah lagi.']));
    expect(page.arrived.filter(({ call }) => call === byProduct)).toHaveLength(2);
  });
});
