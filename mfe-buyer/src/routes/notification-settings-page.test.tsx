import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { sari } from '../testing/sari.ts';

const path = '/buyer/dashboard/notification/preferences';
const switched = ['now', 'off'];
const preferences = (chat: 'now' | 'off', question: 'now' | 'daily' = 'daily') => ({
  code: 200,
  data: [
    { kind: 'deadline', mail: 'now', mails: switched },
    { kind: 'chat', mail: chat, mails: switched },
    { kind: 'question', mail: question, mails: ['daily', 'now', 'off'] },
  ],
});

test.each([
  ['id', 'Pengaturan notifikasi', /Pesan chat belum dibaca/, 'Pengaturan tersimpan'],
  ['en', 'Notification settings', /Unread chat messages/, 'Settings saved'],
] as const)('each kind of mail is switched on its own (%s)', async (locale, title, chat, saved) => {
  const replies = { [`GET ${path}`]: preferences('now'), [`POST ${path}`]: preferences('off') };
  const page = await openPage(slice, '/account/notifications/settings', replies, { locale, user: sari });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  const control = screen.getByRole<HTMLInputElement>('switch', { name: chat });
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
  const control = screen.getByRole<HTMLInputElement>('switch', { name: /Pengingat batas waktu/ });
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
