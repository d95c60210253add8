import type { BuyerOrder, Locale } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { code, detail, item, order, orderList } from '../testing/orders.ts';
import { sari } from '../testing/sari.ts';

const list = 'GET /buyer/dashboard/order/list';
const change = 'POST /buyer/dashboard/order/status';
const add = 'POST /cart/add';

const open = (replies: FakeResponses, { locale = 'id' as Locale, path = '/account/orders' } = {}) =>
  openPage(slice, path, replies, { locale, user: sari });

/** What can be pressed in the card, besides the ways to other pages. */
const buttons = () =>
  [...screen.getByRole('article').querySelectorAll('footer button, footer a')].map(
    ({ textContent }) => textContent,
  );

describe('[BUYER-03] the list of orders', () => {
  test.each([
    ['id', 'Selesai otomatis dalam 2 hari 3 jam', 'Belum bayar 1', 'dan 1 barang lagi'],
    ['en', 'Auto-completes in 2 d 3 h', 'Unpaid 1', 'and 1 more'],
  ] as const)(
    'shows what was bought, what comes next and how many wait (%s)',
    async (locale, due, tab, more) => {
      await open({ [list]: orderList([order({ items: [item(1), item(2), item(3)] })]) }, { locale });
      const card = within(screen.getByRole('article', { name: code }));
      for (const text of ['Rumah Kawung', 'Kemeja 1', 'Kemeja 2', 'Pesanan tiba', due, more])
        expect(card.getByText(text)).toBeTruthy();
      expect(card.queryByText('Kemeja 3')).toBeNull();
      expect(card.getAllByText('M · 2 × Rp100.000')).toHaveLength(2);
      expect(screen.getByRole('link', { name: tab })).toBeTruthy();
    },
  );

  test('requests the query of its address, and its links preserve the rest of it', async () => {
    const page = await open(
      { [list]: orderList([order()], 2, 3) },
      { locale: 'en', path: '/account/orders?status=shipped&search=batik&page=2' },
    );
    expect(Object.fromEntries(page.arrived[0]?.query ?? [])).toMatchObject({
      status: 'shipped',
      search: 'batik',
      page: '2',
    });
    expect(screen.getByRole('link', { name: /^Shipped/ }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: /^Completed/ }).getAttribute('href')).toBe(
      '/en/account/orders?status=completed&search=batik',
    );
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
      '/en/account/orders?status=shipped&search=batik&page=3',
    );
  });

  test('is searched, and days the wrong way round are put right', async () => {
    const page = await open({ [list]: orderList([order()]) }, { path: '/account/orders?status=shipped' });
    await page.person.type(screen.getByLabelText('Cari pesanan', { selector: 'input' }), ' sogan ');
    await page.person.type(screen.getByLabelText('Dari tanggal'), '2026-11-20');
    await page.person.type(screen.getByLabelText('Sampai tanggal'), '2026-11-01');
    await page.person.click(screen.getByRole('button', { name: 'Terapkan' }));
    await waitFor(() =>
      expect(page.at()).toBe(
        '/account/orders?status=shipped&search=sogan&date_start=2026-11-01&date_end=2026-11-20',
      ),
    );
    expect((await screen.findByRole('link', { name: 'Hapus saringan' })).getAttribute('href')).toBe(
      '/account/orders?status=shipped',
    );
  });

  test.each([
    ['', 'Belum ada pesanan', '/'],
    ['?status=shipped', 'Tidak ada pesanan di tahap ini', '/account/orders'],
    ['?status=shipped&search=x', 'Tidak ada pesanan yang cocok', '/account/orders?status=shipped'],
  ])('that is empty (%s) says why and leads on', async (query, title, href) => {
    await open({ [list]: orderList([]) }, { path: `/account/orders${query}` });
    const panel = within(screen.getByRole('heading', { name: title }).parentElement ?? document.body);
    expect(panel.getByRole('link').getAttribute('href')).toBe(href);
  });

  test.each([
    ['id', 'Pesanan saya gagal terhubung ke server', 'Coba lagi'],
    ['en', 'My orders Error Connection To Server', 'Try again'],
  ] as const)('[ERR-01] that did not come leaves tabs and search (%s)', async (locale, text, retry) => {
    await open({ [list]: undefined }, { locale });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: retry })).toBeTruthy();
    expect(screen.getAllByRole('navigation')).toHaveLength(2);
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({ [list]: orderList([order({ is_dropship: true })], 1, 3) }, { locale });
    await expectAccessible(container);
  });

  test('[ROLE-02] is for the signed-in user', async () => {
    const { at } = await openPage(slice, '/account/orders?status=shipped', {});
    expect(at()).toBe('/login?next=%2Faccount%2Forders%3Fstatus%3Dshipped');
  });
});

describe('[BUYER-03] the buttons of an order', () => {
  const rows: [BuyerOrder['actions'], string[]][] = [
    [
      ['pay', 'cancel'],
      ['Bayar sekarang', 'Batalkan'],
    ],
    [['request_cancel'], ['Minta batal']],
    [
      ['track', 'complete', 'complain'],
      ['Selesaikan', 'Lacak paket', 'Komplain'],
    ],
    [
      ['track', 'withdraw_complaint'],
      ['Lacak paket', 'Cabut komplain'],
    ],
    [['buy_again'], ['Beli lagi']],
    [[], []],
  ];
  test.each(rows)('are exactly the actions %j', async (actions, names) => {
    await open({ [list]: orderList([order({ actions })]) });
    expect(buttons()).toEqual(['Lihat rincian', ...names.toReversed()]);
  });

  test('link to the payment of the full bill and to the tracking of the parcel', async () => {
    await open({ [list]: orderList([order({ actions: ['pay', 'track'] })]) });
    expect(screen.getByRole('link', { name: 'Bayar sekarang' }).getAttribute('href')).toBe(
      '/payment/INV-20261121-AB3DE',
    );
    expect(screen.getByRole('link', { name: 'Lacak paket' }).getAttribute('href')).toBe(
      `/account/orders/${code}#tracking`,
    );
  });

  test('a change made in the list reads the list again, so that its counts are right', async () => {
    let done = false;
    const page = await open({
      [list]: () =>
        orderList([order(done ? { status: 'completed', status_label: 'Selesai', actions: [] } : {})]),
      [change]: () => {
        done = true;
        return { code: 200, data: detail({ status: 'completed' }) };
      },
    });
    await page.person.click(screen.getByRole('button', { name: 'Selesaikan' }));
    await page.person.click(await screen.findByRole('button', { name: 'Sudah, selesaikan' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Selesaikan' })).toBeNull());
    expect(page.toasts()).toEqual(['Pesanan selesai']);
  });
});

describe('[BUYER-03] buying again', () => {
  const open2 = (reply: (id: number) => { code: number; message?: string; data?: unknown }) =>
    open({
      [list]: orderList([order({ actions: ['buy_again'], items: [item(1), item(2)] })]),
      [add]: ({ body }) => reply((body as { variant_id: number }).variant_id),
    });
  const added = { code: 200, data: { cart_item_id: 1, qty: 2, total_item: 7, total: 100 } };

  test('puts the same variants into the cart and goes there', async () => {
    const page = await open2(() => added);
    await page.person.click(screen.getByRole('button', { name: 'Beli lagi' }));
    await waitFor(() => expect(page.at()).toBe('/cart'));
    expect(page.arrived.filter(({ call }) => call === add).map(({ body }) => body)).toEqual([
      { product_id: 801, variant_id: 9001, qty: 2 },
      { product_id: 802, variant_id: 9002, qty: 2 },
    ]);
    expect(page.kit.counts.getState().cart).toBe(7);
  });

  test('shows which items were left out, and why', async () => {
    const page = await open2((variant) => (variant === 9001 ? { code: 409, message: 'Stok habis' } : added));
    await page.person.click(screen.getByRole('button', { name: 'Beli lagi' }));
    await waitFor(() => expect(page.at()).toBe('/cart'));
    expect(page.toasts()).toEqual(['Kemeja 1: Stok habis']);
  });

  test('stays when nothing could', async () => {
    const page = await open2(() => ({ code: 409, message: 'Stok habis' }));
    await page.person.click(screen.getByRole('button', { name: 'Beli lagi' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Kemeja 1: Stok habis · Kemeja 2: Stok habis']));
    expect(page.at()).toBe('/account/orders');
  });
});
