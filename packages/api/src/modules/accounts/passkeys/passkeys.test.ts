import { maxPasskeys } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../../platform/clock.ts';
import { addPasskey, createAuthenticator } from '../../../testing/authenticator.ts';
import { confirmForTest } from '../../../testing/confirm-for-test.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addTotp } from '../../../testing/totp.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';

let market: TestServer;
let people = 0;
let budi: Awaited<ReturnType<typeof createSignedInUser>>;
const newUser = () => {
  people += 1;
  return createSignedInUser(market, { email: `budi.${people}@example.test` });
};
beforeAll(async () => {
  market = await openTestServer({ codesPerAddress: 1_000, failuresPerAddress: 1_000 });
});
beforeEach(async () => {
  budi = await newUser();
});
afterAll(() => market.close());

type Authenticator = ReturnType<typeof createAuthenticator>;
const call = (path: string, body: object = {}, token: string | undefined = budi.token) =>
  market.call(path, { body, ...(token && { token }) });
const challenge = async (path: string, body: object = {}, token?: string): Promise<{ challenge: string }> =>
  (await call(path, body, token ?? '')).data;
const logIn = async (device: Authenticator, asked?: { challenge: string }) =>
  call(
    '/auth/login/passkey',
    { credential: device.use(asked ?? (await challenge('/auth/passkey/options'))) },
    '',
  );
const withPassword = () =>
  market.call('/auth/login', { body: { email: budi.email, password: testPassword } });
const begin = async (token = budi.token) => (await call('/auth/passkey/begin', {}, token)).data;
const confirm = (credential: object, token = budi.token) =>
  call('/auth/passkey/confirm', { credential }, token);
const factors = async () => (await market.call('/auth/factors', { token: budi.token })).data;

describe('a passkey [W50]', () => {
  test('is made for this account, signs in alone, and its owner hears of it', { tags: 'slow' }, async () => {
    const options = await begin();
    expect(options).toMatchObject({
      rp: { name: 'Pasar', id: 'pasar.test' },
      user: { name: budi.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const device = createAuthenticator();
    const added = await confirm(device.make(options));
    expect(added).toMatchObject({ status: 200, message: 'Passkey ditambahkan' });
    expect(added.data.recovery_codes).toHaveLength(10);
    expect((await market.letters(budi.email))[0]?.subject).toBe('Passkey ditambahkan ke akun Pasar kamu');
    const signedIn = await logIn(device);
    expect(signedIn).toMatchObject({ status: 200, data: { user: { email: budi.email } } });
    expect((await market.call('/auth/session', { token: signedIn.data.jwt_token })).status).toBe(200);
    const [passkey] = (await factors()).passkeys;
    expect(passkey.last_used_at).toBe(market.clock.now().toISOString());
    await market.settle();
    const events = (await market.call('/auth/events', { token: budi.token })).data;
    expect(events.map(({ event }: { event: string }) => event)).toContain('factor-added');
  });

  test('stands for one challenge of five minutes, for one purpose, of this site, with a checked owner', async () => {
    const device = await addPasskey(market, budi.token);
    const asked = await challenge('/auth/passkey/options');
    const credential = device.use(asked);
    const tries = () => Promise.all([1, 2, 3].map(() => call('/auth/login/passkey', { credential }, '')));
    expect((await tries()).map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const old = await challenge('/auth/passkey/options');
    market.clock.advance(5 * minute);
    expect((await logIn(device, old)).status).toBe(401);
    expect(
      (await logIn(device, await challenge('/auth/step-up/passkey/options', {}, budi.token))).status,
    ).toBe(401);
    expect((await logIn(device, { challenge: Buffer.from('ours').toString('base64url') })).status).toBe(401);
    expect((await logIn(createAuthenticator())).status).toBe(401);
    const real = device.use(await challenge('/auth/passkey/options'));
    const other = createAuthenticator().use(await challenge('/auth/passkey/options'));
    const forged = { ...other, id: real.id, rawId: real.id };
    expect((await call('/auth/login/passkey', { credential: forged }, '')).status).toBe(401);
  });

  test.each([
    ['another site', { origin: 'https://pasar.example', rpId: 'pasar.test' }],
    ['another domain', { rpId: 'pasar.example' }],
    ['an owner who was not checked', { verified: false }],
  ])('of %s is refused when it is made', async (_name, behavior) => {
    const made = createAuthenticator(behavior).make(await begin());
    expect(await confirm(made)).toMatchObject({ status: 403 });
    expect((await factors()).passkeys).toEqual([]);
    expect((await withPassword()).status).toBe(200);
  });

  test('is made in the session that asked, once, and at most ten times', { tags: 'slow' }, async () => {
    const options = await begin();
    const sari = await newUser();
    expect((await confirm(createAuthenticator().make(options), sari.token)).status).toBe(403);
    const device = createAuthenticator();
    const made = device.make(options);
    expect((await confirm(made)).status).toBe(200);
    expect((await confirm(made)).status).toBe(403);
    expect((await confirm(device.make(await begin()))).status).toBe(409);
    for (let n = 2; n < maxPasskeys; n += 1) await addPasskey(market, budi.token);
    const last = [await begin(), await begin(), await begin()];
    const answers = await Promise.all(last.map((asked) => confirm(createAuthenticator().make(asked))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await call('/auth/passkey/begin')).status).toBe(409);
    expect((await factors()).passkeys).toHaveLength(maxPasskeys);
  });

  test('opens no suspended account', async () => {
    const device = await addPasskey(market, budi.token);
    await market.database.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', budi.id)
      .execute();
    expect((await logIn(device)).status).toBe(403);
  });
});

describe('an account with a passkey', () => {
  test('asks for it, or for a recovery code, after the password [W51]', { tags: 'slow' }, async () => {
    const device = await addPasskey(market, budi.token);
    const asked = await withPassword();
    expect(asked).toMatchObject({
      status: 403,
      data: { reason: 'second_factor', methods: ['passkey', 'recovery'] },
    });
    const { pending_login } = asked.data;
    const options = (await call('/auth/passkey/options', { pending_login }, '')).data;
    expect(options.allowCredentials).toEqual([{ id: device.id, type: 'public-key' }]);
    expect((await logIn(device, options)).status).toBe(200);
    await addTotp(market, budi.token);
    expect((await withPassword()).data.methods).toEqual(['passkey', 'totp']);
  });

  test('confirms an action with it, and with no mailed code [W52]', async () => {
    const device = await addPasskey(market, budi.token);
    expect((await call('/auth/step-up/code', { action: 'keys' })).status).toBe(403);
    const options = await challenge('/auth/step-up/passkey/options', {}, budi.token);
    const credential = device.use(options);
    const confirmed = await call('/auth/step-up/passkey', { action: 'export', credential });
    expect(confirmed.status).toBe(200);
    const raw = (path: string) => market.call(path, { token: budi.token, body: {}, confirms: false });
    expect((await raw('/privacy/export')).status).toBe(200);
    expect(await raw('/privacy/delete')).toMatchObject({
      status: 403,
      data: { methods: ['passkey', 'recovery'], password: false },
    });
    const again = await call('/auth/step-up/passkey', { action: 'keys', credential });
    expect(again.status).toBe(403);
  });
});

describe('the passkeys of an account [W50]', () => {
  const rename = (passkey_id: number, name: string, token = budi.token) =>
    call('/auth/passkey/rename', { passkey_id, name }, token);

  test('have names that their owner gives, and nobody else', async () => {
    await addPasskey(market, budi.token);
    const [{ id, name }] = (await factors()).passkeys;
    expect(name).toBeNull();
    expect((await rename(id, ' Ponsel kantor ')).status).toBe(200);
    expect((await factors()).passkeys).toMatchObject([{ id, name: 'Ponsel kantor' }]);
    expect((await rename(id, ' ')).data).toHaveProperty('name');
    expect((await rename(id, 'x'.repeat(41))).data).toHaveProperty('name');
    const sari = await newUser();
    expect((await rename(id, 'Punyaku', sari.token)).status).toBe(404);
    expect((await factors()).passkeys).toMatchObject([{ name: 'Ponsel kantor' }]);
  });

  test('removed at the same moment, all of them and the app, take the recovery codes with them', {
    tags: 'slow',
  }, async () => {
    for (let round = 0; round < 5; round += 1) {
      await addPasskey(market, budi.token);
      await addPasskey(market, budi.token);
      await addTotp(market, budi.token);
      const { passkeys } = await factors();
      // One proof for all: what is raced is the removal.
      await confirmForTest(market.context(), budi.token, 'factors');
      const answers = await Promise.all([
        ...passkeys.map(({ id }: { id: number }) => call('/auth/passkey/remove', { passkey_id: id })),
        call('/auth/totp/remove'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await factors()).toMatchObject({ passkeys: [], totp_since: null, recovery_codes_left: 0 });
    }
  });

  test('one that is removed beside the proof that it gives: the proof was before, or is refused', async () => {
    const device = await addPasskey(market, budi.token);
    const [{ id }] = (await factors()).passkeys;
    await addTotp(market, budi.token);
    const prove = async () => device.use(await challenge('/auth/step-up/passkey/options', {}, budi.token));
    const [credential, late] = [await prove(), await prove()];
    const [proof, removal] = await Promise.all([
      call('/auth/step-up/passkey', { action: 'keys', credential }),
      call('/auth/passkey/remove', { passkey_id: id }),
    ]);
    expect(removal.status).toBe(200);
    expect([200, 403]).toContain(proof.status);
    // Afterwards it proves nothing.
    const after = await call('/auth/step-up/passkey', { action: 'webhooks', credential: late });
    expect(after.status).toBe(403);
    expect((await call('/auth/step-up/passkey/options')).status).toBe(409);
  });
});

describe('without passkeys', () => {
  test('a password is enough again, and the recovery codes are gone [W51] [W53]', async () => {
    await addPasskey(market, budi.token);
    const held = async () =>
      market.database.db
        .selectFrom('users')
        .select('money_held_until')
        .where('id', '=', budi.id)
        .executeTakeFirstOrThrow();
    await addTotp(market, budi.token);
    const [{ id }] = (await factors()).passkeys;
    const sari = await newUser();
    expect((await call('/auth/passkey/remove', { passkey_id: id }, sari.token)).status).toBe(404);
    expect((await call('/auth/passkey/remove', { passkey_id: id })).status).toBe(200);
    // The older app stays: nothing is held.
    expect((await held()).money_held_until).toBeNull();
    expect((await factors()).recovery_codes_left).toBe(10);
    await call('/auth/totp/remove');
    expect((await held()).money_held_until).not.toBeNull();
    expect(await factors()).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    expect((await withPassword()).status).toBe(200);
  });
});
