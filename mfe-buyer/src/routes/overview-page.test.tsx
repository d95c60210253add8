import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { buildPage, documents } from '../testing/envelopes.ts';
import { code, order } from '../testing/orders.ts';
import { notification, sari } from '../testing/sari.ts';

const orders = 'GET /buyer/dashboard/order/list';
const reviews = 'GET /buyer/dashboard/order/review/list';
const balance = 'GET /wallet/saldo';
const news = 'GET /buyer/dashboard/notification/list';
const papers = 'GET /buyer/dashboard/doc';

const none = {
  all: 3,
  unpaid: 1,
  processed: 0,
  shipped: 4,
  delivered: 2,
  complained: 0,
  completed: 0,
  cancelled: 0,
};
const market: FakeResponses = {
  [orders]: { ...buildPage([order()]), counts: none },
  [reviews]: { ...buildPage([]), counts: { pending: 5, done: 1 } },
  [balance]: { code: 200, data: { balance: 461_000, hold: 50_000 } },
  [news]: buildPage([notification(1, { category: 'order' })]),
  [papers]: { code: 200, data: documents },
};
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(slice, '/account', { ...market, ...replies }, { locale, user: sari });
const todo = () => within(screen.getByRole('region', { name: 'Yang perlu dilakukan' }));

describe('[BUYER-03] [BUYER-04] [BUYER-05] the first page of the account', () => {
  test('shows the open tasks, the parcels, and the money; each links to its page', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Halo, Sari Dewi');
    const tiles = todo()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(tiles).toEqual([
      ['1Belum bayar', '/account/orders?status=unpaid'],
      ['0Diproses', '/account/orders?status=processed'],
      ['4Dikirim', '/account/orders?status=shipped'],
      ['2Perlu dikonfirmasi', '/account/orders?status=delivered'],
      ['5Perlu diulas', '/account/reviews'],
      ['0Komplain', '/account/orders?status=complained'],
    ]);
    expect(screen.getByRole('link', { name: /Rp\s?461\.000/ }).getAttribute('href')).toBe('/account/wallet');
    expect(screen.getByText(/50\.000 ditahan/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kemeja 1' }).getAttribute('href')).toBe(
      `/account/orders/${code}`,
    );
    expect(screen.getByRole('link', { name: 'Belum dibaca: Kabar 1' }).getAttribute('href')).toBe(
      '/account/notifications?category=order',
    );
  });

  test('names a document that was rejected', async () => {
    const file = { media_id: 7, url: '/m/7', status: 'rejected', reason: 'Buram' };
    await open({ [papers]: { code: 200, data: { ...documents, file_ktp: file } } });
    expect(screen.getByRole('link', { name: 'Buka dokumen' }).getAttribute('href')).toBe(
      '/account/documents',
    );
  });

  test.each([
    [orders, 'My orders', 'Wallet'],
    [reviews, 'My reviews', 'Orders'],
    [balance, 'Pasar balance', 'Orders'],
    [news, 'Notifications', 'Orders'],
  ])('[ERR-01] %s fails alone', async (call, name) => {
    await open({ [call]: { code: 503, message: '' } }, 'en');
    expect(screen.getByText(`${name} Error Connection To Server`)).toBeTruthy();
    expect(screen.getAllByText(/Error Connection To Server/)).toHaveLength(1);
  });

  test('an account without orders is led to the products', async () => {
    await open({ [orders]: { ...buildPage([]), counts: { ...none, all: 0 } } });
    expect(screen.getByText('Belum ada pesanan')).toBeTruthy();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, locale);
    await expectAccessible(container);
  });

  test('leads staff to the back office, and nobody else [B3]', async () => {
    await open();
    expect(screen.queryByRole('link', { name: 'Buka kantor pasar' })).toBeNull();
    cleanup();
    await openPage(slice, '/account', market, { locale: 'id', user: { ...sari, is_staff: true } });
    const link = screen.getByRole('link', { name: 'Buka kantor pasar' });
    expect(link.getAttribute('href')).toBe('/admin');
  });
});
