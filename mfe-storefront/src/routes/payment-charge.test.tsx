import { type Payment, rupiah } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { paymentCode } from '../testing/sample-checkout.ts';
import { samplePayment } from '../testing/sample-payment.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const read = `GET /payment/${paymentCode}`;
const change = `POST /payment/${paymentCode}/method`;
const check = `POST /payment/${paymentCode}/check`;
const prove = `POST /payment/${paymentCode}/proof`;

type Charge = NonNullable<Payment['charge']>;
const charge = (over: Partial<Charge> = {}): Charge => ({
  state: 'ready',
  pay_to: { va_number: '8077081234567890' },
  amount: rupiah(33_000),
  expires_at: '2026-11-22T03:00:00.000Z',
  proof: null,
  rejection: null,
  ...over,
});
const others: Payment['other_methods'] = [
  { code: 'qris', name: 'QRIS', kind: 'qris', fee: rupiah(0), max: rupiah(20_000) },
  { code: 'gopay', name: 'GoPay', kind: 'e_wallet', fee: rupiah(0) },
];
const inState = (state: Charge['state'], over: Partial<Payment> = {}) =>
  samplePayment({
    va_number: null,
    charge: charge({ state, pay_to: {} }),
    other_methods: others,
    can_simulate: false,
    ...over,
  });
const open = (payment: Payment, more: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `/payment/${paymentCode}`,
    { [read]: { code: 200, data: payment }, ...more },
    { user: sampleBuyer, locale },
  );

test.each([
  ['making', 'Nomor pembayaran sedang dibuat'],
  ['failed', 'Nomor pembayaran belum jadi'],
  ['ended', 'Kode ini sudah tidak berlaku'],
  ['checking', 'Kami memeriksa pembayaranmu'],
] as const)('a number that is %s says so, and nobody can pay to an old one', async (state, title) => {
  const { container } = await open(inState(state));
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.queryByText('8077 0812 3456 7890')).toBeNull();
  await act(() => expectAccessible(container));
});

test('a code that ended is made again by the same method [M2]', async () => {
  const { person, arrived } = await open(inState('ended'), {
    [change]: { code: 200, data: samplePayment() },
  });
  await person.click(screen.getByRole('button', { name: 'Buat kode baru' }));
  const calls = arrived.filter(({ call }) => call === change);
  expect(calls.map(({ body }) => body)).toEqual([{ payment_method: 'va_bca' }]);
});

test('another method is selected among those that take the amount [M2]', async () => {
  const { person, arrived } = await open(samplePayment({ charge: charge(), other_methods: others }), {
    [change]: { code: 200, data: samplePayment() },
  });
  await person.click(screen.getByText('Ganti metode'));
  await person.click(screen.getByRole('button', { name: 'Pakai metode ini' }));
  expect(screen.getByText('Pilih metode pembayaran')).toBeTruthy();
  expect((screen.getByRole('radio', { name: /QRIS/ }) as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByText('Sampai Rp20.000')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: /GoPay/ }));
  await person.click(screen.getByRole('button', { name: 'Pakai metode ini' }));
  expect(arrived.find(({ call }) => call === change)?.body).toEqual({ payment_method: 'gopay' });
});

test('"I have paid" has the provider asked, and says when nothing is seen yet', async () => {
  const payment = samplePayment({ charge: charge() });
  const { person, toasts } = await open(payment, { [check]: { code: 200, data: payment } });
  await person.click(screen.getByRole('button', { name: 'Saya sudah bayar' }));
  expect(toasts()).toEqual(['Pembayaranmu belum terlihat. Kami terus memeriksa.']);
});

test('a bill of Mandiri has two numbers, an e-wallet a way into its app', async () => {
  await open(
    samplePayment({
      va_number: null,
      charge: charge({ pay_to: { biller_code: '70012', bill_key: '123456789012' } }),
    }),
  );
  expect(screen.getByText('1234 5678 9012')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Salin kode bayar' })).toBeTruthy();
  cleanup();
  await open(
    samplePayment({
      va_number: null,
      method: others[1] ?? null,
      charge: charge({ pay_to: { app_url: 'https://app.example/pay' } }),
    }),
  );
  expect(screen.getByRole('link', { name: 'Buka aplikasi GoPay' }).getAttribute('href')).toBe(
    'https://app.example/pay',
  );
});

const transfer = samplePayment({
  va_number: null,
  can_simulate: false,
  method: { code: 'transfer', name: 'Transfer bank', kind: 'transfer', fee: rupiah(0) },
  charge: charge({
    pay_to: { accounts: [{ bank: 'BCA', number: '0123456789', holder: 'PT Pasar' }] },
    amount: rupiah(33_217),
    rejection: 'Fotonya tidak terbaca',
  }),
});

test.each(['id', 'en'] as const)(
  'a transfer shows accounts, its own amount and a rejection (%s) [M9]',
  async (locale) => {
    const { container } = await open(transfer, {}, locale);
    expect(screen.getByText('0123 4567 89')).toBeTruthy();
    expect(document.body.textContent).toContain('33.217');
    expect(screen.getByText('Fotonya tidak terbaca')).toBeTruthy();
    await act(() => expectAccessible(container));
  },
);

test('the receipt of a transfer goes with the sender; what is missing is said [M9]', async () => {
  // Without it an upload goes through the page's own fetch, which the fake API handles.
  vi.stubGlobal('XMLHttpRequest', undefined);
  const { person, arrived, toasts } = await open(transfer, {
    'POST /upload/helper': { code: 200, data: { media_id: 5, url: '/media/5', width: 800, height: 600 } },
    [prove]: { code: 200, data: transfer },
  });
  await person.click(screen.getByRole('button', { name: 'Kirim bukti' }));
  expect(screen.getByText('Tambahkan foto bukti transfer')).toBeTruthy();
  await person.type(screen.getByRole('textbox', { name: 'Nama pemilik rekening pengirim' }), 'Ani Lestari');
  const photo = new File(['x'], 'bukti.jpg', { type: 'image/jpeg' });
  await person.upload(screen.getByLabelText('Pilih foto'), photo);
  await screen.findByRole('img', { name: 'Foto bukti transfer' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Kirim bukti' }));
  await waitFor(() => expect(toasts()).toEqual(['Bukti terkirim']));
  expect(arrived.find(({ call }) => call === prove)?.body).toEqual({ media_id: 5, sender: 'Ani Lestari' });
});

test('money that did not fit is in the wallet, and the page says so [M5]', async () => {
  await open(inState('ended', { to_wallet: rupiah(32_000) }));
  expect(screen.getByText(/Rp32\.000 masuk ke Saldo Pasar/)).toBeTruthy();
});
