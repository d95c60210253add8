import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute, second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addTotp, totpCode } from '../../../testing/totp.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';

let market: TestServer;
let people = 0;
let budi: Awaited<ReturnType<typeof createSignedInUser>>;
beforeAll(async () => {
  market = await openTestServer({ codesPerAddress: 1_000, failuresPerAddress: 1_000 });
});
beforeEach(async () => {
  people += 1;
  budi = await createSignedInUser(market, { email: `budi.${people}@example.test` });
});
afterAll(() => market.close());

const call = (path: string, body: object | undefined = {}, token = budi.token, headers = {}) =>
  market.call(path, { token, body, headers });
const status = async () => (await market.call('/auth/factors', { token: budi.token })).data;
const codeOf = (secret: string, later = 0) => totpCode(market, secret, later);
const wrongFor = (secret: string) => {
  const near = [-60, -30, 0, 30, 60].map((seconds) => codeOf(secret, seconds * second));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
};

const setUp = () => addTotp(market, budi.token);
const logIn = (headers = {}) =>
  market.call('/auth/login', { body: { email: budi.email, password: testPassword }, headers });
const finish = (pendingLogin: string, code: string, headers = {}) =>
  market.call('/auth/login/second', { body: { pending_login: pendingLogin, code }, headers });

describe('an authenticator app [W51]', () => {
  test('counts once a code has confirmed it, and gives ten recovery codes', async () => {
    expect(await status()).toEqual({
      has_password: true,
      passkeys: [],
      totp_since: null,
      recovery_codes_left: 0,
    });
    const { data } = await call('/auth/totp/begin');
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Pasar:budi.+secret=.+digits=6.+period=30/);
    expect((await logIn()).status).toBe(200);
    expect((await call('/auth/totp/confirm', { code: wrongFor(data.secret) })).data).toEqual({
      code: ['Kode salah atau sudah dipakai. Tunggu kode berikutnya di aplikasimu.'],
    });
    const done = await call('/auth/totp/confirm', { code: codeOf(data.secret) });
    expect(done).toMatchObject({ status: 200, message: 'Aplikasi autentikator aktif' });
    expect(new Set(done.data.recovery_codes).size).toBe(10);
    for (const code of done.data.recovery_codes) expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(await status()).toEqual({
      has_password: true,
      passkeys: [],
      totp_since: market.clock.now().toISOString(),
      recovery_codes_left: 10,
    });
    expect((await call('/auth/totp/begin')).status).toBe(409);
    expect((await market.letters(budi.email))[0]?.subject).toBe(
      'Aplikasi autentikator aktif di akun Pasar kamu',
    );
  });

  test('stores neither secret nor recovery codes as they are [S4]', async () => {
    const { secret, recovery } = await setUp();
    const rows = JSON.stringify([
      await market.database.db.selectFrom('totp').selectAll().execute(),
      await market.database.db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    for (const kept of [secret, ...recovery]) expect(rows).not.toContain(kept);
    for (const kept of [secret, ...recovery]) expect(market.logLines.join('')).not.toContain(kept);
  });

  test('is removed with its recovery codes; the login is as before', async () => {
    await setUp();
    expect(await call('/auth/totp/remove')).toMatchObject({ message: 'Aplikasi autentikator dihapus' });
    expect(await status()).toMatchObject({ totp_since: null, recovery_codes_left: 0 });
    expect((await logIn()).status).toBe(200);
    expect((await call('/auth/totp/remove')).status).toBe(409);
  });

  test('new recovery codes void the old ones', async () => {
    const { recovery } = await setUp();
    const { data } = await call('/auth/recovery');
    const { pending_login: pendingLogin } = (await logIn()).data;
    expect((await finish(pendingLogin, recovery[0] ?? '')).status).toBe(422);
    expect((await finish(pendingLogin, data.recovery_codes[0])).status).toBe(200);
  });

  test('nothing of it is open to visitors', async () => {
    for (const path of ['/auth/totp/begin', '/auth/totp/confirm', '/auth/totp/remove', '/auth/recovery'])
      expect((await market.call(path, { body: { code: '123456' } })).status).toBe(401);
  });
});

describe('a login with a second factor [W51]', () => {
  test('asks for it with a pending login, opens no session before, and then answers like login', async () => {
    const { secret } = await setUp();
    const asked = await logIn();
    expect(asked).toMatchObject({
      status: 403,
      message: 'Satu langkah lagi: konfirmasi bahwa ini kamu',
      data: { reason: 'second_factor', pending_login: expect.any(String) },
    });
    expect(JSON.stringify(asked.data)).not.toContain('jwt');
    const done = await finish(asked.data.pending_login, codeOf(secret));
    expect(done).toMatchObject({ status: 200, data: { user: { id: budi.id } } });
    expect((await market.call('/auth/session', { token: done.data.jwt_token })).status).toBe(200);
  });

  test('remembers for two days when the login asked for it [S12]', async () => {
    const { secret } = await setUp();
    const body = { email: budi.email, password: testPassword, remember: true };
    const { pending_login: pendingLogin } = (await market.call('/auth/login', { body })).data;
    const { jwt_token: token } = (await finish(pendingLogin, codeOf(secret))).data;
    const { data } = await market.call('/auth/session', { token });
    expect(new Date(data.expires_at).getTime() - market.clock.now().getTime()).toBe(2 * 24 * 60 * minute);
  });

  test('a code of the step before or after counts, none of farther away', async () => {
    const { secret } = await setUp();
    market.clock.advance(10 * minute);
    const { pending_login: pendingLogin } = (await logIn()).data;
    expect((await finish(pendingLogin, codeOf(secret, -60 * second))).status).toBe(422);
    expect((await finish(pendingLogin, codeOf(secret, 60 * second))).status).toBe(422);
    expect((await finish(pendingLogin, codeOf(secret, 30 * second))).status).toBe(200);
  });

  test('no step counts twice: a code that was seen is worth nothing', async () => {
    const { secret } = await setUp();
    const code = codeOf(secret);
    const [first, other] = [(await logIn()).data.pending_login, (await logIn()).data.pending_login];
    expect((await finish(first, code)).status).toBe(200);
    expect((await finish(other, code)).data).toEqual({
      code: ['Kode salah atau sudah dipakai. Tunggu kode berikutnya di aplikasimu.'],
    });
    market.clock.advance(30 * second);
    expect((await finish(other, codeOf(secret))).status).toBe(200);
  });

  test('in two tabs at once the same code opens one session, however often it is tried', {
    tags: 'slow',
  }, async () => {
    const { secret } = await setUp();
    for (let round = 0; round < 12; round++) {
      const pendingLogins = [(await logIn()).data.pending_login, (await logIn()).data.pending_login];
      const code = codeOf(secret);
      const answers = await Promise.all(pendingLogins.map((pendingLogin) => finish(pendingLogin, code)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      market.clock.advance(minute);
    }
  });

  test('a recovery code replaces the app once, however it is written', async () => {
    const { recovery } = await setUp();
    const [code = ''] = recovery;
    const [first, other] = [(await logIn()).data.pending_login, (await logIn()).data.pending_login];
    expect((await finish(first, ` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await finish(other, code)).status).toBe(422);
    expect((await status()).recovery_codes_left).toBe(9);
  });

  test('a pending login ends after five minutes, and after its use', async () => {
    const { secret } = await setUp();
    const { pending_login: pendingLogin } = (await logIn()).data;
    market.clock.advance(5 * minute);
    expect(await finish(pendingLogin, codeOf(secret))).toMatchObject({
      status: 401,
      message: 'Waktu untuk mengisi kode sudah habis. Silakan masuk lagi.',
    });
    const { pending_login: next } = (await logIn()).data;
    expect((await finish(next, codeOf(secret))).status).toBe(200);
    market.clock.advance(30 * second);
    expect((await finish(next, codeOf(secret))).status).toBe(401);
    expect((await finish('no-login', codeOf(secret))).status).toBe(401);
  });

  test('guesses wait as those of a login do, for the right code too [S7]', async () => {
    const { secret } = await setUp();
    const wrong = wrongFor(secret);
    const { pending_login: pendingLogin } = (await logIn()).data;
    const answers = await Promise.all(Array.from({ length: 12 }, () => finish(pendingLogin, wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect((await finish(pendingLogin, codeOf(secret))).status).toBe(429);
    market.clock.advance(30 * second);
    expect((await finish(pendingLogin, codeOf(secret))).status).toBe(200);
  });

  test('guesses of a thief do not hold up the browser of the owner [W54]', async () => {
    const cookie = `pasar_device=${'a'.repeat(43)}`;
    await logIn({ cookie });
    const { secret } = await setUp();
    const { pending_login: stolen } = (await logIn()).data;
    for (let n = 0; n < 8; n++) await finish(stolen, wrongFor(secret));
    const { pending_login: pendingLogin } = (await logIn({ cookie })).data;
    expect((await finish(pendingLogin, codeOf(secret), { cookie })).status).toBe(200);
  });

  test('a code for a verified address opens no session without it', async () => {
    const { secret } = await setUp();
    await market.call('/auth/verification/resend', { body: { email: budi.email, to: 'auth-setup' } });
    const code = await market.newestCode(budi.email);
    const asked = await market.call('/auth/verification', { body: { email: budi.email, code } });
    expect(asked).toMatchObject({ status: 403, data: { reason: 'second_factor' } });
    expect((await finish(asked.data.pending_login, codeOf(secret))).status).toBe(200);
  });
});
