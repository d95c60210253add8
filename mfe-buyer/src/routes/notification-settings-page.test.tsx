import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { sari } from '../testing/sari.ts';

const path = '/buyer/dashboard/notification/preferences';
const switched = ['now', 'off'];
const preferences = (chat: 'now' | 'off', question: 'now' | 'daily' = 'daily') => ({
  code: 200,
  data: [
    { kind: 'deadline', mail: 'now', mails: switched, push: true },
    { kind: 'chat', mail: chat, mails: switched, push: true },
    { kind: 'question', mail: question, mails: ['daily', 'now', 'off'], push: false },
  ],
});

const mails = (locale: 'id' | 'en') =>
  screen.getByRole('region', { name: locale === 'id' ? 'E-mail yang kamu terima' : 'Emails you receive' });
const devices = () => screen.getByRole('region', { name: 'Notifikasi di perangkat' });
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  ['id', 'Pengaturan notifikasi', /Pesan chat belum dibaca/, 'Pengaturan tersimpan'],
  ['en', 'Notification settings', /Unread chat messages/, 'Settings saved'],
] as const)('each kind of mail is switched on its own (%s)', async (locale, title, chat, saved) => {
  const replies = { [`GET ${path}`]: preferences('now'), [`POST ${path}`]: preferences('off') };
  const page = await openPage(slice, '/account/notifications/settings', replies, { locale, user: sari });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  const control = within(mails(locale)).getByRole<HTMLInputElement>('switch', { name: chat });
  expect(control.checked).toBe(true);
  await page.person.click(control);
  await waitFor(() => expect(control.checked).toBe(false));
  expect(page.arrived.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    kind: 'chat',
    mail: 'off',
  });
  expect(page.toasts()).toContain(saved);
  await expectAccessible(page.container);
});

test('a switch that could not be saved stays as it was', async () => {
  const replies = { [`GET ${path}`]: preferences('now'), [`POST ${path}`]: { code: 503, message: 'Sibuk' } };
  const page = await openPage(slice, '/account/notifications/settings', replies, { user: sari });
  const control = within(mails('id')).getByRole<HTMLInputElement>('switch', {
    name: /Pengingat batas waktu/,
  });
  await page.person.click(control);
  await waitFor(() => expect(page.toasts()).toHaveLength(1));
  expect(control.checked).toBe(true);
});

test.each([
  ['id', 'Jawaban pertanyaan', 'Sekali sehari, pukul 07.00 WIB'],
  ['en', 'Answers to questions', 'Once a day, at 07.00 WIB'],
] as const)(
  'what may be collected has three ways, daily at first (%s) [W15]',
  async (locale, name, daily) => {
    const replies = { [`GET ${path}`]: preferences('now'), [`POST ${path}`]: preferences('now', 'now') };
    const page = await openPage(slice, '/account/notifications/settings', replies, { locale, user: sari });
    const control = screen.getByRole<HTMLSelectElement>('combobox', { name });
    expect(control.selectedOptions[0]?.textContent).toBe(daily);
    await page.person.selectOptions(control, 'now');
    await waitFor(() => expect(control.value).toBe('now'));
    expect(page.arrived.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      kind: 'question',
      mail: 'now',
    });
  },
);

/** A browser with push; `answer` is what its owner says to the question. */
const stubPush = (answer: NotificationPermission, first: NotificationPermission = 'default') => {
  const steps: string[] = [];
  let current: object | null = null;
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'BK', auth: 'AU' } }),
    unsubscribe: async () => {
      current = null;
      steps.push('unsubscribe');
    },
  };
  const permission = { permission: first };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal(
    'Notification',
    Object.assign(class {}, permission, {
      requestPermission: async () => {
        steps.push('ask');
        return answer;
      },
    }),
  );
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => ({
        pushManager: {
          getSubscription: async () => current,
          subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
            steps.push(`subscribe ${applicationServerKey}`);
            current = subscription;
            return subscription;
          },
        },
      }),
    },
  });
  return steps;
};
const push = '/notifications/push';
const replies = {
  [`GET ${path}`]: preferences('now'),
  [`GET ${push}/key`]: { code: 200, data: { public_key: 'KEY' } },
  [`POST ${push}/subscribe`]: { code: 200, data: { devices: 1 } },
  [`POST ${push}/unsubscribe`]: { code: 200, data: { devices: 0 } },
};
const open = (more = {}) =>
  openPage(slice, '/account/notifications/settings', { ...replies, ...more }, { user: sari });

test('permission is asked for after the button alone; the device can be turned off again [W16]', async () => {
  const steps = stubPush('granted');
  const { person, arrived, container } = await open();
  const enable = await within(devices()).findByRole('button', { name: 'Aktifkan notifikasi' });
  expect(steps).toEqual([]);
  await person.click(enable);
  const disable = await within(devices()).findByRole('button', { name: 'Matikan di perangkat ini' });
  expect(steps).toEqual(['ask', 'subscribe KEY']);
  const sent = arrived.find(({ call }) => call === `POST ${push}/subscribe`);
  expect(sent?.body).toEqual({ endpoint: 'https://push.example/1', p256dh: 'BK', auth: 'AU' });
  await expectAccessible(container);
  await person.click(disable);
  await within(devices()).findByRole('button', { name: 'Aktifkan notifikasi' });
  expect(steps.at(-1)).toBe('unsubscribe');
  const ended = arrived.find(({ call }) => call === `POST ${push}/unsubscribe`);
  expect(ended?.body).toEqual({ endpoint: 'https://push.example/1' });
});

test('what the market could not note is off in the browser, too [W16]', async () => {
  const steps = stubPush('granted');
  const { person, toasts } = await open({ [`POST ${push}/subscribe`]: { code: 503, message: 'Sibuk' } });
  await person.click(await within(devices()).findByRole('button', { name: 'Aktifkan notifikasi' }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(steps.at(-1)).toBe('unsubscribe');
  expect(within(devices()).getByRole('button', { name: 'Aktifkan notifikasi' })).toBeTruthy();
});

test('a browser without push says so [W16]', async () => {
  await open();
  expect(await within(devices()).findByText(/tidak bisa menerima notifikasi/)).toBeTruthy();
});

test('a browser that blocks it says how to allow it [W16]', async () => {
  stubPush('denied', 'denied');
  await open();
  expect(await within(devices()).findByText(/Browser memblokir notifikasi/)).toBeTruthy();
});

test('each kind is switched for devices on its own [W16]', async () => {
  const { person, arrived } = await open({ [`POST ${path}`]: preferences('now') });
  await person.click(within(devices()).getByRole('switch', { name: /Jawaban pertanyaan/ }));
  await waitFor(() =>
    expect(arrived.find(({ call }) => call === `POST ${path}`)?.body).toEqual({
      kind: 'question',
      push: true,
    }),
  );
});
