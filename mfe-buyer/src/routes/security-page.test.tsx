import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { buildPage, openSession } from '../testing/envelopes.ts';
import { bio, sari } from '../testing/sari.ts';

const sessions = 'GET /auth/sessions';
const events = 'GET /auth/events';
const password = 'POST /auth/password';
const email = 'POST /auth/email';
const confirm = 'POST /auth/email/confirm';
const phone = 'POST /auth/phone';
const revoke = 'POST /auth/sessions/revoke';

const factors = 'GET /auth/factors';
const noFactor = { has_password: true, passkeys: [], totp_since: null, recovery_codes_left: 0 };

const market: FakeResponses = {
  [factors]: { code: 200, data: noFactor },
  'GET /buyer/dashboard/bio': { code: 200, data: bio },
  [events]: buildPage([
    { id: 2, event: 'password-changed', at: '2026-11-21T03:00:00Z', count: 1, network: '203.0.113.7' },
    { id: 1, event: 'factor-rejected', at: '2026-11-20T03:00:00Z', count: 3, network: '2001:db8::/64' },
  ]),
  [sessions]: buildPage([
    openSession(1, { current: true, browser: 'Firefox', system: 'Linux' }),
    openSession(2),
  ]),
};
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(slice, '/account/security', { ...market, ...replies }, { locale, user: sari });
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('[W57] what happened to the account', () => {
  test('is named with its time, its network and how often', { tags: 'slow' }, async () => {
    await open();
    const rows = part('Riwayat keamanan').getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Kata sandi diganti21 November 2026.*dari 203\.0\.113\.7$/),
      expect.stringMatching(/^Langkah kedua gagal20 November 2026.*dari 2001:db8::\/64 · 3 kali$/),
    ]);
  });

  test('fails alone', { tags: 'slow' }, async () => {
    await open({ [events]: { code: 500, message: 'Ada gangguan', data: null } });
    expect(await screen.findByText('Riwayat keamanan gagal terhubung ke server')).toBeTruthy();
    expect(part('Kata sandi')).toBeTruthy();
  });
});

describe('[S42] the password', () => {
  test('is changed with the one of now; the form goes', { tags: 'slow' }, async () => {
    const page = await open({ [password]: { code: 200, message: 'Kata sandi sudah diganti', data: null } });
    const card = part('Kata sandi');
    await page.person.click(card.getByRole('button', { name: 'Ganti' }));
    await page.person.type(card.getByLabelText('Kata sandi sekarang'), 'pasar1234');
    await page.person.type(card.getByLabelText('Kata sandi baru'), 'kopi tubruk');
    await page.person.type(card.getByLabelText('Ulangi kata sandi baru'), 'kopi tubru');
    await page.person.click(card.getByRole('button', { name: 'Ganti kata sandi' }));
    expect(card.getByText('Konfirmasi kata sandi tidak sama dengan kata sandi')).toBeTruthy();
    await page.person.type(card.getByLabelText('Ulangi kata sandi baru'), 'k');
    await page.person.click(card.getByRole('button', { name: 'Ganti kata sandi' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Kata sandi sudah diganti']));
    expect(card.queryByLabelText('Kata sandi sekarang')).toBeNull();
    expect(page.arrived.find(({ call }) => call === password)?.body).toEqual({
      current_password: 'pasar1234',
      password: 'kopi tubruk',
      password_confirmation: 'kopi tubruk',
    });
  });

  test('a wrong one is reported at its field', { tags: 'slow' }, async () => {
    const page = await open({
      [password]: {
        code: 422,
        message: 'Kata sandi salah',
        data: { current_password: ['Kata sandi salah'] },
      },
    });
    const card = part('Kata sandi');
    await page.person.click(card.getByRole('button', { name: 'Ganti' }));
    for (const [label, text] of [
      ['Kata sandi sekarang', 'tebakan'],
      ['Kata sandi baru', 'kopi tubruk'],
      ['Ulangi kata sandi baru', 'kopi tubruk'],
    ] as const)
      await page.person.type(card.getByLabelText(label), text);
    await page.person.click(card.getByRole('button', { name: 'Ganti kata sandi' }));
    expect(await card.findByText('Kata sandi salah')).toBeTruthy();
  });
});

test('[S42] another email is requested with the password and confirmed with the code it got', {
  tags: 'slow',
}, async () => {
  let now = bio;
  const page = await open({
    'GET /buyer/dashboard/bio': () => ({ code: 200, data: now }),
    [email]: { code: 200, message: 'Kode terkirim', data: { email: 'baru@example.test', wait: 60 } },
    [confirm]: ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        return { code: 422, message: 'Kode salah', data: { code: ['Kode salah'] } };
      now = { ...bio, email: 'baru@example.test' };
      return { code: 200, message: 'E-mail diganti', data: { user: { id: 1, ...sari, email: now.email } } };
    },
  });
  const card = part('E-mail');
  await page.person.click(card.getByRole('button', { name: 'Ganti' }));
  await page.person.type(card.getByLabelText('E-mail baru'), 'baru@example.test');
  await page.person.type(card.getByLabelText('Kata sandi Pasar'), 'pasar1234');
  await page.person.click(card.getByRole('button', { name: 'Kirim kode' }));
  expect(await card.findByText(/terkirim ke baru@example.test/)).toBeTruthy();
  expect(card.getByText(/Kirim ulang dalam \d+ detik/)).toBeTruthy();
  await page.person.keyboard('999999');
  await page.person.click(card.getByRole('button', { name: 'Ganti e-mail' }));
  expect(await card.findByText('Kode salah')).toBeTruthy();
  await page.person.keyboard('123456');
  await page.person.click(card.getByRole('button', { name: 'Ganti e-mail' }));
  expect(await card.findByText('baru@example.test')).toBeTruthy();
  expect(page.kit.session.getState().user?.email).toBe('baru@example.test');
});

test('[S42] another phone number needs the password and reaches the session', async () => {
  const page = await open(
    {
      [phone]: {
        code: 200,
        message: 'Phone number changed',
        data: { user: { id: 1, ...sari, phone: '08777000111' } },
      },
    },
    'en',
  );
  const card = part('Phone number');
  await page.person.click(card.getByRole('button', { name: 'Change' }));
  await page.person.type(card.getByLabelText('New phone number'), '+62 8777-000-111');
  await page.person.click(card.getByRole('button', { name: 'Change the number' }));
  expect(card.getByText('Password is required')).toBeTruthy();
  await page.person.type(card.getByLabelText('Pasar password'), 'pasar1234');
  await page.person.click(card.getByRole('button', { name: 'Change the number' }));
  await waitFor(() => expect(page.toasts()).toEqual(['Phone number changed']));
  expect(page.arrived.find(({ call }) => call === phone)?.body).toEqual({
    phone: '08777000111',
    password: 'pasar1234',
  });
  expect(page.kit.session.getState().user?.phone).toBe('08777000111');
});

describe('[S11] where the account is open', () => {
  test('this place is named and stays; another one is closed after a question', async () => {
    let rows = [openSession(1, { current: true, browser: null, system: null }), openSession(2)];
    const page = await open({
      [sessions]: () => buildPage(rows),
      [revoke]: () => {
        rows = rows.slice(0, 1);
        return { code: 200, message: 'Perangkat itu sudah dikeluarkan', data: null };
      },
    });
    expect(screen.getByText('Perangkat ini')).toBeTruthy();
    await page.person.click(screen.getByRole('button', { name: 'Keluarkan Chrome, Android' }));
    const question = within(await screen.findByRole('dialog'));
    await page.person.click(question.getByRole('button', { name: 'Keluarkan' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Perangkat itu sudah dikeluarkan']));
    await waitFor(() => expect(screen.queryByText('Chrome, Android')).toBeNull());
    expect(page.arrived.find(({ call }) => call === revoke)?.body).toEqual({ session_id: 2 });
    expect(screen.queryByRole('button', { name: 'Keluarkan semua yang lain' })).toBeNull();
  });

  test('[ERR-01] a list that does not come leaves the forms', async () => {
    await open({ [sessions]: { code: 503, message: '' } }, 'en');
    expect(screen.getByText('Where you are logged in Error Connection To Server')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Password' })).toBeTruthy();
  });
});

const asksCode = {
  code: 403,
  message: 'Konfirmasi dulu bahwa ini kamu',
  data: { reason: 'step_up', action: 'factors', methods: ['code'], password: true, amount: null },
};
const codes = Array.from({ length: 10 }, (_, n) => `AAAA${n}-BBBB${n}`);

describe('[W51] [W52] the authenticator app', () => {
  test('is set up after password and mailed code, confirmed by its code, and shows its recovery codes', {
    tags: 'slow',
  }, async () => {
    let confirmed = false;
    let now = noFactor as object;
    const page = await open({
      [factors]: () => ({ code: 200, data: now }),
      'POST /auth/totp/begin': () =>
        confirmed
          ? {
              code: 200,
              data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Pasar:sari?secret=JBSWY3DPEHPK3PXP' },
            }
          : asksCode,
      'POST /auth/step-up/code': { code: 200, data: { code: 'sent', wait: 60, email: 's***@example.test' } },
      'POST /auth/step-up': ({ body }) => {
        if ((body as { password: string }).password !== 'pasar1234')
          return { code: 422, message: 'Kata sandi salah', data: { password: ['Kata sandi salah'] } };
        confirmed = true;
        return { code: 200, data: { until: '2026-12-01T00:10:00.000Z' } };
      },
      'POST /auth/totp/confirm': () => {
        now = { ...noFactor, totp_since: '2026-12-01T00:00:00.000Z', recovery_codes_left: 10 };
        return { code: 200, message: 'Aplikasi autentikator aktif', data: { recovery_codes: codes } };
      },
    });
    const card = part('Aplikasi autentikator');
    await page.person.click(card.getByRole('button', { name: 'Aktifkan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Konfirmasi ini kamu' }));
    expect(await dialog.findByText('Kode 6 angka kami kirim ke s***@example.test.')).toBeTruthy();
    await page.person.type(dialog.getByLabelText('Angka ke-1'), '123456');
    await page.person.type(dialog.getByLabelText('Kata sandi Pasar'), 'salah');
    await page.person.click(dialog.getByRole('button', { name: 'Konfirmasi' }));
    expect(await dialog.findByText('Kata sandi salah')).toBeTruthy();
    await page.person.clear(dialog.getByLabelText('Kata sandi Pasar'));
    await page.person.type(dialog.getByLabelText('Kata sandi Pasar'), 'pasar1234');
    await page.person.click(dialog.getByRole('button', { name: 'Konfirmasi' }));
    expect(await card.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await page.person.type(card.getByLabelText('Angka ke-1'), '654321');
    await page.person.click(card.getAllByRole('button', { name: 'Aktifkan' }).at(-1) as HTMLElement);
    await waitFor(() => expect(part('Kode pemulihan').getAllByRole('listitem')).toHaveLength(10));
    const recovery = part('Kode pemulihan');
    expect(await recovery.findByText(/Sisa 10 kode/)).toBeTruthy();
    await expectAccessible(page.container);
    await page.person.click(recovery.getByRole('button', { name: 'Sudah saya simpan' }));
    expect(recovery.queryByRole('listitem')).toBeNull();
    expect(card.getByRole('button', { name: 'Hapus' })).toBeTruthy();
  });

  test('a question that is closed changes nothing, and says why', async () => {
    const page = await open({
      'POST /auth/totp/begin': asksCode,
      'POST /auth/step-up/code': { code: 200, data: { code: 'sent', wait: 60, email: 's***@example.test' } },
    });
    await page.person.click(part('Aplikasi autentikator').getByRole('button', { name: 'Aktifkan' }));
    await screen.findByRole('dialog');
    await page.person.keyboard('{Escape}');
    await waitFor(() => expect(page.toasts()).toEqual(['Konfirmasi dulu bahwa ini kamu']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.arrived.filter(({ call }) => call === 'POST /auth/totp/begin')).toHaveLength(1);
  });

  test('with one set up its code confirms, in English too', async () => {
    let confirmed = false;
    const page = await open(
      {
        [factors]: {
          code: 200,
          data: { ...noFactor, totp_since: '2026-12-01T00:00:00.000Z', recovery_codes_left: 3 },
        },
        'POST /auth/totp/remove': () =>
          confirmed
            ? { code: 200, message: 'Authenticator app removed' }
            : { ...asksCode, data: { ...asksCode.data, methods: ['totp'], password: false } },
        'POST /auth/step-up': () => {
          confirmed = true;
          return { code: 200, data: { until: '2026-12-01T00:10:00.000Z' } };
        },
      },
      'en',
    );
    const card = part('Authenticator app');
    await page.person.click(card.getByRole('button', { name: 'Remove' }));
    await page.person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    await page.person.type(dialog.getByLabelText('Authenticator code'), '123456');
    await page.person.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Authenticator app removed']));
    expect(page.arrived.find(({ call }) => call === 'POST /auth/step-up')?.body).toEqual({
      action: 'factors',
      method: 'totp',
      code: '123456',
    });
  });
});

test.each(['id', 'en'] as const)(
  'has no known accessibility fault (%s)',
  { tags: 'slow' },
  async (locale) => {
    const page = await open({}, locale);
    for (const button of screen.getAllByRole('button', { name: locale === 'id' ? 'Ganti' : 'Change' }))
      await page.person.click(button);
    await expectAccessible(page.container);
  },
);
