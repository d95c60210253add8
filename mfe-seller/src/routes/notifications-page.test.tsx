import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { listedNews, news } from '../testing/news.ts';

const list = 'GET /merchant/dashboard/notification/list';
const unread = 'GET /merchant/dashboard/notification/new';
const read = 'POST /merchant/dashboard/notification/read';
const readAll = 'POST /merchant/dashboard/notification/setallasread';
const left = (count: number) => ({ code: 200, data: { new_notification: count } });

const open = (replies: FakeResponses, { locale = 'id' as Locale, path = '/seller/notifications' } = {}) =>
  openPage(slice, path, { [unread]: left(0), ...replies }, { locale, user: budi });

/** The number on the tab of all kinds. */
const onTab = (name: RegExp) => screen.getByRole('link', { name }).textContent;

test.each([
  ['id', 'Belum dibaca', 'Tandai dibaca', /^Semua/],
  ['en', 'Unread', 'Mark as read', /^All/],
] as const)(
  '[SELL-08] reading one marks it, and the number follows (%s)',
  async (locale, mark, button, tab) => {
    let waiting = 1;
    const page = await open(
      {
        [list]: () => listedNews([news(1, { is_read: waiting === 0 }), news(2, { is_read: true })]),
        [unread]: () => left(waiting),
        [read]: () => {
          waiting = 0;
          return left(0);
        },
      },
      { locale },
    );
    expect(screen.getAllByText(mark)).toHaveLength(1);
    expect(onTab(tab)).toContain('1');
    await page.person.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByText(mark)).toBeNull());
    expect(page.arrived.find(({ call }) => call === read)?.body).toEqual({ id: 1 });
    expect(onTab(tab)).not.toContain('1');
  },
);

test('all are read at once, also those that the number did not know of yet', async () => {
  let isRead = false;
  const { person } = await open({
    [list]: () => listedNews([news(1, { is_read: isRead })]),
    [readAll]: () => {
      isRead = true;
      return left(0);
    },
  });
  await person.click(screen.getByRole('button', { name: 'Tandai semua dibaca' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tandai semua dibaca' })).toBeNull());
});

test('notifications link to their targets, and count as read then', async () => {
  const page = await open(
    { [list]: listedNews([news(1, { link: '/seller/orders/PSR-1' })]), [read]: left(0) },
    { locale: 'en' },
  );
  const link = screen.getByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/en/seller/orders/PSR-1');
  await page.person.click(link);
  await waitFor(() => expect(page.arrived.map(({ call }) => call)).toContain(read));
});

test('one kind is requested by its address; without any there, all are one step away', async () => {
  const page = await open(
    { [list]: listedNews([]) },
    { path: '/seller/notifications?categories=wallet&page=2', locale: 'en' },
  );
  const asked = page.arrived.find(({ call }) => call === list)?.query;
  expect([asked?.get('categories'), asked?.get('page')]).toEqual(['wallet', '2']);
  expect(screen.getByText('No notifications yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all notifications' }).getAttribute('href')).toBe(
    '/en/seller/notifications',
  );
});

test('a kind that is not the store’s shows all; pages preserve the kind', async () => {
  const page = await open(
    { [list]: listedNews([news(11)], 2, 3) },
    { path: '/seller/notifications?categories=promo&page=2' },
  );
  expect(page.arrived.find(({ call }) => call === list)?.query.get('categories')).toBe('all');
  const pages = within(screen.getByRole('navigation', { name: 'Halaman notifikasi' }));
  expect(pages.getByRole('link', { name: 'Berikutnya' }).getAttribute('href')).toBe(
    '/seller/notifications?page=3',
  );
});

test('[ERR-01] a failed marking is reported, and the list stays', async () => {
  const page = await open({
    [list]: listedNews([news(1)]),
    [read]: { code: 503, message: 'Layanan sedang sibuk.' },
  });
  await page.person.click(screen.getByRole('button', { name: 'Tandai dibaca' }));
  await waitFor(() => expect(page.toasts()).toEqual(['Layanan sedang sibuk.']));
  expect(screen.getByText('Kabar 1')).toBeTruthy();
});

test('[ERR-01] a list that does not come fails alone', async () => {
  await open({ [list]: { code: 500, message: 'x' } }, { locale: 'en' });
  expect(screen.getByText('Store notifications Error Connection To Server')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Store notifications' })).toBeTruthy();
});

test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
  const { container } = await open({ [list]: listedNews([news(1, { link: '/' })], 1, 3) }, { locale });
  await expectAccessible(container);
});
