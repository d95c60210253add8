import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { signIn } from '../testing/users.ts';

const options = {
  challenge: 'dGFudGFuZ2Fu',
  rpId: 'localhost',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required',
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const used = {
  id: 'a3VuY2k',
  rawId: bytes('kunci'),
  type: 'public-key',
  response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('data'), signature: bytes('tanda') },
  getClientExtensionResults: () => ({}),
};
const get = vi.fn();
const support = ({ autofill = false } = {}) => {
  const isConditionalMediationAvailable = () => Promise.resolve(autofill);
  vi.stubGlobal('PublicKeyCredential', Object.assign(vi.fn(), { isConditionalMediationAvailable }));
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
};
beforeEach(() => {
  localStorage.clear();
  get.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const replies = {
  'POST /auth/passkey/options': { code: 200, data: options },
  'POST /auth/login/passkey': { code: 200, data: signIn },
};
const cancel = Object.assign(new Error('closed'), { name: 'NotAllowedError' });

test.each([
  ['id', 'Masuk dengan passkey'],
  ['en', 'Log in with a passkey'],
] as const)(
  '[W50] a passkey signs in alone, and a question that is closed says nothing (%s)',
  async (locale, name) => {
    support();
    get.mockRejectedValueOnce(cancel);
    get.mockResolvedValueOnce(used);
    const page = await openPage(slice, '/login', replies, { locale });
    const button = await screen.findByRole('button', { name });
    await expectAccessible(page.container);
    await page.person.click(button);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    expect(page.toasts()).toEqual([]);
    await page.person.click(button);
    await waitFor(() => expect(page.kit.session.getState().user?.email).toBe(signIn.user.email));
    const login = page.arrived.filter(({ call }) => call === 'POST /auth/login/passkey');
    expect(login).toHaveLength(1);
    expect(login[0]?.body).toMatchObject({ credential: { id: 'a3VuY2k', type: 'public-key' } });
  },
);

test('[W50] the e-mail field suggests passkeys, once somebody is there', async () => {
  support({ autofill: true });
  get.mockResolvedValueOnce(used);
  const page = await openPage(slice, '/login', replies);
  expect(page.arrived.filter(({ call }) => call === 'POST /auth/passkey/options')).toEqual([]);
  await page.person.click(await screen.findByRole('textbox', { name: 'E-mail' }));
  await waitFor(() => expect(page.kit.session.getState().user?.email).toBe(signIn.user.email));
  expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
});

test('[W50] a passkey that does not count is refused in words', async () => {
  support();
  get.mockResolvedValue(used);
  const message = 'Passkey ini tidak bisa dipakai di sini. Coba lagi, atau masuk dengan cara lain.';
  const page = await openPage(slice, '/login', {
    ...replies,
    'POST /auth/login/passkey': { code: 401, message },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Masuk dengan passkey' }));
  await waitFor(() => expect(page.toasts()).toEqual([message]));
});

test('[W50] a browser without passkeys sees the login as it was', async () => {
  await openPage(slice, '/login', {});
  await screen.findByLabelText('E-mail');
  expect(screen.queryByRole('button', { name: 'Masuk dengan passkey' })).toBeNull();
});

test('[W51] the second step takes the passkey of the account, or a recovery code', async () => {
  support();
  get.mockResolvedValueOnce(used);
  const page = await openPage(slice, '/login', {
    ...replies,
    'POST /auth/login': {
      code: 403,
      message: 'Satu langkah lagi',
      data: { reason: 'second_factor', pending_login: 'karcis', methods: ['passkey', 'recovery'] },
    },
  });
  await page.person.type(screen.getByLabelText('E-mail'), 'ratna@example.test');
  await page.person.type(screen.getByLabelText('Kata sandi'), 'kopi tubruk');
  await page.person.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await screen.findByLabelText('Kode pemulihan')).toBeTruthy();
  await expectAccessible(page.container);
  await page.person.click(screen.getByRole('button', { name: 'Lanjut dengan passkey' }));
  await waitFor(() => expect(page.kit.session.getState().user?.email).toBe(signIn.user.email));
  const asked = page.arrived.findLast(({ call }) => call === 'POST /auth/passkey/options');
  expect(asked?.body).toEqual({ pending_login: 'karcis' });
});
