import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { ratna, signIn } from '../testing/users.ts';

afterEach(() => vi.useRealTimers());

const verify = 'POST /auth/verification';
const resend = 'POST /auth/verification/resend';
const address = 'email=ratna%40example.test';

const open = (query: string, replies: FakeResponses = {}, locale: Locale = 'id') =>
  openPage(slice, `/verification-otp?${query}`, replies, { locale });

const box = (position: number) => screen.getByLabelText<HTMLInputElement>(`Angka ke-${position}`);

const enter = async (query: string, replies: FakeResponses) => {
  const page = await open(query, replies);
  await page.person.click(box(1));
  await page.person.keyboard('004217');
  await page.person.click(screen.getByRole('button', { name: 'Verifikasi' }));
  return page;
};

const right = {
  code: 200,
  message: 'E-mail berhasil diverifikasi',
  data: { to: 'auth-setup', sign_in: signIn },
};
const rightForReset = { code: 200, message: 'Kode benar', data: { to: 'reset-password', sign_in: null } };

describe('the boxes', () => {
  test('[AUTH-15] the first of six has the focus after 1 second', async () => {
    const { go } = await open(address);
    await go('/login');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await go(`/verification-otp?${address}`);
    act(() => void vi.advanceTimersByTime(999));
    expect(document.activeElement).toBe(document.body);
    act(() => void vi.advanceTimersByTime(1));
    expect(document.activeElement).toBe(box(1));
  });

  test('who types already is not interrupted by it', async () => {
    const { go } = await open(address);
    await go('/login');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await go(`/verification-otp?${address}`);
    act(() => box(1).focus());
    fireEvent.change(box(1), { target: { value: '6' } });
    expect(document.activeElement).toBe(box(2));
    act(() => void vi.advanceTimersByTime(1000));
    expect(document.activeElement).toBe(box(2));
  });

  test('[AUTH-15] typing goes from box to box, pasting fills all', async () => {
    const { person } = await open(address);
    await person.click(box(1));
    await person.keyboard('12');
    expect(document.activeElement).toBe(box(3));
    await person.paste('482017');
    expect([1, 2, 3, 4, 5, 6].map((position) => box(position).value).join('')).toBe('482017');
  });

  test.each(['email', 'e-mail'])('[AUTH-14] the address may be called %s', async (name) => {
    await open(`${name}=ratna%40example.test&to=reset-password`);
    expect(screen.getByText('ratna@example.test')).toBeTruthy();
  });

  test.each([
    ['id', 'Verifikasi', 'Kode wajib diisi'],
    ['en', 'Verify', 'Code is required'],
  ] as const)('[VALID-04] boxes that are not all filled (%s)', async (locale, submit, text) => {
    const { person, arrived } = await open(address, {}, locale);
    await person.type(screen.getAllByRole('textbox')[0] ?? document.body, '12345');
    await person.click(screen.getByRole('button', { name: submit }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(arrived).toEqual([]);
  });

  test.each([
    ['id', 'Alamat e-mail tidak ada di tautan ini. Mulai lagi dari halaman masuk.', '/login'],
    ['en', 'This link has no email address. Start again from the login page.', '/en/login'],
  ] as const)('[VALID-04] a link without an address says so (%s)', async (locale, text, path) => {
    await open('to=auth-setup', {}, locale);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(path);
  });

  test.each(['id', 'en'] as const)('have no known accessibility fault (%s)', async (locale) => {
    const { container } = await open(`${address}&to=auth-setup`, {}, locale);
    await expectAccessible(container);
  });
});

describe('a right code', () => {
  test('[AUTH-22] is sent as six characters joined, with leading zeros', async () => {
    const { arrived } = await enter(address, { [verify]: right });
    await waitFor(() => expect(arrived).toHaveLength(1));
    expect(arrived.map(({ body }) => body)).toEqual([{ email: 'ratna@example.test', code: '004217' }]);
  });

  test('[AUTH-13] [AUTH-16] of a new account signs in and opens the onboarding', async () => {
    const { at, toasts, kit } = await enter(`${address}&to=auth-setup&next=%2Fcart`, { [verify]: right });
    await waitFor(() => expect(at()).toBe('/auth/setup?next=%2Fcart'));
    expect(toasts()).toEqual(['E-mail berhasil diverifikasi']);
    expect(kit.session.getState().user?.email).toBe(ratna.email);
  });

  test('[AUTH-16] of a recovery leads to the new password and signs nobody in', async () => {
    const { at, kit } = await enter(`${address}&to=reset-password`, { [verify]: rightForReset });
    await waitFor(() => expect(at()).toBe('/reset-password'));
    expect(kit.session.getState().user).toBeNull();
  });

  test.each(['', '&to=admin'])('[AUTH-16] with another target (%j) goes home', async (to) => {
    const { at } = await enter(`${address}${to}`, { [verify]: right });
    await waitFor(() => expect(at()).toBe('/'));
  });
});

describe('an account that opens without a password', () => {
  test('must set one, signed in', async () => {
    const message = 'E-mail berhasil diverifikasi. Sekarang buat kata sandi.';
    const data = { to: 'auth-setup', sign_in: signIn, needs_password: true };
    const { at, toasts } = await enter(`${address}&to=auth-setup`, {
      [verify]: { code: 200, message, data },
    });
    await waitFor(() => expect(at()).toBe('/reset-password'));
    expect(toasts()).toEqual([message]);
  });
});

describe('a wrong code', () => {
  test('is explained at the boxes, and the first one has the focus', async () => {
    const text = 'Kode salah. Sisa 4 percobaan.';
    await enter(address, { [verify]: { code: 422, message: text, data: { code: [text] } } });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(box(1));
  });
});

describe('another code', () => {
  test('can be requested, and again only after a while', async () => {
    const page = await open(`${address}&to=reset-password`, {
      [resend]: { code: 200, message: 'Kode baru sudah dikirim', data: { code: 'sent', wait: 60 } },
    });
    await page.person.click(screen.getByRole('button', { name: 'Kirim ulang kode' }));
    const waiting = await screen.findByRole('button', { name: /^Kirim ulang dalam (60|5\d) detik$/ });
    expect(waiting).toHaveProperty('disabled', true);
    expect(page.toasts()).toEqual(['Kode baru sudah dikirim']);
    expect(page.arrived.map(({ body }) => body)).toEqual([
      { email: 'ratna@example.test', to: 'reset-password' },
    ]);
  });

  test.each([
    [
      'id',
      'Kirim ulang kode',
      'Kode sudah salah 5 kali. Minta kode baru. Kode baru bisa diminta dalam 42 detik.',
    ],
    [
      'en',
      'Send a new code',
      'The code was wrong 5 times. Ask for a new one. You can ask for a new code in 42 seconds.',
    ],
  ] as const)('is not claimed to be sent when it was not (%s)', async (locale, again, message) => {
    sessionStorage.clear();
    const reply = { code: 429, message, data: { code: 'void', wait: 42 } };
    const page = await open(`${address}&to=auth-setup`, { [resend]: reply }, locale);
    await page.person.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(page.toasts()).toEqual([message]);
    await expectAccessible(page.container);
  });
});
