import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { listed, notification, sari } from '../testing/sari.ts';

const list = 'GET /buyer/dashboard/notification/list';
const read = 'POST /buyer/dashboard/notification/read';
const readAll = 'POST /buyer/dashboard/notification/setallasread';

const open = (replies: FakeResponses, { locale = 'id' as Locale, path = '/account/notifications' } = {}) =>
  openPage(slice, path, replies, { locale, user: sari });

const entry = (title: string) => within(screen.getByText(title).closest('li') ?? document.body);

test.each([
  ['id', 'Belum dibaca', 'Tandai dibaca', '29 November 2026, 14.30 WIB'],
  ['en', 'Unread', 'Mark as read', '29 November 2026, 14:30 WIB'],
] as const)(
  '[BUYER-02] reading one marks it and moves the header (%s)',
  async (locale, unread, mark, time) => {
    let isRead = false;
    const page = await open(
      {
        [list]: () => ({
          ...listed([notification(1, { is_read: isRead }), notification(2, { is_read: true })]),
        }),
        [read]: () => {
          isRead = true;
          return { code: 200, data: { new_notification: 0 } };
        },
      },
      { locale },
    );
    act(() => page.kit.counts.setState({ notifications: 1 }));
    expect(entry('Kabar 1').getByText(time)).toBeTruthy();
    expect(entry('Kabar 2').queryByText(unread)).toBeNull();
    await page.person.click(entry('Kabar 1').getByRole('button', { name: mark }));
    await waitFor(() => expect(screen.queryByText(unread)).toBeNull());
    expect(page.arrived.find(({ call }) => call === read)?.body).toEqual({ id: 1 });
    expect(page.kit.counts.getState().notifications).toBe(0);
  },
);

test.each([
  ['id', 'Tandai semua dibaca'],
  ['en', 'Mark all as read'],
] as const)('[BUYER-02] all can be read at once (%s)', async (locale, name) => {
  let isRead = false;
  const page = await open(
    {
      [list]: () => listed([1, 2, 3].map((id) => notification(id, { is_read: isRead }))),
      [readAll]: () => {
        isRead = true;
        return { code: 200, data: { new_notification: 0 } };
      },
    },
    { locale },
  );
  act(() => page.kit.counts.setState({ notifications: 3 }));
  await page.person.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(page.kit.counts.getState().notifications).toBe(0);
});

test('a notification links to its target, in the language of the page, and counts as read then', async () => {
  const page = await open(
    {
      [list]: listed([notification(1, { link: '/terms-condition' })]),
      [read]: { code: 200, data: { new_notification: 0 } },
    },
    { locale: 'en' },
  );
  const link = screen.getByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/en/terms-condition');
  await page.person.click(link);
  await waitFor(() => expect(page.arrived.map(({ call }) => call)).toContain(read));
  expect(page.at()).toBe('/en/terms-condition');
});

test.each([
  ['id', 'Belum ada notifikasi', 'Lihat-lihat barang', '/'],
  ['en', 'No notifications yet', 'Start browsing', '/en'],
] as const)('without any, leads to the goods (%s)', async (locale, title, name, home) => {
  await open({ [list]: listed([]) }, { locale });
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(home);
});

test('[API-02] pages are links, and the page of the address is requested', async () => {
  const page = await open(
    { [list]: listed([notification(11)], 2, 3) },
    { path: '/account/notifications?page=2', locale: 'en' },
  );
  expect(page.arrived[0]?.query.get('page')).toBe('2');
  const pages = within(screen.getByRole('navigation', { name: 'Notification pages' }));
  expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/en/account/notifications?page=3',
  );
  expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
});

test('a failed marking is reported, and the list stays', async () => {
  const page = await open({
    [list]: listed([notification(1)]),
    [read]: { code: 503, message: 'Layanan sedang sibuk.' },
  });
  await page.person.click(screen.getByRole('button', { name: 'Tandai dibaca' }));
  await waitFor(() => expect(page.toasts()).toEqual(['Layanan sedang sibuk.']));
  expect(screen.getByText('Kabar 1')).toBeTruthy();
});

test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
  const { container } = await open({ [list]: listed([notification(1, { link: '/' })], 1, 3) }, { locale });
  await expectAccessible(container);
});
