import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../../platform/clock.ts';
import { writeLastEvents } from '../../../platform/security-events/write-events.ts';
import { addPasskey } from '../../../testing/authenticator.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addTotp } from '../../../testing/totp.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';

let market: TestServer;
let budi: Awaited<ReturnType<typeof createSignedInUser>>;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  budi = await createSignedInUser(market, { email });
});
afterAll(() => market.close());

const email = 'budi@example.test';
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const call = (path: string, body?: object, token = budi.token) =>
  market.call(path, { token, ...(body && { body }) });
const logIn = (headers: Record<string, string> = {}) =>
  market.call('/auth/login', { body: { email, password: testPassword }, headers });
const deviceOf = ({ headers }: Awaited<ReturnType<typeof logIn>>) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('pasar_device='))
    ?.split(';')[0] ?? '';
const notices = async (to = email) => (await market.letters(to)).map(({ subject }) => subject);
const linkIn = async (to: string, subject: string) => {
  const letter = (await market.letters(to)).find((one) => one.subject === subject);
  return /\/not-me\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
};
const changePhone = (phone: string) => call('/auth/phone', { phone, password: testPassword });
const phoneChanged = 'Nomor telepon akun Pasar kamu sudah diganti';
/** A notice with its link. */
const provoke = async () => {
  expect((await changePhone('081234567890')).status).toBe(200);
  expect((await changePhone('081234567891')).status).toBe(200);
  return linkIn(email, phoneChanged);
};
const secure = (token: string) => market.call('/auth/not-me', { body: { token } });

describe('a new device [W57]', () => {
  test('is mailed with its name, once, and the first one is not', async () => {
    // The account of the test has logged in once.
    expect(await notices()).toEqual([]);
    const other = await logIn(firefox);
    const [letter] = await market.letters(email);
    expect(letter?.subject).toBe('Perangkat baru masuk ke akun Pasar kamu');
    expect(letter?.text).toContain('dibuka di Firefox, Linux,');
    await logIn({ cookie: deviceOf(other) });
    expect(await notices()).toHaveLength(1);
  });
});

test('not me: factors that came with the stranger end, older ones stay [W57]', async () => {
  const own = await addPasskey(market, budi.token);
  market.clock.advance(2 * hour);
  const token = await provoke();
  await addPasskey(market, budi.token);
  await addTotp(market, budi.token);
  expect((await secure(token)).status).toBe(200);
  const left = await market.database.db.selectFrom('passkeys').select('credential_id').execute();
  expect(left).toEqual([{ credential_id: own.id }]);
  expect(await market.database.db.selectFrom('totp').selectAll().execute()).toEqual([]);
});

describe('not me [W57]', () => {
  test('ends sessions, known browsers and the password, holds money, and mails a code', {
    tags: 'slow',
  }, async () => {
    await fillWallet(market, budi.id, 200_000);
    const known = deviceOf(await logIn());
    const token = await provoke();
    expect(await secure(token)).toMatchObject({ status: 200, data: { email, code: 'sent' } });
    expect((await call('/auth/session')).status).toBe(401);
    expect((await logIn({ cookie: known })).status).toBe(401);
    expect(await market.database.db.selectFrom('devices').select('id').execute()).toEqual([]);
    const code = await market.newestCode(email);
    const verified = await market.call('/auth/verification', { body: { email, code } });
    expect(verified.data.to).toBe('reset-password');
    const { money_held_until: until } = await market.database.db
      .selectFrom('users')
      .select('money_held_until')
      .executeTakeFirstOrThrow();
    expect(until).toEqual(new Date(market.clock.now().getTime() + day));
  });

  test('ends a login that waits for its second factor, and a reset that was begun', async () => {
    await addTotp(market, budi.token);
    const { pending_login } = (await logIn()).data;
    await market.call('/auth/forget', { body: { email } });
    const code = await market.newestCode(email);
    const verified = await market.call('/auth/verification', { body: { email, code } });
    const cookie = verified.headers.getSetCookie().find((one) => one.startsWith('pasar_reset=')) ?? '';
    await secure(await linkIn(email, 'Aplikasi autentikator aktif di akun Pasar kamu'));
    const body = { password: 'sandi pencuri', password_confirmation: 'sandi pencuri' };
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await market.call('/sauth/newpassword', { body, headers })).status).toBe(401);
    const finished = await market.call('/auth/login/second', { body: { pending_login, code: '000000' } });
    expect(finished.status).toBe(401);
  });

  test('works for a week, and only with the link itself', async () => {
    const token = await provoke();
    const flipped = (token[20] === 'A' ? 'B' : 'A') + token.slice(21);
    for (const forged of [token.slice(1), token.slice(0, 20) + flipped, 'AAAA'])
      expect((await secure(forged)).status).toBe(404);
    market.clock.advance(7 * day - minute);
    expect((await secure(token)).status).toBe(200);
    market.clock.advance(minute);
    expect((await secure(token)).status).toBe(404);
  });

  test('within a minute of another code says when the next one can come', async () => {
    const token = await provoke();
    await market.call('/auth/forget', { body: { email } });
    // That other code may be the stranger's, who has it by now.
    const code = await market.newestCode(email);
    const { data, message } = await secure(token);
    expect(data).toMatchObject({ email, wait: 60 });
    expect(data.code).not.toBe('sent');
    expect((await market.call('/auth/verification', { body: { email, code } })).status).toBe(422);
    expect(message).toContain('60 detik');
    expect((await call('/auth/session')).status).toBe(401);
  });

  test('from the old address after a change tells no new one, and the code goes there', async () => {
    const next = 'pencuri@example.test';
    expect((await call('/auth/email', { email: next, password: testPassword })).status).toBe(200);
    const code = await market.newestCode(next);
    expect((await call('/auth/email/confirm', { email: next, code })).status).toBe(200);
    market.clock.advance(hour);
    const token = await linkIn(email, 'E-mail akun Pasar kamu sudah diganti');
    expect((await secure(token)).data).toMatchObject({ email: null, code: 'sent' });
    expect((await call('/auth/session')).status).toBe(401);
    expect(await notices(next)).toHaveLength(2);
  });
});

describe('the history of an account [W57]', () => {
  test('lists what happened to it, newest first, for 90 days, and of nobody else', async () => {
    await changePhone('081234567890');
    market.clock.advance(minute);
    await changePhone('081234567891');
    market.clock.advance(hour);
    await call('/auth/password', {
      current_password: testPassword,
      password: 'sandi yang baru',
      password_confirmation: 'sandi yang baru',
    });
    await writeLastEvents(market.context());
    const { data, meta } = await call('/auth/events');
    expect(data.map(({ event }: { event: string }) => event)).toEqual([
      'password-changed',
      'phone-changed',
      'login',
    ]);
    expect(meta.total).toBe(3);
    const sari = await createSignedInUser(market, { email: 'sari@example.test' });
    await writeLastEvents(market.context());
    expect((await call('/auth/events', undefined, sari.token)).data).toMatchObject([{ event: 'login' }]);
    market.clock.advance(90 * day - hour);
    const again = await market.call('/auth/login', { body: { email, password: 'sandi yang baru' } });
    const late = await call('/auth/events', undefined, again.data.jwt_token);
    expect(late.data).toMatchObject([{ event: 'password-changed' }]);
    expect((await market.call('/auth/events')).status).toBe(401);
  });
});
