import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';

const call = 'POST /auth/not-me';
const open = (answer: FakeResponses[string], locale: Locale = 'id') =>
  openPage(slice, '/not-me/sealed', { [call]: answer }, { locale });
const press = (page: Awaited<ReturnType<typeof open>>, name: string) =>
  page.person.click(screen.getByRole('button', { name }));

test('[W57] nothing happens before the button; then the code for a new password is asked for', async () => {
  const page = await open({
    code: 200,
    message: 'Akunmu aman',
    data: { email: 'budi@example.test', code: 'sent', wait: 60 },
  });
  expect(page.arrived).toEqual([]);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await press(page, 'Amankan akunku');
  await waitFor(() =>
    expect(page.at()).toBe('/verification-otp?email=budi%40example.test&to=reset-password'),
  );
  expect(page.arrived.map(({ body }) => body)).toEqual([{ token: 'sealed' }]);
  expect(page.toasts()).toEqual(['Akunmu aman']);
});

test('[W57] where the address was changed it says where the code went', async () => {
  const page = await open({
    code: 200,
    message: 'Akunmu aman',
    data: { email: null, code: 'sent', wait: 60 },
  });
  await press(page, 'Amankan akunku');
  expect(await screen.findByText(/kodenya terkirim ke alamat yang baru/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hubungi tim Pasar' }).getAttribute('href')).toBe('/contact');
  expect(page.at()).toBe('/not-me/sealed');
});

test('[W57] a link that is over says so, and leads to a new password', async () => {
  const page = await open({ code: 404, message: 'Tautan ini tidak berlaku lagi.', data: null });
  await press(page, 'Amankan akunku');
  expect(await screen.findByText('Tautan ini tidak berlaku lagi.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lupa kata sandi?' }).getAttribute('href')).toBe(
    '/forget-password',
  );
});

test('[W57] the page has no known accessibility fault', async () => {
  const { container } = await open(
    { code: 200, message: '', data: { email: null, code: 'sent', wait: 60 } },
    'en',
  );
  await expectAccessible(container);
});
