import { openPage } from '@pasar/slice-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../../slice.ts';
import { budi } from '../../testing/budi.ts';
import { sellerOrder, sellerOrderList } from '../../testing/seller-orders.ts';
import { summary } from '../../testing/summary.ts';

const replies = {
  'GET /merchant/dashboard/orders/list': sellerOrderList([sellerOrder(1)]),
  'GET /merchant/dashboard': {
    code: 200,
    data: { ...summary, todo: { ...summary.todo, new_orders: 3, to_ship: 2, complaints: 1, empty_stock: 7 } },
  },
  'GET /merchant/dashboard/notification/new': { code: 200, data: { new_notification: 4 } },
};
const open = () => openPage(slice, '/seller/orders', replies, { user: budi });

test('the navigation counts what waits behind each item, and leads back to the shop', async () => {
  await open();
  const side = within(screen.getByRole('navigation', { name: 'Tokoku' }));
  expect(await side.findByRole('link', { name: 'Produk 7 menunggu' })).toBeTruthy();
  expect(side.getByRole('link', { name: 'Pesanan masuk 6 menunggu' })).toBeTruthy();
  expect(side.getByRole('link', { name: 'Notifikasi toko 4 belum dibaca' })).toBeTruthy();
  expect(side.getByRole('link', { name: 'Ke belanja' }).getAttribute('href')).toBe('/');
});

test("the phone's bar has four places and the others behind the fifth, which Escape closes", async () => {
  const { container, person } = await open();
  const bar = container.querySelector<HTMLElement>('nav[data-action-bar]') ?? container;
  const places = [...bar.querySelectorAll(':scope > a')];
  expect(places.map((place) => place.lastChild?.textContent)).toEqual([
    'Ringkasan',
    'Pesanan',
    'Produk',
    'Saldo',
  ]);
  const panel = bar.querySelector('details');
  if (panel) panel.open = true;
  within(bar).getByText('Ulasan').focus();
  await person.keyboard('{Escape}');
  expect(panel?.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Lainnya');
});

test('links of other slices follow at the side and behind the last place of the bar [F7]', async () => {
  const entry = {
    slot: 'seller' as const,
    page: 'ads.home',
    path: '/ads',
    label: { id: 'Iklan', en: 'Ads' },
  };
  const { container } = await openPage(slice, '/seller/orders', replies, {
    user: budi,
    navigation: [entry, { ...entry, slot: 'account', page: 'ads.mine' }],
  });
  const side = within(screen.getByRole('navigation', { name: 'Tokoku' }));
  expect((await side.findByRole('link', { name: 'Iklan' })).getAttribute('href')).toBe('/ads');
  await expect.poll(() => container.querySelectorAll('details a[href="/ads"]').length).toBe(1);
});
