import { clearToken, writeToken } from '@pasar/api-client';
import { promoEndpoints, rupiah, storeEndpoints, viewHistoryEndpoints } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { productReplies } from '../testing/product-replies.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { sampleDetail } from '../testing/sample-products.ts';

afterEach(() => {
  cleanup();
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
});

const voucher = {
  promo_id: 5,
  promo_code: 'KAWUNG10',
  owner: 'merchant' as const,
  merchant_id: sampleDetail().seller.id,
  merchant_name: 'Rumah Kawung',
  name: 'Diskon Rumah Kawung',
  description: '',
  kind: 'discount' as const,
  discount_type: 'percent' as const,
  discount_value: 10,
  max_discount: rupiah(50_000),
  min_spend: rupiah(200_000),
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2026-12-20T16:59:00.000Z',
  target: 'public' as const,
  is_claimed: false,
  left: 0.5,
  state: 'running' as const,
};
const [follow, unfollow, claim] = [
  `POST ${storeEndpoints.follow.path}`,
  `POST ${storeEndpoints.unfollow.path}`,
  `POST ${promoEndpoints.claim.path}`,
];
const followed = (is_follow: boolean) => ({
  code: 200,
  data: { merchant_id: sampleDetail().seller.id, is_follow, followers: 3 },
});

const open = async (user?: typeof sampleBuyer, over: FakeResponses = {}) => {
  const replies = {
    ...productReplies({ vouchers: [voucher] }),
    [follow]: followed(true),
    [unfollow]: followed(false),
    [claim]: { code: 200, data: { ...voucher, is_claimed: true } },
    ...over,
  };
  const page = await openPage(slice, '/p/batik-kawung', replies, user ? { user } : {});
  const sent = (call: string) => page.arrived.filter((one) => one.call === call).map(({ body }) => body);
  return { ...page, sent };
};
const button = (name: string) => screen.getByRole('button', { name });

test('a view of a product is recorded once, and saved here', async () => {
  const { sent } = await open();
  const viewed = `POST ${viewHistoryEndpoints.viewed.path}`;
  await waitFor(() => expect(sent(viewed)).toEqual([{ product_id: 1 }]));
  expect(localStorage.getItem('pasar:viewed')).toBe('[1]');
});

test('a store is followed at once, and followed no more by the same press', async () => {
  const { person, sent } = await open(sampleBuyer);
  await person.click(button('Ikuti'));
  expect(button('Mengikuti').getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(sent(follow)).toHaveLength(1));
  await person.click(button('Mengikuti'));
  await waitFor(() => expect(sent(unfollow)).toHaveLength(1));
  expect(button('Ikuti')).toBeTruthy();
});

test('a rejected follow is reverted and reported', async () => {
  const { person, toasts } = await open(sampleBuyer, { [follow]: () => undefined });
  await person.click(button('Ikuti'));
  await waitFor(() => expect(toasts()).toEqual(['Jaringan terputus']));
  expect(button('Ikuti')).toBeTruthy();
});

test('a visitor who follows is sent to the login, and follows once afterwards [ERR-02]', async () => {
  const { person, at, toasts, sent } = await open();
  await person.click(button('Ikuti'));
  await waitFor(() => expect(at()).toBe('/login?next=%2Fp%2Fbatik-kawung'));
  expect([toasts(), sent(follow)]).toEqual([['Silahkan masuk atau daftar terlebih dahulu'], []]);
  cleanup();
  writeToken('a.b.c', { remember: false });
  const back = await open(sampleBuyer);
  await waitFor(() => expect(back.sent(follow)).toHaveLength(1));
  await waitFor(() => expect(back.toasts()).toEqual(['Kamu mengikuti Rumah Kawung']));
  cleanup();
  expect((await open(sampleBuyer)).sent(follow)).toEqual([]);
});

test('a voucher is saved by its code, and confirmed', async () => {
  const { person, sent, toasts } = await open(sampleBuyer);
  await person.click(button('Simpan voucher Diskon Rumah Kawung'));
  expect(await screen.findByText('Tersimpan')).toBeTruthy();
  expect(sent(claim)).toEqual([{ promo_code: 'KAWUNG10' }]);
  expect(toasts()).toEqual(['Voucher disimpan. Pakai saat checkout.']);
});

test("a rejected voucher shows the server's reason", async () => {
  const { person, toasts } = await open(sampleBuyer, { [claim]: { code: 409, message: 'Kuota habis' } });
  await person.click(button('Simpan voucher Diskon Rumah Kawung'));
  await waitFor(() => expect(toasts()).toEqual(['Kuota habis']));
  expect(button('Simpan voucher Diskon Rumah Kawung')).toBeTruthy();
});

test("a visitor's voucher is saved once after the login", async () => {
  const { person, at } = await open();
  await person.click(button('Simpan voucher Diskon Rumah Kawung'));
  await waitFor(() => expect(at()).toMatch(/^\/login/));
  cleanup();
  writeToken('a.b.c', { remember: false });
  const back = await open(sampleBuyer);
  await waitFor(() => expect(back.toasts()).toEqual(['Voucher Diskon Rumah Kawung disimpan']));
  expect(back.sent(claim)).toEqual([{ promo_code: 'KAWUNG10' }]);
});
