import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { day, minute, second } from '../../platform/clock.ts';
import { hashFully, hashLightly } from '../../testing/light-hashes.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser, testPassword } from '../../testing/users.ts';
import { afterAttempt } from './login-throttle.ts';
import { hashPassword } from './passwords/password-hash.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const email = 'budi@example.test';
const logIn = (password: string, more = {}, client = '10.0.0.1') =>
  market.call('/auth/login', { body: { email, password, ...more }, headers: { 'x-pasar-client': client } });
const sessionOf = (token: string) => market.call('/auth/session', { token });

describe('logging in', () => {
  test('returns the user, a token and the step that marks the onboarding as done [AUTH-23]', async () => {
    await createSignedInUser(market, { email, fullname: 'Budi Santoso', birthday: '1990-08-17' });
    const answer = await logIn(testPassword);
    expect(answer).toMatchObject({ code: 200, message: 'Login Berhasil' });
    expect(answer.data).toMatchObject({ registration_step: 2, onboarding: { flow: 'buyer', step: 2 } });
    expect(answer.data.user).toEqual({
      id: 1,
      email,
      username: null,
      fullname: 'Budi Santoso',
      phone: null,
      gender: null,
      birthday: '1990-08-17',
      is_company: 'personal',
      registered_as: 'buyer',
      merchant: null,
    });
  });

  test('an unknown address and a wrong password get identical responses [S8]', { tags: 'slow' }, async () => {
    await createSignedInUser(market, { email });
    const wrong = await logIn('kata sandi lain');
    const unknown = await market.call('/auth/login', {
      body: { email: 'siapa@example.test', password: 'apa saja' },
    });
    expect(wrong).toMatchObject({ code: 401, message: 'E-mail atau kata sandi salah', data: null });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  test('the password counts exactly as typed [S6]', async () => {
    await createSignedInUser(market, { email, password: ' Rahasia 123 ' });
    expect((await logIn('Rahasia 123')).status).toBe(401);
    expect((await logIn(' rahasia 123 ')).status).toBe(401);
    expect((await logIn(' Rahasia 123 ')).status).toBe(200);
  });

  test('an unverified address gets a new code, and the response reports it only then', {
    tags: 'slow',
  }, async () => {
    const password = 'kopi tubruk';
    await market.call('/auth/register', { body: { email, password, password_confirmation: password } });
    market.clock.advance(minute);
    const answer = await logIn(password);
    expect(answer).toMatchObject({
      code: 403,
      message: 'E-mail belum diverifikasi. Kode baru sudah kami kirim.',
      data: { email, to: 'auth-setup', code: 'sent', wait: 60 },
    });
    expect(await market.letters(email)).toHaveLength(2);
    expect(await logIn(password)).toMatchObject({
      code: 403,
      message: 'Kode sebelumnya masih berlaku. Kode baru dalam 60 detik.',
      data: { email, to: 'auth-setup', code: 'cooling', wait: 60 },
    });
    expect(await market.letters(email)).toHaveLength(2);
    const newest = await market.newestCode(email);
    for (let n = 0; n < 5; n++) {
      await market.call('/auth/verification', {
        body: { email, code: newest === '000000' ? '111111' : '000000' },
      });
    }
    expect(await logIn(password)).toMatchObject({
      code: 403,
      message: 'Kode sudah salah 5 kali. Minta kode baru. Kode baru bisa diminta dalam 60 detik.',
      data: { code: 'void', wait: 60 },
    });
    market.clock.advance(minute);
    expect((await logIn(password)).data.code).toBe('sent');
    market.clock.advance(6 * minute);
    expect(await logIn(password)).toMatchObject({
      code: 403,
      message: 'Kode sudah kedaluwarsa. Minta kode baru. Kode baru bisa diminta dalam 420 detik.',
      data: { code: 'expired', wait: 420 },
    });
    expect((await logIn('salah sekali')).status).toBe(401);
  });

  test('a suspended account is rejected, and its open sessions end', async () => {
    const { token } = await createSignedInUser(market, { email });
    await market.database.db.updateTable('users').set({ status: 'suspended' }).execute();
    expect(await logIn(testPassword)).toMatchObject({ code: 403, message: 'Akun ditangguhkan' });
    expect((await sessionOf(token)).status).toBe(401);
  });

  test('a session lasts a day, two with "remember me", by the clock of the server [S12]', {
    tags: 'slow',
  }, async () => {
    await createSignedInUser(market, { email });
    const plain = (await logIn(testPassword)).data.jwt_token;
    const remembered = (await logIn(testPassword, { remember: true })).data.jwt_token;
    market.clock.advance(day - second);
    expect((await sessionOf(plain)).status).toBe(200);
    market.clock.advance(second);
    expect((await sessionOf(plain)).status).toBe(401);
    expect((await sessionOf(remembered)).status).toBe(200);
    market.clock.advance(day);
    expect((await sessionOf(remembered)).status).toBe(401);
  });

  test('a hash that became too weak is renewed at the next login [S5]', { tags: 'slow' }, async () => {
    hashFully();
    onTestFinished(hashLightly);
    const { id } = await createSignedInUser(market, { email });
    const weak = await hashPassword(testPassword, { memory: 8 * 1024, passes: 1, parallelism: 1 });
    const users = market.database.db;
    await users.updateTable('users').set({ password_hash: weak }).where('id', '=', id).execute();
    expect((await logIn(testPassword)).status).toBe(200);
    const { password_hash } = await users
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(testPassword)).status).toBe(200);
  });
});

describe('guessing passwords [S7]', () => {
  beforeEach(() => createSignedInUser(market, { email }).then(() => {}));
  const guess = async (times: number, client?: string) => {
    const codes = [];
    for (let n = 0; n < times; n++) codes.push((await logIn('tebakan saja', {}, client)).status);
    return codes;
  };

  test('after five wrong ones there is a wait, for the right one too', async () => {
    expect(await guess(6)).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await logIn(testPassword);
    expect(right).toMatchObject({
      code: 429,
      message: 'Terlalu banyak percobaan masuk. Coba lagi dalam 15 detik.',
      data: { wait: 15 },
    });
    expect(right.headers.get('retry-after')).toBe('15');
    market.clock.advance(15 * second);
    expect((await logIn(testPassword)).status).toBe(200);
    expect(await guess(5)).toEqual([401, 401, 401, 401, 401]);
  });

  test('the wait doubles, up to a quarter of an hour', async () => {
    await guess(5);
    const waits = [];
    for (let n = 0; n < 8; n++) {
      const { wait } = (await logIn('tebakan saja')).data;
      waits.push(wait);
      market.clock.advance(wait * second);
      expect((await logIn('tebakan saja')).status).toBe(401);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900]);
  });

  test('users behind another address are not throttled', async () => {
    await guess(6, '10.0.0.1');
    expect((await logIn(testPassword, {}, '10.0.0.2')).status).toBe(200);
  });

  test('twenty guesses at one account from many addresses are slowed down too', async () => {
    for (let client = 0; client < 5; client++) await guess(4, `10.0.1.${client}`);
    expect((await logIn('tebakan saja', {}, '10.0.2.1')).status).toBe(429);
    market.clock.advance(15 * second);
    expect((await logIn(testPassword, {}, '10.0.2.1')).status).toBe(200);
  });

  test('forty guesses at once are five', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn('tebakan saja')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('an address that guesses at many accounts is stopped after thirty', { tags: 'slow' }, async () => {
    const codes = [];
    for (let n = 0; n < 31; n++) {
      const body = { email: `orang${n}@example.test`, password: 'tebakan saja' };
      codes.push((await market.call('/auth/login', { body })).status);
    }
    expect(codes.filter((code) => code === 401)).toHaveLength(30);
    expect(codes.at(-1)).toBe(429);
  });

  test('a long pause resets the counters', () => {
    const now = new Date('2026-03-02T10:00:00Z');
    const longAgo = { count: 9, last_at: new Date('2026-03-02T08:59:59Z'), blocked_until: null };
    expect(afterAttempt(longAgo, 5, now)).toEqual({ count: 1, blocked_until: null });
  });
});
