import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { storedRatna } from '../testing/users.ts';

const forget = 'POST /auth/forget';
const newPassword = 'POST /sauth/newpassword';

const words = {
  id: {
    email: 'E-mail',
    send: 'Kirim kode OTP',
    password: 'Kata sandi baru',
    again: 'Ulangi kata sandi',
    save: 'Simpan',
  },
  en: {
    email: 'Email',
    send: 'Send OTP Code',
    password: 'New password',
    again: 'Repeat the password',
    save: 'Save',
  },
};

beforeEach(() => sessionStorage.clear());

describe('/forget-password', () => {
  test.each([
    ['id', '/verification-otp'],
    ['en', '/en/verification-otp'],
  ] as const)('[AUTH-14] [AUTH-22] sends a code and goes to the boxes (%s)', async (locale, path) => {
    const message = 'Jika e-mail terdaftar, kode OTP telah dikirim';
    const reply = { code: 200, message, data: { code: 'sent', wait: 60 } };
    const page = await openPage(slice, '/forget-password', { [forget]: reply }, { locale });
    await page.person.type(screen.getByLabelText(words[locale].email), ' ratna@example.test ');
    await page.person.click(screen.getByRole('button', { name: words[locale].send }));
    await waitFor(() => expect(page.at()).toBe(`${path}?email=ratna%40example.test&to=reset-password`));
    expect(page.arrived.map(({ body }) => body)).toEqual([{ email: 'ratna@example.test' }]);
    expect(page.toasts()).toEqual(['Jika e-mail terdaftar, kode OTP telah dikirim']);
  });

  test.each([
    [
      'id',
      '/verification-otp',
      'Kode sebelumnya masih berlaku. Kode baru dalam 42 detik.',
      'Kirim ulang dalam 42 detik',
    ],
    [
      'en',
      '/en/verification-otp',
      'The earlier code still works. New code in 42 seconds.',
      'Send again in 42 seconds',
    ],
  ] as const)(
    'while the earlier code works it says so, there too (%s)',
    async (locale, path, message, waiting) => {
      const reply = { code: 429, message, data: { code: 'cooling', wait: 42 } };
      const page = await openPage(slice, '/forget-password', { [forget]: reply }, { locale });
      await page.person.type(screen.getByLabelText(words[locale].email), 'ratna@example.test{Enter}');
      await waitFor(() => expect(page.at()).toBe(`${path}?email=ratna%40example.test&to=reset-password`));
      expect(page.toasts()).toEqual([message]);
      expect(await screen.findByText(message)).toBeTruthy();
      expect(screen.getByRole('button', { name: waiting })).toHaveProperty('disabled', true);
    },
  );

  test.each([{ wait: 42 }, { code: 'void', wait: 42 }, { code: 'expired', wait: 42 }])(
    'no code at all: the words of the server, and nobody is sent on (%j)',
    async (data) => {
      const reply = { code: 429, message: 'Kode baru bisa diminta dalam 42 detik', data };
      const page = await openPage(slice, '/forget-password', { [forget]: reply });
      await page.person.type(screen.getByLabelText('E-mail'), 'ratna@example.test{Enter}');
      await waitFor(() => expect(page.toasts()).toEqual(['Kode baru bisa diminta dalam 42 detik']));
      expect(page.at()).toBe('/forget-password');
    },
  );

  test.each([
    ['id', 'Format e-mail tidak valid'],
    ['en', 'Email format not valid'],
  ] as const)('[VALID-01] checks the address (%s)', async (locale, text) => {
    const page = await openPage(slice, '/forget-password', {}, { locale });
    await page.person.type(screen.getByLabelText(words[locale].email), 'ratna{Enter}');
    expect(screen.getByText(text)).toBeTruthy();
    await expectAccessible(page.container);
  });
});

describe('/reset-password', () => {
  beforeEach(() => localStorage.setItem('pasar.user', JSON.stringify(storedRatna)));

  const reset = async (replies: FakeResponses, { locale = 'id' as Locale, again = 'kopi tubruk' } = {}) => {
    const page = await openPage(slice, '/reset-password', replies, { locale, user: storedRatna });
    await page.person.type(screen.getByLabelText(words[locale].password), 'kopi tubruk');
    await page.person.type(screen.getByLabelText(words[locale].again), again);
    await page.person.click(screen.getByRole('button', { name: words[locale].save }));
    return page;
  };

  test.each([
    ['id', '/login'],
    ['en', '/en/login'],
  ] as const)(
    '[AUTH-18] sends the two passwords alone, clears the user, goes to the login (%s)',
    async (locale, path) => {
      const page = await reset({ [newPassword]: { code: 200, message: 'Sudah diganti' } }, { locale });
      await waitFor(() => expect(page.at()).toBe(path));
      expect(page.arrived.map(({ body }) => body)).toEqual([
        { password: 'kopi tubruk', password_confirmation: 'kopi tubruk' },
      ]);
      expect(page.kit.session.getState().user).toBeNull();
      expect(localStorage.getItem('pasar.user')).toBeNull();
      expect(page.toasts()).toEqual(['Sudah diganti']);
    },
  );

  test("without a grant only a new code helps: the server's message, then the first step", async () => {
    const page = await reset({
      [newPassword]: { code: 401, message: 'Waktu sudah habis. Minta kode baru.' },
    });
    await waitFor(() => expect(page.at()).toBe('/forget-password'));
    expect(page.toasts()).toEqual(['Waktu sudah habis. Minta kode baru.']);
    expect(localStorage.getItem('pasar.user')).not.toBeNull();
  });

  test.each([
    ['id', 'Konfirmasi kata sandi tidak sama dengan kata sandi'],
    ['en', 'Password Confirmation is not same with password'],
  ] as const)('[VALID-03] compares the two (%s)', async (locale, text) => {
    const page = await reset({}, { locale, again: 'kopi susu' });
    expect(screen.getByText(text)).toBeTruthy();
    expect(page.arrived).toEqual([]);
    await expectAccessible(page.container);
  });
});
