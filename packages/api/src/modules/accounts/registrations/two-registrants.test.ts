import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, minute } from '../../../platform/clock.ts';
import { openBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const email = 'sari@example.test';
const passwords = { owner: 'kopi tubruk 1', stranger: 'rahasia maling' };

const register = (browser: TestBrowser, password: string) =>
  browser.call('/auth/register', { body: { email, password, password_confirmation: password } });
const verify = (browser: TestBrowser, code: string) =>
  browser.call('/auth/verification', { body: { email, code } });
const logIn = (browser: TestBrowser, password: string) =>
  browser.call('/auth/login', { body: { email, password } });
const mailedCode = () => market.newestCode(email);
const otherThan = (...codes: string[]) =>
  ['000000', '111111', '222222'].find((code) => !codes.includes(code)) ?? '';

/** Somebody registers and gets the code of this registration, a minute after whoever was before. */
const comes = async (browser: TestBrowser, password: string) => {
  market.clock.advance(minute);
  expect(await register(browser, password)).toMatchObject({ status: 200, data: { code: 'sent' } });
  return mailedCode();
};
const inForce = async () => {
  const nobody = () => openBrowser(market, '10.9.9.9');
  const status = async (password: string) => (await logIn(nobody(), password)).status;
  return { owner: await status(passwords.owner), stranger: await status(passwords.stranger) };
};
const open = () => ({
  owner: openBrowser(market, '10.1.1.1'),
  stranger: openBrowser(market, '10.2.2.2'),
  elsewhere: openBrowser(market, '10.3.3.3'),
});

describe('two who register one address [AUTH-13] [W56]', () => {
  test.each([
    ['owner', 'stranger'],
    ['stranger', 'owner'],
  ] as const)(
    '%s first: in the own browser the own password takes effect',
    { tags: 'slow' },
    async (first, second) => {
      const browsers = open();
      const codes = { [first]: await comes(browsers[first], passwords[first]) };
      codes[second] = await comes(browsers[second], passwords[second]);
      expect((await verify(browsers.owner, codes.owner ?? '')).data).toMatchObject({
        to: 'auth-setup',
        needs_password: false,
        sign_in: { user: { email } },
      });
      expect(await inForce()).toEqual({ owner: 200, stranger: 401 });
      expect((await verify(browsers.stranger, codes.stranger ?? '')).status).toBe(422);
      expect(await market.database.db.selectFrom('registrations').select('id').execute()).toEqual([]);
    },
  );

  test('the newest mail, which is the attacker’s, does not confirm the attacker’s password', {
    tags: 'slow',
  }, async () => {
    const { owner, stranger } = open();
    const own = await comes(owner, passwords.owner);
    const newest = await comes(stranger, passwords.stranger);
    if (own !== newest) {
      expect(await verify(owner, newest)).toMatchObject({
        status: 422,
        message: 'Kode salah. Sisa 4 percobaan.',
      });
    }
    expect((await verify(owner, own)).status).toBe(200);
    expect(await inForce()).toEqual({ owner: 200, stranger: 401 });
  });

  test.each([
    ['owner', 'stranger'],
    ['stranger', 'owner'],
  ] as const)(
    '%s first: elsewhere the newest code counts, and nobody’s password does',
    { tags: 'slow' },
    async (first, second) => {
      const browsers = open();
      const older = await comes(browsers[first], passwords[first]);
      const newest = await comes(browsers[second], passwords[second]);
      if (older !== newest) expect((await verify(browsers.elsewhere, older)).status).toBe(422);
      const answer = await verify(browsers.elsewhere, newest);
      expect(answer).toMatchObject({
        status: 200,
        message: 'E-mail berhasil diverifikasi. Sekarang buat kata sandi.',
        data: { to: 'auth-setup', needs_password: true, sign_in: { user: { email } } },
      });
      expect(await inForce()).toEqual({ owner: 401, stranger: 401 });

      const set = await browsers.elsewhere.call('/sauth/newpassword', {
        body: { password: passwords.owner, password_confirmation: passwords.owner },
      });
      expect(set.status).toBe(200);
      expect(await inForce()).toEqual({ owner: 200, stranger: 401 });
    },
  );

  test('a single one may enter the code anywhere', async () => {
    const { owner, elsewhere } = open();
    const code = await comes(owner, passwords.owner);
    expect((await verify(elsewhere, code)).data.needs_password).toBe(false);
    expect((await inForce()).owner).toBe(200);
  });

  test('who comes within a minute of the other gets no code, but the earlier one confirms the own password', {
    tags: 'slow',
  }, async () => {
    const { owner, stranger } = open();
    const code = await comes(stranger, passwords.stranger);
    expect(await register(owner, passwords.owner)).toMatchObject({
      status: 200,
      message: 'Kode sebelumnya masih berlaku. Kode baru dalam 60 detik.',
      data: { email, code: 'cooling', wait: 60 },
    });
    expect(await market.letters(email)).toHaveLength(1);
    expect((await verify(owner, code)).data.needs_password).toBe(false);
    expect(await inForce()).toEqual({ owner: 200, stranger: 401 });
  });

  test('who registers twice in one browser has the later password', { tags: 'slow' }, async () => {
    const { owner } = open();
    const first = await comes(owner, 'salah ketik 1');
    const second = await comes(owner, passwords.owner);
    if (first !== second) expect((await verify(owner, first)).status).toBe(422);
    expect((await verify(owner, second)).data.needs_password).toBe(false);
    expect((await inForce()).owner).toBe(200);
  });

  test('a new code belongs to the registration of the browser that requests it', async () => {
    const { owner, stranger } = open();
    await comes(owner, passwords.owner);
    await comes(stranger, passwords.stranger);
    market.clock.advance(minute);
    const again = await owner.call('/auth/verification/resend', { body: { email, to: 'auth-setup' } });
    expect(again.data.code).toBe('sent');
    expect((await verify(owner, await mailedCode())).data.needs_password).toBe(false);
    expect(await inForce()).toEqual({ owner: 200, stranger: 401 });
  });

  test('a wrong attempt elsewhere never voids the code of the browser that requested it', async () => {
    const { owner, stranger, elsewhere } = open();
    const code = await comes(owner, passwords.owner);
    for (const browser of [elsewhere, openBrowser(market), stranger]) {
      for (let n = 0; n < 6; n++) await verify(browser, otherThan(code));
    }
    expect((await verify(elsewhere, code)).message).toBe('Kode sudah salah 5 kali. Minta kode baru.');
    expect((await verify(owner, code)).status).toBe(200);
  });
});

describe('a login before the verification [W56]', () => {
  test('is about the registration of the browser, else about the newest', { tags: 'slow' }, async () => {
    const { owner, stranger, elsewhere } = open();
    await comes(owner, passwords.owner);
    await comes(stranger, passwords.stranger);
    expect((await logIn(owner, passwords.owner)).status).toBe(403);
    expect((await logIn(owner, passwords.stranger)).status).toBe(401);
    expect((await logIn(elsewhere, passwords.owner)).status).toBe(401);
    expect((await logIn(elsewhere, passwords.stranger)).status).toBe(403);
  });

  test('elsewhere gives a code that confirms the password of that login', async () => {
    const { owner, stranger, elsewhere } = open();
    await comes(stranger, passwords.stranger);
    await comes(owner, passwords.owner);
    market.clock.advance(minute);
    expect((await logIn(elsewhere, passwords.owner)).data.code).toBe('sent');
    expect((await verify(elsewhere, await mailedCode())).data.needs_password).toBe(false);
    expect(await inForce()).toEqual({ owner: 200, stranger: 401 });
  });

  test('knows no registration that is older than a day', async () => {
    const { owner } = open();
    await comes(owner, passwords.owner);
    market.clock.advance(day);
    expect((await logIn(owner, passwords.owner)).status).toBe(401);
  });
});

describe('the content of an unverified account [W56]', () => {
  test('no password: each registration has its own, by the fingerprint of its cookie', async () => {
    const { owner, stranger } = open();
    await comes(owner, passwords.owner);
    await comes(stranger, passwords.stranger);
    const { db } = market.database;
    const users = await db.selectFrom('users').select(['email', 'password_hash']).execute();
    expect(users).toEqual([{ email, password_hash: null }]);
    const rows = await db.selectFrom('registrations').selectAll().execute();
    expect(new Set(rows.map(({ password_hash }) => password_hash)).size).toBe(2);
    const secret = /^pasar_device=([\w-]{43});/.exec(owner.cookies.get('pasar_device') ?? '')?.[1] ?? '-';
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('a reset ends all of them, and their codes', { tags: 'slow' }, async () => {
    const { owner, stranger } = open();
    await comes(stranger, passwords.stranger);
    market.clock.advance(minute);
    await owner.call('/auth/forget', { body: { email } });
    expect((await verify(owner, await mailedCode())).data.to).toBe('reset-password');
    await owner.call('/sauth/newpassword', {
      body: { password: passwords.owner, password_confirmation: passwords.owner },
    });
    expect(await inForce()).toEqual({ owner: 200, stranger: 401 });
    const { db } = market.database;
    expect(await db.selectFrom('registrations').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('codes').select('id').where('closed_at', 'is', null).execute()).toEqual([]);
  });

  test('a call that is repeated under its key is one registration of one browser [R5]', async () => {
    const body = { email, password: passwords.owner, password_confirmation: passwords.owner };
    const headers = { 'idempotency-key': 'daftar-0001' };
    const [lost, browser] = [openBrowser(market), openBrowser(market)];
    await lost.call('/auth/register', { body, headers });
    const again = await browser.call('/auth/register', { body, headers });
    expect(again.data.code).toBe('sent');
    await comes(open().stranger, passwords.stranger);
    expect((await logIn(browser, passwords.owner)).status).toBe(403);
  });
});

describe('at the same time [R1] [W56]', () => {
  test('ten registrants of one address have ten registrations and one code', async () => {
    const browsers = Array.from({ length: 10 }, (_, n) => openBrowser(market, `10.4.4.${n}`));
    const answers = await Promise.all(
      browsers.map((browser, n) => register(browser, `kata sandi nomor ${n}`)),
    );
    expect(answers.map(({ data }) => data.code).sort()).toEqual([...Array(9).fill('cooling'), 'sent']);
    expect(await market.letters(email)).toHaveLength(1);
    const code = await mailedCode();
    expect((await verify(browsers[7] ?? openBrowser(market), code)).status).toBe(200);
    const status = async (n: number) => (await logIn(openBrowser(market), `kata sandi nomor ${n}`)).status;
    expect([await status(7), await status(0), await status(9)]).toEqual([200, 401, 401]);
  });

  test('both codes at once: one password takes effect, the one of the same browser', {
    tags: 'slow',
  }, async () => {
    for (let round = 0; round < 5; round++) {
      await market.reset();
      const { owner, stranger } = open();
      const codes = [await comes(owner, passwords.owner), await comes(stranger, passwords.stranger)];
      const [one, other] = await Promise.all([
        verify(owner, codes[0] ?? ''),
        verify(stranger, codes[1] ?? ''),
      ]);
      expect([one?.status, other?.status]).toContain(200);
      expect(Object.values(await inForce()).sort()).toEqual([200, 401]);
    }
  });

  test('a registration during the verification changes nothing of it', { tags: 'slow' }, async () => {
    for (let round = 0; round < 5; round++) {
      await market.reset();
      const { owner, stranger } = open();
      const code = await comes(owner, passwords.owner);
      market.clock.advance(minute);
      const [verified] = await Promise.all([
        verify(owner, code),
        register(stranger, passwords.stranger),
        register(openBrowser(market), passwords.stranger),
      ]);
      expect(verified?.status).toBe(200);
      expect(await inForce()).toEqual({ owner: 200, stranger: 401 });
    }
  });
});
