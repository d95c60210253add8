import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { signIn } from '../testing/users.ts';

beforeEach(() => localStorage.clear());

const words = {
  id: {
    email: 'E-mail',
    password: 'Kata sandi',
    submit: 'Masuk',
    code: 'Kode autentikator',
    back: 'Masuk dengan cara lain',
  },
  en: {
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    code: 'Authenticator code',
    back: 'Log in another way',
  },
};
const asks = {
  code: 403,
  message: 'Satu langkah lagi',
  data: { reason: 'second_factor', pending_login: 'karcis', methods: ['totp'] },
};
const second = 'POST /auth/login/second';

const reach = async (replies: Parameters<typeof openPage>[2], locale: 'id' | 'en' = 'id') => {
  const page = await openPage(
    slice,
    '/login?next=%2Fcart',
    { 'POST /auth/login': asks, ...replies },
    { locale },
  );
  const { email, password, submit, code } = words[locale];
  await page.person.type(screen.getByLabelText(email), 'ratna@example.test');
  await page.person.type(screen.getByLabelText(password), 'kopi tubruk');
  await page.person.click(screen.getByRole('button', { name: submit }));
  const field = await screen.findByLabelText<HTMLInputElement>(code);
  await waitFor(() => expect(document.activeElement).toBe(field));
  return page;
};

test.each(['id', 'en'] as const)(
  '[W51] the login asks for the code in place and goes on as before (%s)',
  async (locale) => {
    const page = await reach(
      {
        [second]: ({ body }) =>
          (body as { code: string }).code === '123456'
            ? { code: 200, data: signIn }
            : { code: 422, message: 'Kode salah', data: { code: ['Kode salah'] } },
      },
      locale,
    );
    await expectAccessible(page.container);
    await page.person.keyboard('999999{Enter}');
    expect(await screen.findByText('Kode salah')).toBeTruthy();
    await page.person.clear(screen.getByLabelText(words[locale].code));
    await page.person.type(screen.getByLabelText(words[locale].code), '123456{Enter}');
    await waitFor(() => expect(page.kit.session.getState().user?.email).toBe(signIn.user.email));
    expect(page.arrived.findLast(({ call }) => call === second)?.body).toEqual({
      pending_login: 'karcis',
      code: '123456',
    });
  },
);

test('[W51] a pending login that is over leads back to the first step', async () => {
  const page = await reach({ [second]: { code: 401, message: 'Waktu sudah habis' } });
  await page.person.keyboard('123456{Enter}');
  expect(await screen.findByLabelText('E-mail')).toBeTruthy();
  expect(page.toasts()).toEqual(['Waktu sudah habis']);
});

test('[W51] another way in stays open', async () => {
  const page = await reach({});
  await page.person.click(screen.getByRole('button', { name: words.id.back }));
  expect(await screen.findByLabelText('E-mail')).toBeTruthy();
});
