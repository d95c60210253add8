import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';

const register = 'POST /auth/register';
const sent = {
  code: 200,
  message: 'Kode sudah dikirim',
  data: { email: 'ratna@example.test', code: 'sent', wait: 60 },
};

const words = {
  id: { email: 'E-mail', password: 'Kata sandi', confirmation: 'Ulangi kata sandi', submit: 'Daftar' },
  en: { email: 'Email', password: 'Password', confirmation: 'Repeat the password', submit: 'Register' },
};

const open = (replies: FakeResponses, locale: Locale = 'id', path = '/register') =>
  openPage(slice, path, replies, { locale });

type Page = Awaited<ReturnType<typeof open>>;

const fill = async (
  { person }: Page,
  locale: Locale,
  fields: { [K in 'email' | 'password' | 'confirmation']: string },
) => {
  for (const [name, text] of Object.entries(fields)) {
    const label = words[locale][name as keyof typeof fields]; // the keys are its own
    if (text !== '') await person.type(screen.getByLabelText(label), text);
  }
  await person.click(screen.getByRole('button', { name: words[locale].submit }));
};

const good = { email: 'ratna@example.test', password: 'kopi tubruk', confirmation: 'kopi tubruk' };

describe('the form', () => {
  test('[AUTH-12] requires three things, shows both passwords on demand, and leads to the login', async () => {
    const { person } = await open({});
    const toggles = screen.getAllByRole('button', { name: 'Tampilkan kata sandi' });
    for (const toggle of toggles) await person.click(toggle);
    expect(screen.getByLabelText<HTMLInputElement>('Kata sandi').type).toBe('text');
    expect(screen.getByLabelText<HTMLInputElement>('Ulangi kata sandi').type).toBe('text');
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe('/login');
  });

  test.each([
    ['id', '/terms-condition', 'Syarat dan Ketentuan'],
    ['en', '/en/terms-condition', 'Terms and Conditions'],
  ] as const)('[AUTH-19] the terms are linked from the agreement (%s)', async (locale, path, name) => {
    await open({}, locale);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const page = await open({}, locale);
    await fill(page, locale, { email: '', password: '', confirmation: '' });
    await expectAccessible(page.container);
  });
});

describe('what is typed is checked', () => {
  test.each([
    ['id', ['E-mail wajib diisi', 'Kata sandi wajib diisi', 'Konfirmasi kata sandi wajib diisi']],
    ['en', ['Email is required', 'Password is required', 'Password Confirmation is required']],
  ] as const)('[VALID-01] [VALID-02] [VALID-03] nothing at all (%s)', async (locale, texts) => {
    const page = await open({}, locale);
    await fill(page, locale, { email: '', password: '', confirmation: '' });
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
    expect(page.arrived).toEqual([]);
  });

  test.each([
    ['id', 'tujuh 7', 'Kata sandi terlalu pendek, min. 8 karakter'],
    ['en', 'tujuh 7', 'Password is too short, min. 8 character'],
    ['id', 'x'.repeat(33), 'Kata sandi terlalu panjang, maks. 32 karakter'],
    ['en', 'x'.repeat(33), 'Password is too long, max. 32 character'],
    ['id', 'kopi tubruk!', 'Kata sandi tidak valid, hanya huruf, angka, atau simbol _@./#&+-'],
    ['en', 'kopi tubruk!', 'Password not valid, put only a letter, number or symbol _@./#&+-'],
  ] as const)('[VALID-02] (%s) %s', async (locale, password, text) => {
    const page = await open({}, locale);
    await fill(page, locale, { ...good, password, confirmation: password });
    const field = screen.getByLabelText(words[locale].password);
    const notes = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(notes.map((note) => document.getElementById(note)?.textContent)).toContain(text);
    expect(document.activeElement).toBe(field);
    expect(page.arrived).toEqual([]);
  });

  test.each([
    ['id', 'Konfirmasi kata sandi tidak sama dengan kata sandi'],
    ['en', 'Password Confirmation is not same with password'],
  ] as const)('[VALID-03] a repetition that differs (%s)', async (locale, text) => {
    const page = await open({}, locale);
    await fill(page, locale, { ...good, confirmation: 'kopi tubru' });
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe("the server's messages", () => {
  test.each([
    ['id', '/verification-otp'],
    ['en', '/en/verification-otp'],
  ] as const)('[AUTH-13] [AUTH-22] a new account goes on to the code (%s)', async (locale, path) => {
    const page = await open({ [register]: sent }, locale, '/register?next=%2Fp%2Fbatik-1');
    await fill(page, locale, good);
    await waitFor(() =>
      expect(page.at()).toBe(`${path}?email=ratna%40example.test&to=auth-setup&next=%2Fp%2Fbatik-1`),
    );
    expect(page.toasts()).toEqual(['Kode sudah dikirim']);
    expect(page.arrived.map((arrived) => arrived.body)).toEqual([
      { email: 'ratna@example.test', password: 'kopi tubruk', password_confirmation: 'kopi tubruk' },
    ]);
  });

  test('where no mail is sent, the boxes explain why [AUTH-13]', async () => {
    sessionStorage.clear();
    const message = 'Kode sebelumnya masih berlaku. Kode baru dalam 42 detik.';
    const data = { email: 'ratna@example.test', code: 'cooling', wait: 42 };
    const page = await open({ [register]: { code: 200, message, data } });
    await fill(page, 'id', good);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(page.toasts()).toEqual([message]);
    expect(screen.getByRole('button', { name: 'Kirim ulang dalam 42 detik' })).toBeTruthy();
  });

  test('a known address is named at its field, and the input is preserved [A34]', async () => {
    const refusal = { code: 422, message: 'x', data: { email: ['E-mail sudah terdaftar'] } };
    const page = await open({ [register]: refusal });
    await fill(page, 'id', good);
    expect(await screen.findByText('E-mail sudah terdaftar')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(screen.getByLabelText<HTMLInputElement>('Kata sandi').value).toBe('kopi tubruk');
  });

  test.each([
    ['id', 'Jaringan terputus'],
    ['en', 'Network Error'],
  ] as const)('[ERR-02] [ERR-03] no answer is said, and the form stays (%s)', async (locale, text) => {
    const page = await open({ [register]: undefined }, locale);
    await fill(page, locale, good);
    await waitFor(() => expect(page.toasts()).toEqual([text]));
  });

  test('[AUTH-21] the loading overlay is open while it takes', async () => {
    const { overlayStore } = await import('@pasar/slice-kit/host');
    const waiting: number[] = [];
    const page = await open({
      [register]: () => {
        waiting.push(overlayStore.getState().waiting);
        return sent;
      },
    });
    await fill(page, 'id', good);
    await waitFor(() => expect(page.at()).toContain('/verification-otp'));
    expect([...waiting, overlayStore.getState().waiting]).toEqual([1, 0]);
  });
});
