import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { signIn, storedRatna } from '../testing/users.ts';

beforeEach(() => {
  localStorage.clear();
});

const words = {
  id: { email: 'E-mail', password: 'Kata sandi', submit: 'Masuk', remember: /Ingat saya/ },
  en: { email: 'Email', password: 'Password', submit: 'Log in', remember: /Remember me/ },
};

const login = 'POST /auth/login';

/** Ratna fills in the form and presses the button. */
const logIn = async (
  replies: FakeResponses,
  { locale = 'id' as Locale, path = '/login', remember = false } = {},
) => {
  const page = await openPage(slice, path, replies, { locale });
  const { email, password, submit, remember: tick } = words[locale];
  await page.person.type(screen.getByLabelText(email), 'ratna@example.test');
  await page.person.type(screen.getByLabelText(password), 'kopi tubruk');
  if (remember) await page.person.click(screen.getByLabelText(tick));
  await page.person.click(screen.getByRole('button', { name: submit }));
  return page;
};

describe('the form', () => {
  test('[AUTH-01] shows and hides the password, and looks disabled while a field is empty', {
    tags: 'slow',
  }, async () => {
    const { person } = await openPage(slice, '/login', {});
    const submit = screen.getByRole('button', { name: 'Masuk' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await person.type(screen.getByLabelText('E-mail'), 'ratna@example.test');
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    const password = screen.getByLabelText<HTMLInputElement>('Kata sandi');
    await person.type(password, 'kopi tubruk');
    expect(submit.getAttribute('aria-disabled')).toBeNull();
    const toggle = screen.getByRole('button', { name: 'Tampilkan kata sandi' });
    await person.click(toggle);
    expect([password.type, password.value, toggle.getAttribute('aria-pressed')]).toEqual([
      'text',
      'kopi tubruk',
      'true',
    ]);
    await person.click(toggle);
    expect(password.type).toBe('password');
  });

  test.each([
    ['id', '/forget-password', '/register'],
    ['en', '/en/forget-password', '/en/register'],
  ] as const)('[AUTH-01] leads to the other ways in (%s)', async (locale, forget, register) => {
    await openPage(slice, '/login', {}, { locale });
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([forget, register]);
  });

  test.each([
    ['id', 'E-mail wajib diisi', 'Kata sandi wajib diisi'],
    ['en', 'Email is required', 'Password is required'],
  ] as const)('[VALID-01] [VALID-17] pressed empty, says what is missing (%s)', async (locale, ...texts) => {
    const { person, arrived } = await openPage(slice, '/login', {}, { locale });
    await person.click(screen.getByRole('button', { name: words[locale].submit }));
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(words[locale].email));
    expect(arrived).toEqual([]);
  });

  test.each([
    ['id', 'Format e-mail tidak valid'],
    ['en', 'Email format not valid'],
  ] as const)('[VALID-01] an address that is none is named (%s)', async (locale, text) => {
    const { person } = await openPage(slice, '/login', {}, { locale });
    await person.type(screen.getByLabelText(words[locale].email), 'ratna@');
    await person.tab();
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('[VALID-17] a password of one letter may log in', async () => {
    const { person, arrived } = await openPage(slice, '/login', { [login]: { code: 401, message: 'Salah' } });
    await person.type(screen.getByLabelText('E-mail'), 'ratna@example.test');
    await person.type(screen.getByLabelText('Kata sandi'), 'é{Enter}');
    await waitFor(() => expect(arrived).toHaveLength(1));
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await openPage(slice, '/login', {}, { locale });
    await expectAccessible(container);
  });
});

describe('a login that works', () => {
  test('[AUTH-22] sends e-mail and password', { tags: 'slow' }, async () => {
    const sent = { email: 'ratna@example.test', password: 'kopi tubruk' };
    for (const remember of [false, true]) {
      const { arrived } = await logIn({ [login]: { code: 200, data: signIn } }, { remember });
      const { body } = arrived.find(({ call }) => call === login) ?? {};
      expect(body).toEqual(remember ? { ...sent, remember } : sent);
      cleanup();
    }
  });

  test('[AUTH-02] goes to the setup while there is no registration step', async () => {
    const { at, toasts } = await logIn({ [login]: { code: 200, data: signIn } });
    await waitFor(() => expect(at()).toBe('/auth/setup'));
    expect(toasts()).toEqual([]);
  });

  test.each([
    ['id', 'Login Berhasil', '/'],
    ['en', 'Login successful', '/en'],
  ] as const)('[AUTH-03] with a step says so and goes home (%s)', async (locale, text, home) => {
    const { at, toasts } = await logIn(
      { [login]: { code: 200, data: { ...signIn, registration_step: 5 } } },
      { locale },
    );
    await waitFor(() => expect(at()).toBe(home));
    expect(toasts()).toEqual([text]);
  });

  test('leads staff to the back office, unless they came from a page [B3]', { tags: 'slow' }, async () => {
    const staff = { ...signIn, user: { ...signIn.user, is_staff: true as const }, registration_step: 2 };
    const { at } = await logIn({ [login]: { code: 200, data: staff } });
    await waitFor(() => expect(at()).toBe('/admin'));
    cleanup();
    const other = await logIn({ [login]: { code: 200, data: staff } }, { path: '/login?next=%2Fcart' });
    await waitFor(() => expect(other.at()).toBe('/cart'));
  });

  test("leads back to the user's previous page", async () => {
    const { at } = await logIn(
      { [login]: { code: 200, data: { ...signIn, registration_step: 5 } } },
      { path: '/login?next=%2Faccount%2Fbio%3Fa%3D1' },
    );
    await waitFor(() => expect(at()).toBe('/account/bio?a=1'));
  });

  test('[AUTH-07] saves the user without id, with the store, and no token beside', async () => {
    const { at } = await logIn({ [login]: { code: 200, data: signIn } });
    await waitFor(() => expect(at()).toBe('/auth/setup'));
    const kept = Object.values(localStorage).join();
    expect(JSON.parse(kept)).toEqual(storedRatna);
    expect(kept).not.toContain('token-of-ratna');
  });

  test.each([
    [1, false],
    [2, true],
  ])('[AUTH-08] keeps the token for %i days when remembered is %s', async (days, remember) => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const { at } = await logIn({ [login]: { code: 200, data: signIn } }, { remember });
    await waitFor(() => expect(at()).toBe('/auth/setup'));
    const cookie = written.mock.calls.map(([text]) => text).find((text) => text.includes('token-of-ratna'));
    const expires = Date.parse(/expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '');
    expect((expires - Date.now()) / 86_400_000).toBeCloseTo(days, 2);
    expect(cookie).toContain('sameSite=Lax');
  });

  test('[R15] is requested once, however often the button is pressed', async () => {
    let answer = (_: { code: number; data: unknown }) => {};
    const slow = new Promise<{ code: number; data: unknown }>((done) => {
      answer = done;
    });
    const { person, arrived, at } = await logIn({ [login]: () => slow });
    const button = screen.getByRole('button', { name: 'Masuk' });
    await person.dblClick(button);
    await person.type(screen.getByLabelText('Kata sandi'), '{Enter}');
    answer({ code: 200, data: signIn });
    await waitFor(() => expect(at()).toBe('/auth/setup'));
    expect(arrived.filter(({ call }) => call === login)).toHaveLength(1);
  });
});

describe('a login that fails', () => {
  test("[AUTH-04] 401 shows the server's message and preserves the input", async () => {
    const { toasts, at } = await logIn({ [login]: { code: 401, message: 'E-mail atau kata sandi salah' } });
    await waitFor(() => expect(toasts()).toEqual(['E-mail atau kata sandi salah']));
    expect(screen.getByText('E-mail atau kata sandi salah')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Kata sandi').value).toBe('kopi tubruk');
    expect(at()).toBe('/login');
  });

  test('[AUTH-05] 422 shows the first message of each field', async () => {
    const data = { email: ['Format e-mail tidak valid', 'Lain'], password: ['Kata sandi wajib diisi'] };
    const { toasts } = await logIn({ [login]: { code: 422, message: 'Format e-mail tidak valid', data } });
    await waitFor(() => expect(toasts()).toEqual(['Format e-mail tidak valid', 'Kata sandi wajib diisi']));
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['id', 'Akun gagal terhubung ke server'],
    ['en', 'USER Error Connection To Server'],
  ] as const)('[AUTH-06] without an answer speaks of the user (%s)', async (locale, text) => {
    const { toasts } = await logIn({ [login]: undefined }, { locale });
    await waitFor(() => expect(toasts()).toEqual([text]));
  });

  test.each([
    ['sent', 'E-mail belum diverifikasi. Kode baru sudah kami kirim.'],
    ['cooling', 'Kode sebelumnya masih berlaku. Kode baru dalam 60 detik.'],
    ['void', 'Kode sudah salah 5 kali. Minta kode baru. Kode baru bisa diminta dalam 60 detik.'],
    ['expired', 'Kode sudah kedaluwarsa. Minta kode baru. Kode baru bisa diminta dalam 60 detik.'],
  ])(
    'an address that was never verified goes to the boxes, which say the same: %s',
    async (code, message) => {
      sessionStorage.clear();
      const data = { email: 'ratna@example.test', to: 'auth-setup', code, wait: 60 };
      const { at, toasts } = await logIn(
        { [login]: { code: 403, message, data } },
        { path: '/login?next=%2Fcart' },
      );
      await waitFor(() =>
        expect(at()).toBe('/verification-otp?email=ratna%40example.test&to=auth-setup&next=%2Fcart'),
      );
      expect(toasts()).toEqual([message]);
      expect(await screen.findByRole('button', { name: 'Kirim ulang dalam 60 detik' })).toBeTruthy();
      expect(screen.queryByText(message) === null).toBe(code === 'sent');
      const claimsMail = screen.queryByText(/^Kami mengirim kode 6 angka/) !== null;
      expect(claimsMail).toBe(code === 'sent' || code === 'cooling');
    },
  );

  test('a suspended account gets that message and stays here', async () => {
    const { at, toasts } = await logIn({ [login]: { code: 403, message: 'Akun ditangguhkan', data: null } });
    await waitFor(() => expect(toasts()).toEqual(['Akun ditangguhkan']));
    expect(at()).toBe('/login');
  });
});
