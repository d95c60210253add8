import { linkTo } from '@pasar/slice-kit';
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
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const read = `GET /payment/${paymentCode}`;
const paid = samplePayment({ status: 'paid', paid_at: '2026-11-21T03:05:00.000Z', can_simulate: false });

const open = (payment = samplePayment(), over: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `/payment/${paymentCode}`,
    { [read]: { code: 200, data: payment }, ...over },
    { user: sampleBuyer, locale },
  );
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a payment shows how much, where to, until when and how [A47]', async () => {
  const { person, toasts } = await open();
  expect(heading()).toBe('Selesaikan pembayaranmu');
  expect(screen.getByText('8077 0812 3456 7890')).toBeTruthy();
  expect(screen.getByText('22 November 2026, 10.00 WIB')).toBeTruthy();
  expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(
    /^Sisa waktu membayar (24:00:00|23:59)/,
  );
  expect(screen.getByText('Buka m-BCA')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Salin nomor virtual account' }));
  expect(await navigator.clipboard.readText()).toBe('8077081234567890');
  expect(toasts()).toEqual(['Disalin']);
});

test('a payment that waits names the orders that it is for, with the way to each', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2, name: '2 pesanan' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Lihat pesanan dari Toko 2' });
  expect(link.getAttribute('href')).toBe('/account/orders/ORD-20261121-AAAA3');
});

test('QRIS is rendered from its payload [A47]', async () => {
  await open(samplePayment({ va_number: null, qr: '00020101021226610014ID.CO.PASAR' }));
  // With the page itself: a document shows it before any script runs.
  const code = screen.getByRole('img', { name: 'Kode QRIS untuk membayar Rp33.000' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);
});

test('a payment that arrives turns the page into its success by itself, with every order', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  let payment = samplePayment();
  await open(payment, { [read]: () => ({ code: 200, data: payment }) });
  payment = paid;
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await waitFor(() => expect(heading()).toBe('Pembayaran diterima'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  const link = screen.getByRole('link', { name: 'Lihat pesanan dari Toko 2' });
  expect(link.getAttribute('href')).toBe('/account/orders/ORD-20261121-AAAA3');
});

test('no request is sent while the page is hidden, and one at once when it comes back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const { arrived } = await open();
  const asked = () => arrived.filter(({ call }) => call === read).length;
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const before = asked();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asked()).toBe(before);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('a lost connection preserves the page and reports it once; its return is noticed at once [R17]', {
  tags: 'slow',
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  let lost = false;
  const { toasts } = await open(samplePayment(), {
    [read]: () => (lost ? undefined : { code: 200, data: samplePayment() }),
  });
  lost = true;
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await screen.findByText('Koneksi terputus. Kami terus mencoba lagi.');
  expect(screen.getByText('8077 0812 3456 7890')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(toasts()).toEqual(['Pembayaran gagal terhubung ke server']);
  lost = false;
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Menunggu pembayaranmu. Halaman ini berubah sendiri.');
});

test('in demo mode a payment can be simulated once', async () => {
  const simulate = `POST /payment/${paymentCode}/simulate`;
  const { person, arrived } = await open(samplePayment(), {
    [simulate]: { code: 200, data: { status: 'sent' } },
  });
  await person.dblClick(screen.getByRole('button', { name: 'Simulasikan pembayaran' }));
  await screen.findByText('Pembayaran dikirim. Menunggu kabar dari bank.');
  expect(arrived.filter(({ call }) => call === simulate)).toHaveLength(1);
});

test.each([
  ['expired', 'Waktu bayar habis'],
  ['cancelled', 'Pesanan dibatalkan'],
] as const)('a payment that is %s says what became of the money', async (status, words) => {
  await open(samplePayment({ status, can_simulate: false }));
  expect(heading()).toBe(words);
  expect(screen.getByText('Rp5.000 dari Saldo Pasar sudah kembali ke saldomu.')).toBeTruthy();
  expect(screen.queryByText('8077 0812 3456 7890')).toBeNull();
  // The cart no longer holds the items; they are bought again from the orders.
  const main = screen.getByRole('link', { name: 'Lihat pesananku' });
  expect(main.getAttribute('href')).toBe(linkTo('buyer.orders'));
});

test.each([
  ['id', samplePayment()],
  ['en', samplePayment()],
  ['id', paid],
] as const)('the payment page (%s) has no known accessibility fault [A1]', async (locale, payment) => {
  const { container } = await open(payment, {}, locale);
  await act(() => expectAccessible(container));
});
