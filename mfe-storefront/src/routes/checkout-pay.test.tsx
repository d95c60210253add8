import { rupiah } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { sampleItem } from '../testing/sample-cart.ts';
import { checkoutReplies, paymentCode, sampleCheckout, sampleOrder } from '../testing/sample-checkout.ts';
import { samplePayment } from '../testing/sample-payment.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const pay = 'POST /checkout/pay';
const ordered = {
  code: 200,
  data: { order_group_code: paymentCode, status: 'waiting_payment', orders: [], payment: null },
};
const paymentPage = `/payment/${paymentCode}`;

const open = async (over: FakeResponses) => {
  const market = checkoutReplies(
    {},
    { [`GET ${paymentPage}`]: { code: 200, data: samplePayment() }, ...over },
  );
  const page = await openPage(slice, '/checkout?id=77', market.replies, { user: sampleBuyer });
  const paid = () => page.arrived.filter(({ call }) => call === pay);
  return { ...page, ...market, paid };
};
/** One for each width; a browser shows one of them. */
const payButton = () => screen.getAllByRole('button', { name: 'Bayar sekarang' })[0] as HTMLElement;
const chooseBca = () => fireEvent.click(screen.getByRole('radio', { name: /BCA/ }));
const keyOf = ({ headers }: { headers: Headers }) => headers.get('idempotency-key');

test('without a payment method the payment requires one and stays [CHECK-02]', async () => {
  const { person, paid } = await open({ [pay]: ordered });
  await person.click(payButton());
  expect(screen.getByText('Pilih metode pembayaran')).toBeTruthy();
  expect(paid()).toHaveLength(0);
});

test('five presses are one order, with the total that was seen, and lead to its payment [R15] [CHECK-02]', async () => {
  const { paid, at } = await open({ [pay]: ordered });
  chooseBca();
  for (let press = 0; press < 5; press += 1) fireEvent.click(payButton());
  await waitFor(() => expect(at()).toBe(paymentPage));
  expect(paid().map(({ body }) => body)).toEqual([
    { checkout_id: 77, expected_total: 38_000, expected_fingerprint: 'seen', payment_method: 'va_bca' },
  ]);
  expect(await screen.findByText('8077 0812 3456 7890')).toBeTruthy();
});

test('a payment whose response was lost is sent again with the same key [R5]', async () => {
  let lost = true;
  const { person, paid, at, toasts } = await open({ [pay]: () => (lost ? undefined : ordered) });
  chooseBca();
  await person.click(payButton());
  await waitFor(() => expect(toasts()).toHaveLength(1));
  lost = false;
  await person.click(payButton());
  await waitFor(() => expect(at()).toBe(paymentPage));
  const [first, ...others] = paid().map(keyOf);
  expect(first).toMatch(/^[\w-]{8,100}$/);
  expect(others.length).toBeGreaterThan(0);
  expect(new Set([first, ...others]).size).toBe(1);
});

test('a higher price is shown beside its line and its total, and only a second press pays it [R5]', async () => {
  const dearer = sampleCheckout({
    orders: [sampleOrder(1, { items: [sampleItem(1, { price: rupiah(12_000) })] }), sampleOrder(2)],
    promos: [],
    useWallet: false,
    balance: 5_000,
  });
  const refused = {
    code: 409,
    message: 'Total berubah. Periksa lagi lalu bayar.',
    data: { reason: 'price_changed', preview: { checkout: dearer, all_promo: [] } },
  };
  let times = 0;
  const { person, paid, at } = await open({ [pay]: () => (times++ === 0 ? refused : ordered) });
  chooseBca();
  await person.click(payButton());
  const told = await screen.findByText('Total berubah. Periksa lagi lalu bayar.');
  expect(at()).toBe('/checkout?id=77');
  const line = within(screen.getByRole('region', { name: 'Toko 1' }));
  expect(line.getByText('Harga berubah dari Rp10.000 jadi Rp12.000.')).toBeTruthy();
  expect(screen.getByText('Total belanja berubah dari Rp38.000 jadi Rp40.000.')).toBeTruthy();
  expect(document.activeElement?.contains(told)).toBe(true);
  expect(paid()).toHaveLength(1);
  await person.click(payButton());
  await waitFor(() => expect(at()).toBe(paymentPage));
  expect(paid()[1]?.body).toMatchObject({ expected_total: 40_000 });
  expect(keyOf(paid()[1] as { headers: Headers })).not.toBe(keyOf(paid()[0] as { headers: Headers }));
});

test('a checkout that another tab has paid leads to that payment [R15]', async () => {
  const done = { ...checkoutReplies().fresh().checkout, status: 'paid', order_group_code: paymentCode };
  const refused = {
    code: 409,
    message: 'Checkout ini sudah ditutup',
    data: { reason: 'session_closed', preview: { checkout: done, all_promo: [] } },
  };
  const { person, at } = await open({ [pay]: refused });
  chooseBca();
  await person.click(payButton());
  await waitFor(() => expect(at()).toBe(paymentPage));
});

test('opening a checkout that is paid leads to its payment', async () => {
  const market = checkoutReplies();
  const done = { ...market.fresh().checkout, status: 'paid', order_group_code: paymentCode };
  const page = await openPage(
    slice,
    '/checkout?id=77',
    {
      ...market.replies,
      'GET /shipping/checkout/preview': { code: 200, data: done, all_promo: [] },
      [`GET ${paymentPage}`]: { code: 200, data: samplePayment() },
    },
    { user: sampleBuyer },
  );
  expect(page.at()).toBe(paymentPage);
});

test('an expired login at the payment leads back to the same step, with the payment method preserved [R18]', async () => {
  const { person, at, go } = await open({ [pay]: { code: 401, message: 'Sesi berakhir' } });
  chooseBca();
  await person.click(payButton());
  await waitFor(() => expect(at()).toBe('/login?next=%2Fcheckout%3Fid%3D77'));
  await go('/checkout?id=77');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /BCA/ })).checked).toBe(true);
});
