import type { MemberRole, StoredUser } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi, store } from '../testing/budi.ts';
import { listedSellerProduct, sellerProductList } from '../testing/products.ts';
import { sellerOrder, sellerOrderList } from '../testing/seller-orders.ts';
import { voucher, voucherList } from '../testing/vouchers.ts';

const replies: FakeResponses = {
  'GET /products/categories/tree': { code: 200, data: [] },
  'GET /merchant/dashboard/products/list': sellerProductList([listedSellerProduct(1)]),
  'GET /merchant/dashboard/vouchers/list': voucherList([voucher(1)]),
  'GET /merchant/dashboard/orders/list': sellerOrderList([sellerOrder(1), sellerOrder(2)]),
  'GET /merchant/dashboard/store': { code: 200, data: { ...store, server_time: '2026-11-21T22:00:00Z' } },
  'GET /merchant/dashboard/banner': {
    code: 200,
    data: {
      main_banner: null,
      target_url: '',
      slider_banner: [],
      secondary_long_banner: null,
      secondary_target_url: '',
    },
  },
};
const open = (path: string, role: MemberRole, locale: 'id' | 'en' = 'id') => {
  const merchant = budi.merchant as NonNullable<StoredUser['merchant']>; // Budi has a store
  const user = { ...budi, merchant: { ...merchant, roles: [role] } };
  return openPage(slice, path, replies, { locale, user });
};
const names = (role: 'button' | 'link' | 'checkbox' | 'switch') =>
  screen.queryAllByRole(role).map((element) => element.textContent ?? '');

test('[W26] who may only read products is offered no change of them', async () => {
  const page = await open('/seller/products', 'finance');
  expect(await screen.findByText('Kemeja 1')).toBeTruthy();
  expect(names('link').join('|')).not.toMatch(/Tambah produk|Impor/);
  expect([names('checkbox'), names('switch')]).toEqual([[], []]);
  expect(screen.queryByRole('button', { name: /Kemeja 1/ })).toBeNull();
  await expectAccessible(page.container);
});

test('[W26] who manages the catalogue is offered all of it', async () => {
  await open('/seller/products', 'catalogue');
  expect(await screen.findByRole('link', { name: 'Tambah produk' })).toBeTruthy();
  expect(screen.getByRole('switch', { name: /Kemeja 1/ })).toBeTruthy();
});

test('[W26] who may only read vouchers sees them without buttons', async () => {
  await open('/seller/vouchers', 'support', 'en');
  expect(await screen.findByText('Potongan 1')).toBeTruthy();
  expect(names('link').join('|')).not.toMatch(/Create|New voucher|Change/);
  expect(names('button').join('|')).not.toMatch(/Pause|End/);
});

test('[W26] who may only read orders decides none, alone or together', async () => {
  await open('/seller/orders', 'finance');
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(2);
  expect(names('button').join('|')).not.toMatch(/Terima|Tolak/);
  expect(names('checkbox')).toEqual([]);
});

test('[W26] a form of an area that one may only read says so, and takes no input', async () => {
  const page = await open('/seller/banner', 'orders', 'en');
  expect(await screen.findByText('Your role in this store can only view this part.')).toBeTruthy();
  for (const button of page.container.querySelectorAll('main fieldset button'))
    expect(button.matches(':disabled')).toBe(true);
});
