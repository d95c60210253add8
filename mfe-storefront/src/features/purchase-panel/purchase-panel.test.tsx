import { clearToken, writeToken } from '@pasar/api-client';
import { cartEndpoints, type ProductDetail } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slice } from '../../slice.ts';
import { productReplies } from '../../testing/product-replies.ts';
import { sampleBuyer } from '../../testing/sample-buyer.ts';

const { add, singleCheckout } = cartEndpoints;
const visitor = { code: 401, message: 'Silahkan masuk atau daftar terlebih dahulu' };
const path = '/p/batik-kawung?variant=103';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  clearToken();
});

const open = async (
  over: FakeResponses = {},
  {
    detail = {},
    user = sampleBuyer as typeof sampleBuyer | null,
    at = path,
    locale = 'id' as 'id' | 'en',
  } = {},
) => {
  const replies: FakeResponses = {
    ...productReplies(detail as Partial<ProductDetail>),
    [`POST ${add.path}`]: ({ body }) => ({
      code: 200,
      data: { cart_item_id: 9, qty: (body as { qty: number }).qty, total_item: 4, total: 100 },
    }),
    [`POST ${singleCheckout.path}`]: { code: 200, data: { checkout_id: 78, redirect: '/checkout' } },
    ...over,
  };
  const page = await openPage(slice, at, replies, { locale, ...(user && { user }) });
  const sent = (call: string) => page.arrived.filter((one) => one.call === `POST ${call}`);
  return { ...page, sent };
};
const button = (name: string) => screen.getByRole('button', { name });
const quantity = () => screen.getByRole('spinbutton');

test('what is selected goes into the cart with its quantity and note; the header counts it [CART-01] [CART-04]', async () => {
  const { person, sent, kit } = await open();
  await person.click(button('Tambah jumlah'));
  await person.click(button('Tulis catatan'));
  await person.keyboard('tanpa kancing');
  await person.click(button('Masukkan keranjang'));
  const link = await screen.findByRole('link', { name: 'Lihat keranjang' });
  expect([link.getAttribute('href'), screen.getByText(/^Masuk keranjang, jadi 2/)]).toEqual([
    '/cart',
    expect.anything(),
  ]);
  expect(sent(add.path).map(({ body }) => body)).toEqual([
    { product_id: 1, variant_id: 103, qty: 2, note: 'tanpa kancing' },
  ]);
  expect(kit.counts.getState().cart).toBe(4);
});

test('a double click adds once; the next press is another request under another key [R5] [R15]', async () => {
  const { person, sent } = await open();
  await person.dblClick(button('Masukkan keranjang'));
  await screen.findByText(/^Masuk keranjang/);
  await person.click(button('Masukkan keranjang'));
  expect(sent(add.path)).toHaveLength(1);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
  await person.click(button('Masukkan keranjang'));
  vi.restoreAllMocks();
  await waitFor(() => expect(sent(add.path)).toHaveLength(2));
  const keys = sent(add.path).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('buy now opens a checkout of this one thing [CART-02]', async () => {
  const { person, sent, at } = await open();
  await person.click(button('Beli sekarang'));
  await waitFor(() => expect(at()).toBe('/checkout?id=78'));
  expect(sent(singleCheckout.path).map(({ body }) => body)).toEqual([
    { product_id: 1, variant_id: 103, qty: 1, note: '' },
  ]);
});

test.each([
  ['Masukkan keranjang', 'Silahkan login untuk menambahkan produk ke keranjang'],
  ['Beli sekarang', 'Silahkan login untuk checkout produk'],
])(
  'a visitor who presses %s is asked to log in, and comes back here [CART-01] [CART-02]',
  async (name, words) => {
    const over = { [`POST ${add.path}`]: visitor, [`POST ${singleCheckout.path}`]: visitor };
    const { person, at, toasts } = await open(over, { user: null });
    await person.click(button(name));
    await waitFor(() => expect(at()).toBe(`/login?next=${encodeURIComponent(path)}`));
    expect(toasts()).toEqual([words]);
  },
);

const leaveForLogin = async (name: string) => {
  const first = await open(
    { [`POST ${add.path}`]: visitor, [`POST ${singleCheckout.path}`]: visitor },
    { user: null },
  );
  await first.person.click(button('Tambah jumlah'));
  await first.person.click(button(name));
  await waitFor(() => expect(first.at()).toMatch(/^\/login/));
  cleanup();
  return first;
};
const logIn = () => writeToken('header.payload.signature', { remember: false });

test("after the login a visitor's add is done once, under its first key [CART-01] [R5] [W58]", {
  tags: 'slow',
}, async () => {
  const first = await leaveForLogin('Masukkan keranjang');
  logIn();
  const back = await open();
  await waitFor(() => expect(back.toasts()).toEqual(['Batik kawung biru indigo masuk keranjang']));
  const [before, after] = [first.sent(add.path)[0], back.sent(add.path)[0]];
  expect(after?.body).toEqual({ product_id: 1, variant_id: 103, qty: 2, note: '' });
  expect(after?.headers.get('idempotency-key')).toBe(before?.headers.get('idempotency-key'));
  cleanup();
  const later = await open();
  expect(later.sent(add.path)).toHaveLength(0);
});

test('a visitor who browses on before the login still gets the pending action done [W58]', async () => {
  await leaveForLogin('Masukkan keranjang');
  await open({}, { user: null });
  cleanup();
  logIn();
  const later = await open();
  await waitFor(() => expect(later.sent(add.path)).toHaveLength(1));
});

test('whoever is back where "buy now" was pressed goes on to the checkout [CART-02] [W58]', async () => {
  const first = await leaveForLogin('Beli sekarang');
  logIn();
  const nothing = { code: 409, message: 'Checkout ini sudah ditutup', data: null };
  const back = await open({ 'GET /shipping/checkout/preview': nothing });
  await waitFor(() => expect(back.at()).toBe('/checkout?id=78'));
  const keys = [first, back].map(({ sent }) => sent(singleCheckout.path)[0]?.headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});

test('a login that does not hold triggers no further one, and loses nothing [W58]', async () => {
  await leaveForLogin('Masukkan keranjang');
  logIn();
  const back = await open({ [`POST ${add.path}`]: visitor });
  await waitFor(() => expect(back.sent(add.path)).toHaveLength(1));
  expect([back.at(), back.toasts()]).toEqual([path, []]);
  cleanup();
  logIn();
  const held = await open();
  await waitFor(() => expect(held.toasts()).toEqual(['Batik kawung biru indigo masuk keranjang']));
});

test.each([
  [{ code: 409, message: 'Stok tidak cukup. Sisa 2.', data: { stock_left: 2 } }, 'Stok tidak cukup. Sisa 2.'],
  [
    { code: 422, message: 'Periksa kembali isian Anda', data: { qty: ['Minimal pembelian 3 buah'] } },
    'Minimal pembelian 3 buah',
  ],
])('a rejected quantity or input shows its message in place [CART-01]', async (refusal, words) => {
  const { person, at, toasts } = await open({ [`POST ${add.path}`]: refusal });
  await person.click(button('Masukkan keranjang'));
  await waitFor(() => expect(screen.getByText(words).closest('[role="alert"]')).toBeTruthy());
  expect([at(), toasts()]).toEqual([path, []]);
});

test('every other error leads to the login, too [CART-01]', async () => {
  const { person, at, toasts } = await open({ [`POST ${add.path}`]: undefined });
  await person.click(button('Masukkan keranjang'));
  await waitFor(() => expect(at()).toMatch(/^\/login\?next=/));
  expect(toasts()).toEqual(['Jaringan terputus']);
});

test("the seller's limits and the stock bound the quantity, and the total follows [S28]", async () => {
  const { person } = await open({}, { detail: { min_order: 2, max_order: 10 } });
  expect([quantity().getAttribute('aria-valuemin'), quantity().getAttribute('aria-valuemax')]).toEqual([
    '2',
    '4',
  ]);
  expect(screen.getByText('Min. 2 · Maks. 10')).toBeTruthy();
  await person.clear(quantity());
  await person.type(quantity(), '99');
  await person.tab();
  expect(quantity().getAttribute('aria-valuenow')).toBe('4');
  expect(screen.getByText('860.000', { exact: false })).toBeTruthy();
});

test('a sold-out product shows that without a request', async () => {
  const { person, sent } = await open({}, { at: '/p/batik-kawung?variant=102' });
  await person.click(button('Masukkan keranjang'));
  expect(screen.getAllByText('Stok habis').some((words) => words.closest('[role="alert"]'))).toBe(true);
  expect(sent(add.path)).toHaveLength(0);
});
