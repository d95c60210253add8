import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const email = 'sari@example.test';
const form = { email, password: 'kopi tubruk', password_confirmation: 'kopi tubruk' };
const register = (more = {}) => market.call('/auth/register', { body: { ...form, ...more } });

describe('registering', () => {
  test('creates an account that stays unverified until the emailed code is given', async () => {
    const answer = await register();
    expect(answer).toMatchObject({ status: 200, code: 200, data: { email } });
    expect(answer.message).toBe('Kode verifikasi sudah kami kirim ke e-mailmu');

    const code = await market.newestCode(email);
    const verified = await market.call('/auth/verification', { body: { email, code } });
    expect(verified.data.to).toBe('auth-setup');
    expect(verified.data.sign_in.user).toMatchObject({ email, merchant: null, fullname: null });
    expect(verified.data.sign_in).not.toHaveProperty('registration_step');

    const session = await market.call('/auth/session', { token: verified.data.sign_in.jwt_token });
    expect(session.data.user.email).toBe(email);
  });

  test('an address is the same in any case and with space around it', async () => {
    expect((await register({ email: '  Sari@Example.TEST ' })).data).toMatchObject({ email });
  });

  test('an address with an account is rejected on its field, in the language of the request', async () => {
    await createSignedInUser(market, { email });
    expect(await register()).toMatchObject({
      code: 422,
      message: 'E-mail sudah terdaftar',
      data: { email: ['E-mail sudah terdaftar'] },
    });
    const english = await market.call('/auth/register', {
      body: form,
      headers: { 'accept-language': 'en-GB,id;q=0.5' },
    });
    expect(english.data).toEqual({ email: ['Email is already registered'] });
  });

  test('registering again sends again, and reports when no code is sent [AUTH-13]', async () => {
    expect((await register()).data).toEqual({ email, code: 'sent', wait: 60 });
    expect(await register()).toMatchObject({
      status: 200,
      message: 'Kode sebelumnya masih berlaku. Kode baru dalam 60 detik.',
      data: { email, code: 'cooling', wait: 60 },
    });
    market.clock.advance(minute);
    expect((await register()).data.code).toBe('sent');
    expect(await market.letters(email)).toHaveLength(2);
  });

  test('where no code can be sent for long, it reports that and how long', async () => {
    await register();
    for (let n = 0; n < 2; n++) {
      market.clock.advance(minute);
      await register();
    }
    market.clock.advance(6 * minute);
    expect(await register()).toMatchObject({
      status: 200,
      message: 'Kode sudah kedaluwarsa. Minta kode baru. Kode baru bisa diminta dalam 420 detik.',
      data: { code: 'expired', wait: 420 },
    });
  });

  test('registering three times at once makes one account and one code', async () => {
    const answers = await Promise.all([register(), register(), register()]);
    expect(answers.map(({ data }) => data.code).sort()).toEqual(['cooling', 'cooling', 'sent']);
    expect(await market.database.db.selectFrom('users').select('id').execute()).toHaveLength(1);
    expect(await market.letters(email)).toHaveLength(1);
  });

  test('a call that is repeated under its key is one registration, with one code [R5]', async () => {
    const keyed = (body: object) =>
      market.call('/auth/register', { body, headers: { 'idempotency-key': 'daftar-0001' } });
    const first = await keyed(form);
    const again = await keyed(form);
    expect(first.status).toBe(200);
    expect({ ...again, headers: null }).toEqual({ ...first, headers: null });
    expect(again.headers.get('set-cookie')).toBe(first.headers.get('set-cookie'));
    expect(await market.letters(email)).toHaveLength(1);
    expect(await keyed({ ...form, email: 'lain@example.test' })).toMatchObject({
      status: 422,
      data: { 'Idempotency-Key': [expect.any(String)] },
    });
    expect(
      (await market.call('/auth/register', { body: form, headers: { 'idempotency-key': 'x' } })).status,
    ).toBe(422);
  });

  test('one network learns a limited number of times who has an account [S34]', {
    tags: 'slow',
  }, async () => {
    const strict = await openTestServer({ codesPerAddress: 3 });
    await createSignedInUser(strict, { email });
    const ask = () => strict.call('/auth/register', { body: form });
    for (let n = 0; n < 3; n++) expect((await ask()).status).toBe(422);
    expect((await ask()).status).toBe(429);
    await strict.close();
  });

  test('every field has its error', async () => {
    expect(
      await market.call('/auth/register', { body: { email: 'sari', password: 'pendek' } }),
    ).toMatchObject({
      code: 422,
      message: 'Format e-mail tidak valid',
      data: {
        email: ['Format e-mail tidak valid'],
        password: ['Kata sandi terlalu pendek, min. 8 karakter'],
        password_confirmation: ['Konfirmasi kata sandi wajib diisi'],
      },
    });
  });

  test('8 and 32 characters are a password, 7 and 33 are not [S6]', async () => {
    const status = async (password: string, address: string) =>
      (await register({ email: address, password, password_confirmation: password })).status;
    expect(await status('a'.repeat(7), 'a@example.test')).toBe(422);
    expect(await status('a'.repeat(8), 'b@example.test')).toBe(200);
    expect(await status('a'.repeat(32), 'c@example.test')).toBe(200);
    expect(await status('a'.repeat(33), 'd@example.test')).toBe(422);
  });

  test('unknown fields change nothing [S24]', async () => {
    await register({ role: 'staff', email_verified_at: '2020-01-01', status: 'suspended', id: 99 });
    const user = await market.database.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ id: 1, role: 'user', status: 'active', email_verified_at: null });
  });

  test('a new account is welcomed in its notifications, in both languages', async () => {
    await register();
    const code = await market.newestCode(email);
    const { data } = await market.call('/auth/verification', { body: { email, code } });
    await market.settle();
    const token = data.sign_in.jwt_token;
    const list = await market.call('/buyer/dashboard/notification/list', { token });
    expect(list.data).toMatchObject([
      { title: 'Selamat datang di Pasar', is_read: false, link: '/account/bio' },
    ]);
    const english = await market.call('/buyer/dashboard/notification/list', {
      token,
      headers: { 'accept-language': 'en' },
    });
    expect(english.data[0].title).toBe('Welcome to Pasar');
  });
});
