import {
  createSignedInUser,
  minute,
  openTestServer,
  type TestResponse,
  type TestServer,
  testPassword,
} from '@pasar/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';
import { walkThrough } from '../testing/issuer-browser.ts';

let market: TestServer;
let people = 0;
beforeAll(async () => {
  market = await openTestServer({ codesPerAddress: 1_000 }, { plugins: [createDemo()] });
  // The local issuers use the system clock.
  market.clock.set(new Date());
});
beforeEach(() => {
  people += 1;
  email = `rani.${people}@contoh.example`;
});
afterAll(() => market.close());

let email: string;
const proofOf = async (name: 'google' | 'facebook', choose: Record<string, string>) =>
  (await walkThrough(market, name, { nonce: 'n-1', choose })).get('id_token') ?? '';
const signIn = async (
  name: 'google' | 'facebook',
  choose: Record<string, string> = { email, verified: '1' },
): Promise<TestResponse> =>
  market.call(`/auth/${name}`, {
    body: {
      email: choose.email ?? '',
      device_id: '',
      firebase_token: '',
      profile_picture: '',
      nonce: 'n-1',
      id_token: await proofOf(name, choose),
    },
  });
const users = () => market.database.db.selectFrom('users').selectAll().where('email', '=', email).execute();
const identities = () =>
  market.database.db
    .selectFrom('identities')
    .select('provider')
    .where('email_at_link', '=', email)
    .orderBy('id')
    .execute();

describe('signing in through a provider [AUTH-09] [AUTH-10]', () => {
  test('somebody new gets an account that goes to the onboarding [AUTH-02]', { tags: 'slow' }, async () => {
    const answer = await signIn('google');
    expect(answer).toMatchObject({ code: 200, message: 'Login Berhasil' });
    expect(answer.data.user).toMatchObject({ email, fullname: `Rani ${people}`, merchant: null });
    expect(answer.data).not.toHaveProperty('registration_step');
    const session = await market.call('/auth/session', { token: answer.data.jwt_token });
    expect(session.data.user.email).toBe(email);
    await market.settle();
    expect(
      (await market.call('/buyer/dashboard/notification/new', { token: answer.data.jwt_token })).data,
    ).toEqual({
      new_notification: 1,
    });
  });

  test('the second time it is the same user, with their onboarding [AUTH-03]', { tags: 'slow' }, async () => {
    const { data } = await signIn('google');
    await market.call('/auth/information/skip', { method: 'POST', token: data.jwt_token });
    const again = await signIn('google');
    expect(again.data.user.id).toBe(data.user.id);
    expect(again.data.registration_step).toBe(1);
    expect(await users()).toHaveLength(1);
  });

  test('the number counts, not the address: a changed address stays the same user [S1]', {
    tags: 'slow',
  }, async () => {
    const { data } = await signIn('google');
    await market.database.db
      .updateTable('users')
      .set({ email: 'baru@contoh.example' })
      .where('id', '=', data.user.id)
      .execute();
    expect((await signIn('google')).data.user).toMatchObject({
      id: data.user.id,
      email: 'baru@contoh.example',
    });
  });

  test('an account with that address is linked once the provider has verified it, and its owner is notified', {
    tags: 'slow',
  }, async () => {
    const { id } = await createSignedInUser(market, { email });
    expect((await signIn('google')).data).toMatchObject({ user: { id }, registration_step: 2 });
    expect((await signIn('facebook')).data.user.id).toBe(id);
    const subjects = (await market.letters(email)).map(({ subject }) => subject);
    // Each comes in a separate browser, which is reported, too.
    const device = 'Perangkat baru masuk ke akun Pasar kamu';
    const [facebook, google] = ['Akun Facebook dihubungkan ke Pasar', 'Akun Google dihubungkan ke Pasar'];
    expect(subjects).toEqual([device, facebook, device, google]);
    expect((await market.call('/auth/login', { body: { email, password: testPassword } })).status).toBe(200);
  });

  test('an address that is not verified there opens and links nothing, whether or not it has an account', {
    tags: 'slow',
  }, async () => {
    const choose = { email };
    const without = await signIn('google', choose);
    expect(without).toMatchObject({ code: 403, data: null });
    expect(without.message).toBe(
      'E-mail di akun itu belum terverifikasi. Verifikasi dulu di sana, atau daftar dengan e-mail.',
    );
    expect(await users()).toEqual([]);
    await createSignedInUser(market, { email });
    const withAccount = await signIn('google', choose);
    expect({ ...withAccount, headers: null }).toEqual({ ...without, headers: null });
    expect(await identities()).toEqual([]);
  });

  test("an attacker's unverified registration loses its password to the owner of the address", {
    tags: 'slow',
  }, async () => {
    const password = 'jebakan 1234';
    await market.call('/auth/register', { body: { email, password, password_confirmation: password } });
    const code = await market.newestCode(email);
    expect((await signIn('google')).status).toBe(200);
    expect((await market.call('/auth/login', { body: { email, password } })).status).toBe(401);
    expect((await market.call('/auth/verification', { body: { email, code } })).status).toBe(422);
    expect(await users()).toMatchObject([{ email, password_hash: null }]);
  });

  test('a suspended account stays out, linked or not', async () => {
    await createSignedInUser(market, { email });
    await signIn('google');
    await market.database.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('email', '=', email)
      .execute();
    for (const name of ['google', 'facebook'] as const) {
      expect(await signIn(name)).toMatchObject({ code: 403, message: 'Akun ditangguhkan' });
    }
    expect(await identities()).toEqual([{ provider: 'google' }]);
  });

  test('ten tabs that come at once are one account', { tags: 'slow' }, async () => {
    const id_token = await proofOf('google', { email, verified: '1' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => market.call('/auth/google', { body: { nonce: 'n-1', id_token } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ data }) => data.user.id)).size).toBe(1);
    expect(await users()).toHaveLength(1);
  });

  test("a network's access token serves as the proof, for this app alone", async () => {
    const back = await walkThrough(market, 'facebook', {
      choose: { email, verified: '1' },
      more: { response_type: 'id_token token' },
    });
    const access_token = back.get('access_token') ?? '';
    const body = { email, facebook_id: '', profile_picture: '', access_token };
    expect((await market.call('/auth/facebook', { body })).data.user.email).toBe(email);
    expect(
      (await market.call('/auth/facebook', { body: { ...body, access_token: `${access_token}x` } })).status,
    ).toBe(401);
    expect((await market.call('/auth/facebook', { body: { ...body, facebook_id: '7' } })).status).toBe(401);
  });

  test('an account without a password can get one by its address', { tags: 'slow' }, async () => {
    const { data } = await signIn('google');
    const change = await market.call('/auth/phone', {
      token: data.jwt_token,
      body: { phone: '081234567890', password: 'apa saja' },
    });
    expect(change.data).toEqual({
      password: ['Akun ini belum punya kata sandi. Buat lewat "Lupa kata sandi".'],
    });
    expect((await market.call('/auth/login', { body: { email, password: 'apa saja' } })).status).toBe(401);
    await market.call('/auth/forget', { body: { email } });
    expect(await market.newestCode(email)).toMatch(/^\d{6}$/);
  });

  test('an old proof is worthless', async () => {
    const id_token = await proofOf('google', { email, verified: '1' });
    market.clock.advance(11 * minute);
    expect((await market.call('/auth/google', { body: { nonce: 'n-1', id_token } })).status).toBe(401);
  });
});

test('the front end receives where each login begins', async () => {
  const { data } = await market.call('/auth/social');
  expect(data).toEqual([
    {
      provider: 'google',
      authorization_url: '/dev/oidc/google/auth',
      client_id: 'pasar-google',
      response_type: 'id_token',
      scope: 'openid email profile',
    },
    {
      provider: 'facebook',
      authorization_url: '/dev/oidc/facebook/auth',
      client_id: 'pasar-facebook',
      response_type: 'id_token',
      scope: 'openid email profile',
    },
  ]);
});
