import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addTotp, totpCode } from '../../../testing/totp.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';
import { openOrderFixture } from '../../orders/testing/order-fixture.ts';

let market: TestServer;
let people = 0;
let budi: Awaited<ReturnType<typeof createSignedInUser>>;
beforeAll(async () => {
  market = await openTestServer({ codesPerAddress: 1_000, failuresPerAddress: 1_000 });
});
beforeEach(async () => {
  people += 1;
  budi = await createSignedInUser(market, { email: `budi.${people}@example.test`, phone: '081200000001' });
});
afterAll(() => market.close());

const bank = { bank_id: 4, rekening: '1234567890', atas_nama: 'Budi Santoso' };
const withdrawal = (amount = 50_000) => ({ ...bank, amount, password: testPassword });
/** As a browser without the dialog sends it. */
const raw = (path: string, body: object = {}, token = budi.token) =>
  market.call(path, { token, body, confirms: false });
const withdraw = (amount?: number, token?: string) => raw('/wallet/withdraw', withdrawal(amount), token);
const askCode = (action: string, amount?: number, token?: string) =>
  raw('/auth/step-up/code', { action, ...(amount ? { amount } : {}) }, token);
const confirm = (action: string, code: string, more: object = {}, token?: string) =>
  raw('/auth/step-up', { action, method: 'code', code, ...more }, token);
/** A call that passed the gate and failed later, for there is no money. */
const passed = { status: 409 };
const refused = (action: string, more: object = {}) => ({
  status: 403,
  data: { reason: 'step_up', action, ...more },
});
const logIn = async () => {
  const { data } = await market.call('/auth/login', { body: { email: budi.email, password: testPassword } });
  return data.jwt_token as string;
};
const byMail = async (action: string, amount?: number, more: object = {}) => {
  await askCode(action, amount);
  return confirm(action, await market.newestCode(budi.email), more);
};

describe('who knows the password alone [W52]', () => {
  test('withdraws nothing, changes nothing and removes no factor', { tags: 'slow' }, async () => {
    const token = await logIn();
    expect(await withdraw(50_000, token)).toMatchObject(
      refused('withdrawal', { methods: ['code'], password: false, amount: 50_000 }),
    );
    const password = testPassword;
    expect(await raw('/auth/email', { email: 'maling@example.test', password }, token)).toMatchObject(
      refused('email', { methods: ['code'] }),
    );
    expect(await raw('/auth/phone', { phone: '081299999999', password }, token)).toMatchObject(
      refused('phone'),
    );
    const bio = { fullname: 'Budi Santoso', birthday: '1990-08-17', gender: 'male', phone: '081299999999' };
    expect(await raw('/buyer/dashboard/bio', { ...bio, password }, token)).toMatchObject(refused('phone'));
    const next = { password: 'sandi pencuri', password_confirmation: 'sandi pencuri' };
    expect(await raw('/auth/password', { current_password: password, ...next }, token)).toMatchObject(
      refused('password'),
    );
    for (const path of ['/auth/totp/begin', '/auth/totp/remove', '/auth/recovery'])
      expect(await raw(path, {}, token)).toMatchObject(
        refused('factors', { methods: ['code'], password: true, amount: null }),
      );
    const { data } = await market.call('/auth/session', { token: budi.token });
    expect(data.user).toMatchObject({ email: budi.email, phone: '081200000001' });
    expect(await market.letters('maling@example.test')).toEqual([]);
  });

  test('gets no copy of the data, deletes no account, and opens no store to others', async () => {
    const token = await logIn();
    for (const [path, action] of [
      ['/privacy/export', 'export'],
      ['/privacy/export/link', 'export'],
      ['/privacy/delete', 'deletion'],
    ] as const)
      expect(await raw(path, {}, token)).toMatchObject(
        refused(action, { methods: ['code'], password: true }),
      );
    const { seller } = await openOrderFixture(market);
    const M = '/merchant/dashboard';
    const key = { name: 'Gudang', scopes: ['orders:read'], expires_in_days: 30 };
    const hook = { url: 'https://gudang.example.com/pasar', events: ['order.*'] };
    for (const [path, body, action] of [
      [`${M}/developer/keys`, key, 'keys'],
      [`${M}/developer/webhooks`, hook, 'webhooks'],
      [`${M}/developer/webhooks/rotate`, { webhook_id: 1 }, 'webhooks'],
      [`${M}/staff/invite`, { email: 'maling@example.test', roles: ['finance'] }, 'staff'],
      [`${M}/staff/edit`, { user_id: 1, version: 1, roles: ['finance'] }, 'staff'],
      [`${M}/staff/remove`, { user_id: 1, version: 1 }, 'staff'],
    ] as const)
      expect([path, await raw(path, body, seller.token)]).toMatchObject([path, refused(action)]);
    expect(await market.letters('maling@example.test')).toEqual([]);
  });

  test('a wrong password is reported before anything else is asked', async () => {
    expect((await raw('/wallet/withdraw', { ...withdrawal(), password: 'salah' })).data).toEqual({
      password: ['Kata sandi salah'],
    });
    expect((await raw('/auth/phone', { phone: '081299999999', password: 'salah' })).status).toBe(422);
  });
});

describe('a mailed code [W52]', () => {
  test('names action and amount, and confirms them for ten minutes of this session', async () => {
    expect(await askCode('withdrawal', 50_000)).toMatchObject({
      status: 200,
      message: 'Kode konfirmasi sudah kami kirim ke e-mailmu',
      data: { code: 'sent', wait: 60, email: 'b***@example.test' },
    });
    const [letter] = await market.letters(budi.email);
    expect(letter?.subject).toBe('Kode konfirmasi Pasar');
    expect(letter?.text).toContain('kode untuk menarik Rp50.000 dari saldo Pasar kamu');
    expect(letter?.text).toContain('orang lain sedang memakai akunmu');
    const done = await confirm('withdrawal', await market.newestCode(budi.email));
    expect(done).toMatchObject({ status: 200 });
    expect(await withdraw()).toMatchObject(passed);
    market.clock.advance(9 * minute);
    expect(await withdraw()).toMatchObject(passed);
    expect((await withdraw(50_000, await logIn())).status).toBe(403);
    expect((await raw('/auth/totp/begin')).status).toBe(403);
    market.clock.advance(minute);
    expect((await withdraw()).status).toBe(403);
  });

  test('covers no more than the amount that it named', async () => {
    await byMail('withdrawal', 50_000);
    expect(await withdraw(40_000)).toMatchObject(passed);
    expect(await withdraw(50_001)).toMatchObject(refused('withdrawal', { amount: 50_001 }));
    expect((await askCode('withdrawal')).status).toBe(422);
  });

  test('is worth nothing for another action, another session or another account', async () => {
    await askCode('phone');
    const code = await market.newestCode(budi.email);
    expect((await confirm('email', code)).status).toBe(422);
    const sari = await createSignedInUser(market, { email: `sari.${people}@example.test` });
    expect((await confirm('phone', code, {}, sari.token)).status).toBe(422);
    expect((await market.call('/auth/verification', { body: { email: budi.email, code } })).status).toBe(422);
    expect((await confirm('phone', code)).status).toBe(200);
    expect((await confirm('phone', code)).status).toBe(422);
  });

  test('comes with the password where the call has none', async () => {
    await askCode('factors');
    const code = await market.newestCode(budi.email);
    expect((await confirm('factors', code)).data).toEqual({ password: ['Kata sandi wajib diisi'] });
    expect((await confirm('factors', code, { password: 'salah' })).data).toEqual({
      password: ['Kata sandi salah'],
    });
    expect((await confirm('factors', code, { password: testPassword })).status).toBe(200);
    expect((await raw('/auth/totp/begin')).status).toBe(200);
  });

  test('is enough alone where the account has no password', async () => {
    await market.database.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', budi.id)
      .execute();
    expect(await raw('/auth/totp/begin')).toMatchObject(refused('factors', { password: false }));
    expect((await byMail('factors')).status).toBe(200);
    expect((await raw('/auth/totp/begin')).status).toBe(200);
  });

  test('is void after five wrong ones, however many come at once [S3]', async () => {
    await askCode('bank');
    const code = await market.newestCode(budi.email);
    const wrong = code === '000000' ? '111111' : '000000';
    await Promise.all(Array.from({ length: 20 }, () => confirm('bank', wrong)));
    expect((await confirm('bank', code)).status).toBe(422);
  });

  test('comes a minute apart for each action, and other codes do not hold it up', async () => {
    await market.call('/auth/forget', { body: { email: budi.email } });
    expect((await askCode('bank')).data).toMatchObject({ code: 'sent' });
    expect((await askCode('bank')).data).toMatchObject({ code: 'cooling', wait: 60 });
    expect((await askCode('phone')).data).toMatchObject({ code: 'sent' });
  });

  test('names every action in both languages', async () => {
    for (const [action, id] of [
      ['bank', 'mengganti rekening bank tokomu'],
      ['deletion', 'menghapus akun Pasar kamu'],
    ] as const) {
      await askCode(action);
      expect((await market.letters(budi.email))[0]?.text).toContain(`kode untuk ${id}:`);
    }
    const headers = { 'accept-language': 'en' };
    await market.call('/auth/step-up/code', { token: budi.token, body: { action: 'keys' }, headers });
    expect((await market.letters(budi.email))[0]?.text).toContain("code to manage your store's API keys:");
  });
});

describe('with an authenticator app [W51] [W52]', () => {
  const app = async () => {
    const { secret, recovery } = await addTotp(market, budi.token);
    await market.database.db.deleteFrom('step_ups').execute();
    return { codeNow: () => totpCode(market, secret), recovery };
  };

  test('its code confirms, and a mailed one no longer does', async () => {
    const { codeNow } = await app();
    expect(await withdraw()).toMatchObject(refused('withdrawal', { methods: ['totp'], password: false }));
    expect((await askCode('withdrawal', 50_000)).status).toBe(403);
    expect((await confirm('withdrawal', '123456')).status).toBe(403);
    const code = codeNow();
    expect((await confirm('withdrawal', code, { method: 'totp' })).status).toBe(200);
    expect(await withdraw()).toMatchObject(passed);
    expect((await confirm('factors', code, { method: 'totp' })).status).toBe(422);
    expect((await raw('/auth/totp/remove')).status).toBe(403);
  });

  test('a recovery code confirms where the app is lost, so that it can be removed', async () => {
    const { recovery } = await app();
    expect((await confirm('factors', recovery[0] ?? '', { method: 'totp' })).status).toBe(200);
    expect((await raw('/auth/totp/remove')).status).toBe(200);
  });

  test('guesses wait [S7]', async () => {
    const { codeNow } = await app();
    for (let n = 0; n < 5; n++)
      expect((await confirm('withdrawal', 'AAAAA-AAAAA', { method: 'totp' })).status).toBe(422);
    expect((await confirm('withdrawal', codeNow(), { method: 'totp' })).status).toBe(429);
  });
});
