import type { Appeal, MyReview } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { buildPage, myReview } from '../testing/envelopes.ts';
import { code, detail, item } from '../testing/orders.ts';
import { sari } from '../testing/sari.ts';

const mine = 'GET /buyer/dashboard/order/review/list';
const write = 'POST /buyer/dashboard/order/review';
const upload = 'POST /upload/helper';

// Without it an upload goes through the page's own fetch, which the fake API handles.
beforeEach(() => vi.stubGlobal('XMLHttpRequest', undefined));

const list = (rows: MyReview[], counts = { pending: rows.length, done: 0 }) => ({
  ...buildPage(rows),
  counts,
});
const written = { code: 200, message: 'Terima kasih', data: myReview(1) };
const said: NonNullable<MyReview['review']> = {
  id: 9,
  rating: 4,
  text: 'Jahitannya rapi',
  is_anonymous: true,
  images: [{ media_id: 70, image_urls: { w150: '/m/150', w300: '/m/300', w600: '/m/600' } }],
  created_at: '2026-11-21T02:00:00Z',
  edited_at: null,
  can_edit: true,
  reply: { text: 'Terima kasih sudah mampir', created_at: '2026-11-22T02:00:00Z' },
  hidden: null,
};

const open = (replies: FakeResponses, { locale = 'id' as 'id' | 'en', path = '/account/reviews' } = {}) =>
  openPage(slice, path, replies, { locale, user: sari });
const card = (name: string) => within(screen.getByRole('article', { name }));
const sheet = async () => within(await screen.findByRole('dialog'));

describe('[BUYER-04] what waits for a review', () => {
  test('is written with stars, text, an image and no name; then it leaves this list', {
    tags: 'slow',
  }, async () => {
    let rows = [myReview(1), myReview(2)];
    const page = await open({
      [mine]: () => list(rows),
      [upload]: {
        code: 200,
        data: { media_id: 71, kind: 'image', url: '/m/71', width: 10, height: 10 },
      },
      [write]: () => {
        rows = [myReview(2)];
        return written;
      },
    });
    await page.person.click(card('Kemeja 1').getByRole('button', { name: 'Tulis ulasan' }));
    const form = await sheet();
    await page.person.click(form.getByRole('radio', { name: '4 dari 5 bintang, Bagus' }));
    await page.person.keyboard('{ArrowRight}');
    await page.person.type(form.getByLabelText('Ceritakan barangnya'), 'Adem dan pas');
    await page.person.upload(
      form.getByLabelText('Tambah foto'),
      new File(['x'], 'kemeja.png', { type: 'image/png' }),
    );
    expect(await form.findByRole('button', { name: 'Hapus foto 1' })).toBeTruthy();
    await page.person.click(form.getByRole('checkbox', { name: /Sembunyikan namaku/ }));
    await page.person.dblClick(form.getByRole('button', { name: 'Kirim ulasan' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Terima kasih, ulasanmu sudah tampil']));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Kemeja 1' })).toBeNull());
    expect(page.arrived.filter(({ call }) => call === write).map(({ body }) => body)).toEqual([
      { order_item_id: 1, rating: 5, text: 'Adem dan pas', media_ids: [71], is_anonymous: true },
    ]);
  });

  test.each([
    ['id', 'Tulis ulasan', 'Kirim ulasan', 'Beri 1 sampai 5 bintang'],
    ['en', 'Write a review', 'Submit review', 'Give 1 to 5 stars'],
  ] as const)('needs stars (%s)', async (locale, begin, send, text) => {
    const page = await open({ [mine]: list([myReview(1)]) }, { locale });
    await page.person.click(screen.getByRole('button', { name: begin }));
    const form = await sheet();
    await page.person.click(form.getByRole('button', { name: send }));
    expect(form.getByText(text)).toBeTruthy();
    expect(page.arrived.map(({ call }) => call)).not.toContain(write);
  });

  test('a rejection because it is too late is reported, and the list is read again', async () => {
    let reads = 0;
    const page = await open({
      [mine]: () => {
        reads += 1;
        return list([myReview(1)]);
      },
      [write]: { code: 409, message: 'Waktu 30 hari untuk mengulas sudah habis' },
    });
    await page.person.click(screen.getByRole('button', { name: 'Tulis ulasan' }));
    const form = await sheet();
    await page.person.click(form.getByRole('radio', { name: /^1 / }));
    await page.person.click(form.getByRole('button', { name: 'Kirim ulasan' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Waktu 30 hari untuk mengulas sudah habis']));
    await waitFor(() => expect(reads).toBe(2));
  });

  test('[ERR-01] a list that does not come fails alone, in the language of the page', async () => {
    await open({ [mine]: { code: 503, message: '' } }, { locale: 'en' });
    expect(screen.getByText('My reviews Error Connection To Server')).toBeTruthy();
  });
});

describe('[BUYER-04] what has been reviewed', () => {
  const done = list([myReview(1, { review: said })], { pending: 0, done: 1 });

  test('reads as others see it, with the reply, and can be changed once', async () => {
    const page = await open({ [mine]: done, [write]: written }, { path: '/account/reviews?type=done' });
    expect(page.arrived[0]?.query.get('type')).toBe('done');
    const review = card('Kemeja 1');
    for (const text of ['Jahitannya rapi', 'Tanpa nama', 'Terima kasih sudah mampir'])
      expect(review.getByText(text)).toBeTruthy();
    expect(review.getByRole('img', { name: '4 dari 5 bintang' })).toBeTruthy();
    await page.person.click(review.getByRole('button', { name: 'Ubah ulasan' }));
    const form = await sheet();
    expect(form.getByText('Ulasan bisa diubah satu kali saja.')).toBeTruthy();
    await page.person.click(form.getByRole('radio', { name: /^2 / }));
    await page.person.click(form.getByRole('button', { name: 'Simpan perubahan' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Ulasan diubah']));
    expect(page.arrived.find(({ call }) => call === write)?.body).toEqual({
      order_item_id: 1,
      rating: 2,
      text: 'Jahitannya rapi',
      media_ids: [70],
      is_anonymous: true,
    });
  });

  test('says why staff hid it, in the language of the page [B17]', async () => {
    const hidden = { reason: 'Shows personal data', note: 'A phone number', at: '2026-11-22T02:00:00Z' };
    await open(
      { [mine]: list([myReview(1, { review: { ...said, hidden } })]) },
      { path: '/en/account/reviews?type=done', locale: 'en' },
    );
    const review = card('Kemeja 1');
    expect(review.getByText('Hidden by the marketplace 22 November 2026')).toBeTruthy();
    expect(review.getByText('Shows personal data. A phone number')).toBeTruthy();
  });

  describe('that staff hid [B17]', () => {
    const block = { reason: 'Memuat data pribadi', note: 'Nomor telepon', at: '2026-11-22T02:00:00Z' };
    const hidden = list([myReview(1, { review: { ...said, hidden: block } })]);
    const read = 'GET /appeals/detail';
    const create = 'POST /appeals/create';
    const decision: Appeal = {
      ...block,
      moderation_id: 5,
      appeal_until: '2027-05-21T02:00:00Z',
      appeal: null,
      server_time: '2026-11-22T03:00:00Z',
    };
    const openSheet = async (replies: FakeResponses) => {
      const page = await open(
        { [mine]: hidden, [read]: { code: 200, data: decision }, ...replies },
        { path: '/account/reviews?type=done' },
      );
      await page.person.click(card('Kemeja 1').getByRole('button', { name: 'Banding' }));
      return { page, form: await sheet() };
    };

    test('is appealed against once, with words', async () => {
      const { page, form } = await openSheet({
        [create]: { code: 200, message: 'Bandingmu terkirim', data: decision },
      });
      await page.person.click(await form.findByRole('button', { name: 'Kirim banding' }));
      expect(await form.findByText('Tulis alasan bandingmu')).toBeTruthy();
      await page.person.type(form.getByLabelText('Kenapa keputusan ini keliru?'), 'Itu nomor toko');
      await page.person.dblClick(form.getByRole('button', { name: 'Kirim banding' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(page.toasts()).toEqual(['Bandingmu terkirim']);
      expect(page.arrived.filter(({ call }) => call === create).map(({ body }) => body)).toEqual([
        { moderation_id: 5, text: 'Itu nomor toko' },
      ]);
      expect(page.arrived.find(({ call }) => call === read)?.query.get('subject_id')).toBe('9');
    });

    test('says what became of the appeal', async () => {
      const appeal = {
        ...{ text: 'Itu nomor toko', state: 'rejected', note: 'Itu nomor pribadi' },
        created_at: '2026-11-22T02:30:00Z',
      };
      const { form } = await openSheet({ [read]: { code: 200, data: { ...decision, appeal } } });
      expect(await form.findByText('Bandingmu ditolak')).toBeTruthy();
      expect(form.getByText('Itu nomor pribadi')).toBeTruthy();
      expect(form.queryByRole('button', { name: 'Kirim banding' })).toBeNull();
    });

    test('can no longer be appealed against after 180 days', async () => {
      const { form } = await openSheet({
        [read]: { code: 200, data: { ...decision, server_time: '2027-05-21T02:00:00Z' } },
      });
      expect(await form.findByText('Waktu untuk banding sudah habis.')).toBeTruthy();
      expect(form.queryByRole('textbox')).toBeNull();
    });
  });

  test('stays as it is after its one change', async () => {
    const edited = { ...said, can_edit: false, edited_at: '2026-11-22T02:00:00Z' };
    await open({ [mine]: list([myReview(1, { review: edited })]) }, { path: '/account/reviews?type=done' });
    expect(screen.queryByRole('button', { name: 'Ubah ulasan' })).toBeNull();
    expect(screen.getByText('Diubah 22 November 2026')).toBeTruthy();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({ [mine]: done }, { locale, path: '/account/reviews?type=done' });
    await expectAccessible(container);
  });
});

test('[BUYER-04] the things of an order are reviewed one after the other from the order', {
  tags: 'slow',
}, async () => {
  const order = detail({
    status: 'completed',
    due: null,
    actions: ['track', 'review', 'buy_again'],
    items: [item(1), item(2), item(3, { is_reviewed: true })],
  });
  const page = await openPage(
    slice,
    `/account/orders/${code}`,
    { [`GET /buyer/dashboard/order/detail/${code}`]: { code: 200, data: order }, [write]: written },
    { locale: 'id', user: sari },
  );
  await page.person.click(screen.getByRole('button', { name: 'Tulis ulasan' }));
  for (const place of [1, 2]) {
    const form = within(await screen.findByRole('dialog', { name: `Tulis ulasan (${place} dari 2)` }));
    await page.person.click(form.getByRole('radio', { name: /^5 / }));
    await page.person.click(form.getByRole('button', { name: 'Kirim ulasan' }));
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const ids = page.arrived
    .filter(({ call }) => call === write)
    .map(({ body }) => (body as { order_item_id: number }).order_item_id);
  expect(ids).toEqual([1, 2]);
});
