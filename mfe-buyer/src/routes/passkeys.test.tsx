import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { buildPage } from '../testing/envelopes.ts';
import { bio, sari } from '../testing/sari.ts';

const none = { has_password: true, passkeys: [] as object[], totp_since: null, recovery_codes_left: 0 };
const passkey = {
  id: 7,
  name: null as string | null,
  browser: 'Chrome',
  system: 'Android',
  created_at: '2026-12-01T00:00:00.000Z',
  last_used_at: null,
};
const codes = Array.from({ length: 10 }, (_, n) => `AAAA${n}-BBBB${n}`);
const options = {
  rp: { name: 'Pasar', id: 'localhost' },
  user: { id: 'c2FyaQ', name: 'sari@example.test', displayName: 'Sari' },
  challenge: 'dGFudGFuZ2Fu',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
};

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const create = vi.fn();
beforeEach(() => {
  create.mockReset();
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const made = {
  id: 'a3VuY2k',
  rawId: bytes('kunci'),
  type: 'public-key',
  response: { clientDataJSON: bytes('{}'), attestationObject: bytes('bukti') },
  getClientExtensionResults: () => ({}),
};
const open = (replies: object, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    '/account/security',
    {
      'GET /buyer/dashboard/bio': { code: 200, data: bio },
      'GET /auth/sessions': buildPage([]),
      'GET /auth/events': buildPage([]),
      ...replies,
    },
    { locale, user: sari },
  );

test('[W50] a passkey is made on this device, comes with recovery codes, and can be removed', async () => {
  let now = none;
  create.mockResolvedValue(made);
  const page = await open({
    'GET /auth/factors': () => ({ code: 200, data: now }),
    'POST /auth/passkey/begin': { code: 200, data: options },
    'POST /auth/passkey/confirm': () => {
      now = { ...none, passkeys: [passkey], recovery_codes_left: 10 };
      return { code: 200, message: 'Passkey ditambahkan', data: { recovery_codes: codes } };
    },
    'POST /auth/passkey/remove': () => {
      now = none;
      return { code: 200, message: 'Passkey dihapus' };
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Tambah passkey' }));
  const recovery = within(await screen.findByRole('region', { name: 'Kode pemulihan' }));
  expect(recovery.getAllByRole('listitem')).toHaveLength(10);
  expect(page.toasts()).toEqual(['Passkey ditambahkan']);
  const sent = page.arrived.find(({ call }) => call === 'POST /auth/passkey/confirm')?.body;
  expect(sent).toMatchObject({ credential: { id: 'a3VuY2k', type: 'public-key' } });
  await expectAccessible(page.container);
  await page.person.click(recovery.getByRole('button', { name: 'Sudah saya simpan' }));
  await page.person.click(screen.getByRole('button', { name: 'Hapus passkey Chrome, Android' }));
  const question = within(await screen.findByRole('dialog'));
  await page.person.click(question.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(screen.queryByText('Chrome, Android')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Kode pemulihan' })).toBeNull();
});

test('[W50] a passkey gets a name, which its owner then reads everywhere', async () => {
  let name: string | null = null;
  const replies = [
    { code: 422, message: 'Periksa', data: { name: ['Maksimal 40 karakter'] } },
    { code: 200, message: 'Nama passkey disimpan' },
  ];
  const page = await open({
    'GET /auth/factors': () => ({ code: 200, data: { ...none, passkeys: [{ ...passkey, name }] } }),
    'POST /auth/passkey/rename': () => {
      if (replies.length === 1) name = 'Ponsel kantor';
      return replies.shift();
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Ganti nama passkey Chrome, Android' }));
  const field = screen.getByRole('textbox', { name: /^Nama passkey/ });
  expect(field).toHaveProperty('value', 'Chrome, Android');
  await page.person.clear(field);
  await page.person.type(field, 'Ponsel kantor');
  await page.person.click(screen.getByRole('button', { name: 'Simpan nama' }));
  expect(await screen.findByText('Maksimal 40 karakter')).toBeTruthy();
  await expectAccessible(page.container);
  await page.person.click(screen.getByRole('button', { name: 'Simpan nama' }));
  expect(await screen.findByRole('button', { name: 'Hapus passkey Ponsel kantor' })).toBeTruthy();
  expect(page.arrived.filter(({ call }) => call === 'POST /auth/passkey/rename').at(-1)?.body).toEqual({
    passkey_id: 7,
    name: 'Ponsel kantor',
  });
});

test('[W50] a question that the owner closes says nothing; another failure is said, in English too', async () => {
  create.mockRejectedValueOnce(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
  create.mockRejectedValueOnce(Object.assign(new Error('broken'), { name: 'UnknownError' }));
  const page = await open(
    {
      'GET /auth/factors': { code: 200, data: none },
      'POST /auth/passkey/begin': { code: 200, data: options },
    },
    'en',
  );
  const add = await screen.findByRole('button', { name: 'Add a passkey' });
  await page.person.click(add);
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  await page.person.click(add);
  await waitFor(() => expect(page.toasts()).toEqual(['This device could not make a passkey']));
});

test('[W50] a browser without passkeys sees nothing of them', async () => {
  vi.unstubAllGlobals();
  await open({ 'GET /auth/factors': { code: 200, data: none } });
  await screen.findByRole('heading', { name: 'Aplikasi autentikator' });
  expect(screen.queryByText('Passkey')).toBeNull();
});
