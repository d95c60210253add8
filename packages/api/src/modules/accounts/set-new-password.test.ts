import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../platform/clock.ts';
import { openTestServer, type TestResponse, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser, testPassword } from '../../testing/users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const email = 'budi@example.test';
const forget = (address = email) => market.call('/auth/forget', { body: { email: address } });
const grantOf = (answer: TestResponse) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith('pasar_reset=')) ?? '';
const cookieOf = (answer: TestResponse) => grantOf(answer).split(';')[0] ?? '';
const recover = async () => {
  await forget();
  const code = await market.newestCode(email);
  return market.call('/auth/verification', { body: { email, code } });
};
const setPassword = (cookie: string, password = 'sandi yang baru') =>
  market.call('/sauth/newpassword', {
    body: { password, password_confirmation: password },
    headers: { cookie },
  });
const logIn = async (password: string) =>
  (await market.call('/auth/login', { body: { email, password } })).status;

describe('recovering a password', () => {
  test('the reset responds identically for known and unknown addresses [S8]', { tags: 'slow' }, async () => {
    await createSignedInUser(market, { email });
    const known = await forget();
    const unknown = await forget('siapa@example.test');
    expect(known).toMatchObject({
      code: 200,
      data: { code: 'sent', wait: 60 },
      message: 'Jika e-mail terdaftar, kode OTP telah dikirim',
    });
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    const shape = ({ headers }: TestResponse) =>
      (headers.get('set-cookie') ?? '').replace(/=[\w-]{43};/, '=…;');
    expect(shape(unknown)).toBe(shape(known));
    const soon = [await forget(), await forget('siapa@example.test')];
    expect(soon[0]).toMatchObject({ status: 429, data: { code: 'cooling', wait: 60 } });
    expect({ ...soon[1], headers: null }).toEqual({ ...soon[0], headers: null });
    expect(await market.letters('siapa@example.test')).toEqual([]);
    expect(await market.letters(email)).toHaveLength(1);
  });

  test('the code gives a grant for ten minutes, out of reach of scripts and of other calls [S2]', {
    tags: 'slow',
  }, async () => {
    await createSignedInUser(market, { email });
    const verified = await recover();
    expect(verified.data).toEqual({ to: 'reset-password', sign_in: null });
    const cookie = grantOf(verified);
    for (const part of ['Path=/api/sauth/newpassword', 'HttpOnly', 'SameSite=Strict', 'Max-Age=600']) {
      expect(cookie).toContain(part);
    }
    const secret = cookieOf(verified).split('=')[1] ?? '';
    expect((await market.call('/auth/session', { token: secret })).status).toBe(401);
    expect((await market.call('/auth/session', { headers: { cookie: cookieOf(verified) } })).status).toBe(
      401,
    );
    const rows = await market.database.db.selectFrom('reset_grants').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('the new password works, the old one and every session end, and the owner is notified', async () => {
    const { token } = await createSignedInUser(market, { email });
    const verified = await recover();
    const done = await setPassword(cookieOf(verified));
    expect(done).toMatchObject({ code: 200, message: 'Kata sandi sudah diganti. Silakan masuk.' });
    expect(done.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await market.call('/auth/session', { token })).status).toBe(401);
    expect(await logIn(testPassword)).toBe(401);
    expect((await market.letters(email))[0]?.subject).toBe('Kata sandi Pasar kamu sudah diganti');
    expect(await logIn('sandi yang baru')).toBe(200);
  });

  test('a grant works once, even when it is used twice at once', { tags: 'slow' }, async () => {
    await createSignedInUser(market, { email });
    const cookie = cookieOf(await recover());
    const answers = await Promise.all([setPassword(cookie), setPassword(cookie, 'lain lagi 99')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await setPassword(cookie)).message).toBe(
      'Waktu untuk mengganti kata sandi sudah habis. Minta kode baru.',
    );
  });

  test('a grant is worthless after ten minutes, and nothing else opens the call', {
    tags: 'slow',
  }, async () => {
    const { token } = await createSignedInUser(market, { email });
    const cookie = cookieOf(await recover());
    market.clock.advance(10 * minute);
    expect((await setPassword(cookie)).status).toBe(401);
    for (const other of ['', 'pasar_reset=', 'pasar_reset=guessed', `pasar_reset=${token}`]) {
      expect((await setPassword(other)).status).toBe(401);
    }
    const signedInOnly = await market.call('/sauth/newpassword', {
      body: { password: 'sandi yang baru', password_confirmation: 'sandi yang baru' },
      token,
    });
    expect(signedInOnly.status).toBe(401);
    expect(await logIn(testPassword)).toBe(200);
  });

  test('a rejected password leaves the grant usable', async () => {
    await createSignedInUser(market, { email });
    const cookie = cookieOf(await recover());
    expect((await setPassword(cookie, 'pendek')).status).toBe(422);
    expect((await setPassword(cookie)).status).toBe(200);
  });

  test('the holder of the code owns the address: an unverified account is verified', {
    tags: 'slow',
  }, async () => {
    const password = 'kopi tubruk';
    await market.call('/auth/register', { body: { email, password, password_confirmation: password } });
    market.clock.advance(minute);
    await setPassword(cookieOf(await recover()));
    expect(await logIn('sandi yang baru')).toBe(200);
  });
});
