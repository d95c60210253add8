import { base64url, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSignedInUser } from '../../../testing/users.ts';
import { listProviders } from './list-providers.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { keyId, openStandInIssuer, type StandInIssuer } from './testing/stand-in-issuer.ts';
import { getIssuerNames } from './verify-id-token.ts';

let google: StandInIssuer;
let facebook: StandInIssuer;
let market: TestServer;
let token: string;
beforeAll(async () => {
  google = await openStandInIssuer('client-1');
  facebook = await openStandInIssuer('client-2');
  const settings = { confirmsEmail: false, local: false };
  market = await openTestServer(
    {},
    {
      issuers: {
        google: { issuer: google.issuer, clientId: 'client-1', ...settings },
        facebook: { issuer: facebook.issuer, clientId: 'client-2', ...settings },
      },
    },
  );
  // A rejected proof changes nothing, so one server is enough for all of them.
  token = (await createSignedInUser(market, { email: victim })).token;
});
afterAll(async () => {
  await market.close();
  await google.close();
  await facebook.close();
});

const victim = 'korban@example.test';
const person = { sub: '1001', email: victim, email_verified: true, name: 'Korban Penipuan', nonce: 'n-1' };
const payload = { email: victim, google_id: '1001', name: 'Korban', device_id: '', firebase_token: '' };
const now = () => market.clock.now();
const at = (seconds: number) => Math.floor(now().getTime() / 1_000) + seconds;
const encode = (part: unknown) => base64url.encode(JSON.stringify(part));
const good = () => google.sign(person, now());
const parts = async () => (await good()).split('.') as [string, string, string];
const claims = () => ({ iss: google.issuer, aud: 'client-1', iat: at(0), exp: at(600), ...person });
const withSecret = (secret: Uint8Array) =>
  new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: keyId }).sign(secret);
const stranger = await generateKeyPair('RS256', { extractable: true });

type Body = Record<string, unknown>;
const forgeries: [string, () => Promise<Body>][] = [
  ['no proof at all', async () => ({})],
  ['an empty proof', async () => ({ id_token: '' })],
  ['a proof of blanks', async () => ({ id_token: '   ' })],
  ['something that is no token', async () => ({ id_token: 'percaya.saja.deh' })],
  ['an access token where a proof belongs', async () => ({ access_token: await good() })],
  ['no signature (alg none)', async () => ({ id_token: `${encode({ alg: 'none' })}.${encode(claims())}.` })],
  [
    'no signature under the right name',
    async () => ({ id_token: (await parts()).slice(0, 2).concat('').join('.') }),
  ],
  ['a cut signature', async () => ({ id_token: (await good()).slice(0, -8) })],
  [
    'claims that were changed after signing',
    async () => {
      const [head, , signature] = await parts();
      return { id_token: [head, encode({ ...claims(), email: 'lain@example.test' }), signature].join('.') };
    },
  ],
  [
    "a stranger's key under the issuer's key id",
    async () => ({ id_token: await google.sign(person, now(), stranger) }),
  ],
  [
    'an unknown key id',
    async () => ({ id_token: await google.sign(person, now(), stranger, { kid: 'key-2' }) }),
  ],
  [
    "a stranger's key in the header (jwk)",
    async () => {
      const jwk = await exportJWK(stranger.publicKey);
      return { id_token: await google.sign(person, now(), stranger, { jwk }) };
    },
  ],
  [
    "a stranger's key by address (jku)",
    async () => ({
      id_token: await google.sign(person, now(), stranger, { jku: `${facebook.issuer}/jwks` }),
    }),
  ],
  [
    'the public key as a shared secret',
    async () => ({
      id_token: await withSecret(new TextEncoder().encode(await exportSPKI(google.keys.publicKey))),
    }),
  ],
  [
    'the client id as a shared secret',
    async () => ({ id_token: await withSecret(new TextEncoder().encode('client-1'.padEnd(32, '1'))) }),
  ],
  [
    'another issuer by name',
    async () => ({ id_token: await google.sign({ ...person, iss: 'https://accounts.google.com' }, now()) }),
  ],
  [
    "the other provider's proof",
    async () => ({ id_token: await facebook.sign({ ...person, aud: 'client-1' }, now()) }),
  ],
  [
    'a proof for another app',
    async () => ({ id_token: await google.sign({ ...person, aud: 'client-9' }, now()) }),
  ],
  [
    'a proof for many apps that does not name ours',
    async () => ({ id_token: await google.sign({ ...person, aud: ['client-1', 'client-9'] }, now()) }),
  ],
  [
    'a proof that another app may present',
    async () => ({ id_token: await google.sign({ ...person, azp: 'client-9' }, now()) }),
  ],
  ['an expired proof', async () => ({ id_token: await google.sign({ ...person, exp: at(-60) }, now()) })],
  [
    'a proof without an end',
    async () => ({ id_token: await google.sign({ ...person, exp: undefined }, now()) }),
  ],
  [
    'a proof that lay around',
    async () => ({ id_token: await google.sign({ ...person, iat: at(-1_200), exp: at(600) }, now()) }),
  ],
  [
    'a proof from the future',
    async () => ({ id_token: await google.sign({ ...person, iat: at(600) }, now()) }),
  ],
  [
    'a proof that does not hold yet',
    async () => ({ id_token: await google.sign({ ...person, nbf: at(600) }, now()) }),
  ],
  ['a proof about nobody', async () => ({ id_token: await google.sign({ ...person, sub: '' }, now()) })],
  [
    'a proof without a subject',
    async () => ({ id_token: await google.sign({ ...person, sub: undefined }, now()), google_id: '' }),
  ],
  ['a nonce of another sign-in', async () => ({ id_token: await good(), nonce: 'n-2' })],
  ['a nonce that was left out', async () => ({ id_token: await good(), nonce: '' })],
  [
    'a proof without the nonce that was asked for',
    async () => ({ id_token: await google.sign({ ...person, nonce: undefined }, now()) }),
  ],
  ["somebody else's number", async () => ({ id_token: await good(), google_id: '1002' })],
  [
    "somebody else's address",
    async () => ({ id_token: await google.sign({ ...person, email: 'penipu@example.test' }, now()) }),
  ],
  [
    'an unknown rule that must be understood (crit)',
    async () => {
      const [, middle, signature] = await parts();
      return {
        id_token: [encode({ alg: 'RS256', kid: keyId, crit: ['x'], x: 1 }), middle, signature].join('.'),
      };
    },
  ],
];

describe('a social sign-in without a proof that holds [S1] [AUTH-09] [AUTH-10]', () => {
  test.each(forgeries)('%s is rejected, and nothing comes of it', async (name, forge) => {
    const body = { ...payload, nonce: 'n-1', ...(await forge()) };
    const headers = { 'x-pasar-client': `from ${name}`.replace(/\W/g, '-').slice(0, 100) };
    expect(await market.call('/auth/google', { body, headers })).toMatchObject({
      status: 401,
      code: 401,
      message: 'Proses masuk ini tidak bisa dibuktikan. Coba lagi.',
      data: null,
    });
    expect(await market.database.db.selectFrom('identities').select('id').execute()).toEqual([]);
    expect(await market.database.db.selectFrom('users').select('email').execute()).toEqual([
      { email: victim },
    ]);
  });

  test('a session token of ours is no proof of anything', async () => {
    const answer = await market.call('/auth/google', { body: { ...payload, id_token: token } });
    expect(answer.status).toBe(401);
  });

  test("one provider's proof opens nothing at the other", async () => {
    const body = { ...payload, facebook_id: '1001', nonce: 'n-1', id_token: await good() };
    const headers = { 'x-pasar-client': '10.0.0.8' };
    expect((await market.call('/auth/facebook', { body, headers })).status).toBe(401);
  });

  test('every rejection is in the log, without the proof', async () => {
    const id_token = await google.sign({ ...person, aud: 'client-9' }, now());
    await market.call('/auth/google', { body: { ...payload, nonce: 'n-1', id_token } });
    const log = market.logLines.join('');
    expect(log).toContain('"security":"identity-rejected"');
    expect(log).not.toContain(id_token.split('.')[1]);
  });

  test('guessing is slowed down by address', async () => {
    const headers = { 'x-pasar-client': '10.0.0.9' };
    const guess = () => market.call('/auth/google', { body: { ...payload, id_token: 'x.y.z' }, headers });
    for (let n = 0; n < 30; n++) expect((await guess()).status).toBe(401);
    expect(await guess()).toMatchObject({ status: 429, data: { wait: expect.any(Number) } });
  });

  test('the payload that the forgeries change is a good one', async () => {
    const answer = await market.call('/auth/google', {
      body: { ...payload, nonce: 'n-1', id_token: await good() },
    });
    expect(answer).toMatchObject({ code: 200, data: { user: { email: victim } } });
  });

  test('a proof with Google as its issuer may leave out the https, as Google does', async () => {
    const issuer = {
      issuer: 'https://accounts.google.com',
      clientId: 'client-1',
      confirmsEmail: false,
      local: false,
    };
    expect(getIssuerNames(issuer)).toEqual(['https://accounts.google.com', 'accounts.google.com']);
    expect(getIssuerNames({ ...issuer, issuer: 'https://www.facebook.com' })).toEqual([
      'https://www.facebook.com',
    ]);
  });

  test('an unavailable issuer is a 503 until its keys are known, and is no rejection', async () => {
    const id_token = await facebook.sign({ ...person, aud: 'client-2' }, now());
    const settings = { issuer: facebook.issuer, clientId: 'client-2', confirmsEmail: false, local: false };
    const ctx = market.context(undefined, { issuers: { facebook: settings } });
    const claimed = { subject: '', email: victim, idToken: id_token, accessToken: '', nonce: 'n-1' };
    const input = { ...claimed, deviceHash: 'a browser' };
    const signIn = () => signInWithProvider({ ctx, input: { provider: 'facebook', ...input } });
    for (const how of ['fails', 'hangs up'] as const) {
      facebook.away(how);
      await expect(signIn()).rejects.toMatchObject({ code: 503, retryAfter: 2 });
      expect(await listProviders({ ctx, input: null })).toEqual([]);
    }
    facebook.away('back');
    expect((await signIn()).user.email).toBe(victim);
    facebook.away('hangs up');
    expect((await signIn()).user.email).toBe(victim);
    facebook.away('back');
  });
});
