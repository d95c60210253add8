import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, minute, second } from '../../../platform/clock.ts';
import { openBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  await createSignedInUser(market, { email });
});
afterAll(() => market.close());

const email = 'budi@example.test';
const logIn = (browser: TestBrowser, password = testPassword, address = email) =>
  browser.call('/auth/login', { body: { email: address, password } });
const guess = async (times: number, browser: () => TestBrowser) => {
  const statuses = [];
  for (let n = 0; n < times; n++) statuses.push((await logIn(browser(), 'tebakan saja')).status);
  return statuses;
};
const strangers = () => {
  let n = 0;
  return () => openBrowser(market, `10.8.${Math.floor(n / 250)}.${n++ % 250}`);
};
const devices = () => market.database.db.selectFrom('devices').selectAll().execute();

describe('a browser that has signed in before [W54] [S7]', () => {
  test('has a cookie for half a year that scripts and other calls cannot read', async () => {
    const browser = openBrowser(market);
    await logIn(browser);
    const cookie = browser.cookies.get('pasar_device') ?? '';
    for (const part of ['Path=/api/auth', 'HttpOnly', 'SameSite=Strict', 'Max-Age=15552000']) {
      expect(cookie).toContain(part);
    }
    expect(cookie).not.toContain('Secure');
    const secret = cookie.split(';')[0]?.split('=')[1] ?? '';
    expect(JSON.stringify(await devices())).not.toContain(secret);
    expect((await market.call('/auth/session', { headers: { cookie } })).status).toBe(401);
    expect((await market.call('/auth/session', { token: secret })).status).toBe(401);
  });

  test('is not slowed down by other users, nor by its network', { tags: 'slow' }, async () => {
    const own = openBrowser(market, '10.1.1.1');
    await logIn(own);
    await guess(25, strangers());
    await guess(31, () => openBrowser(market, '10.1.1.1'));
    expect((await logIn(openBrowser(market, '10.7.7.7'))).status).toBe(429);
    expect((await logIn(own)).status).toBe(200);
  });

  test('is counted by itself: five free, then the waits; after ten its pass is void', async () => {
    const own = openBrowser(market);
    await logIn(own);
    expect(await guess(6, () => own)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn(openBrowser(market, '10.7.7.7'))).status).toBe(200);
    const waits = [];
    for (let n = 0; n < 5; n++) {
      const { wait } = (await logIn(own)).data;
      waits.push(wait);
      market.clock.advance(wait * second);
      expect(await guess(1, () => own)).toEqual([401]);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240]);
    // The right password from elsewhere creates another pass; this browser's is revoked, so it counts as any other.
    expect(await devices()).toHaveLength(2);
    expect(await guess(6, () => own)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is reset after a right password', async () => {
    const own = openBrowser(market);
    await logIn(own);
    for (let round = 0; round < 3; round++) {
      await guess(4, () => own);
      expect((await logIn(own)).status).toBe(200);
    }
  });

  test('forty guesses at once on it are five', async () => {
    const own = openBrowser(market);
    await logIn(own);
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(own, 'tebakan saja')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('has a pass for its own accounts alone, and for the five latest', async () => {
    const own = openBrowser(market);
    await logIn(own);
    const others = Array.from({ length: 5 }, (_, n) => `orang${n}@example.test`);
    for (const other of others) {
      await createSignedInUser(market, { email: other });
      market.clock.advance(second);
      await logIn(own, testPassword, other);
    }
    const passes = await market.database.db
      .selectFrom('devices')
      .innerJoin('users', 'users.id', 'devices.user_id')
      .select('users.email')
      .where(
        'secret_hash',
        'in',
        market.database.db
          .selectFrom('devices')
          .select('secret_hash')
          .groupBy('secret_hash')
          .having((all) => all.fn.countAll(), '>', 1),
      )
      .orderBy('users.email')
      .execute();
    expect(passes.map(({ email }) => email)).toEqual(others);
    await guess(25, strangers());
    expect((await logIn(own)).status).toBe(429);
  });

  test('is purged after half a year', { tags: 'slow' }, async () => {
    const own = openBrowser(market);
    await logIn(own);
    market.clock.advance(180 * day);
    await guess(25, strangers());
    expect((await logIn(own)).status).toBe(429);
  });

  test('a forged cookie is rejected, and is replaced', async () => {
    await guess(25, strangers());
    for (const forged of ['x', 'a'.repeat(43), `${'a'.repeat(43)}; pasar_device=b`]) {
      const answer = await market.call('/auth/login', {
        body: { email, password: testPassword },
        headers: { cookie: `pasar_device=${forged}`, 'x-pasar-client': '10.7.7.7' },
      });
      expect(answer.status).toBe(429);
    }
  });
});

describe('a reset [W54] [S7]', () => {
  test('ends the wait, and admits a new browser at once', { tags: 'slow' }, async () => {
    const own = openBrowser(market, '10.1.1.1');
    await guess(25, strangers());
    expect((await logIn(own)).status).toBe(429);
    await own.call('/auth/forget', { body: { email } });
    const code = await market.newestCode(email);
    expect((await own.call('/auth/verification', { body: { email, code } })).data.to).toBe('reset-password');
    const password = 'sandi yang baru';
    await own.call('/sauth/newpassword', { body: { password, password_confirmation: password } });
    expect((await logIn(openBrowser(market, '10.6.6.6'), password)).status).toBe(200);
    await guess(25, strangers());
    expect((await logIn(openBrowser(market, '10.6.6.7'), password)).status).toBe(429);
    expect((await logIn(own, password)).status).toBe(200);
  });

  test('is not held up by others who request or guess codes', { tags: 'slow' }, async () => {
    const known = openBrowser(market, '10.1.1.1');
    await logIn(known);
    const stranger = strangers();
    for (const wait of [0, minute, minute, 13 * minute, 15 * minute]) {
      market.clock.advance(wait);
      expect((await stranger().call('/auth/forget', { body: { email } })).status).toBe(200);
    }
    expect(await stranger().call('/auth/forget', { body: { email } })).toMatchObject({ status: 429 });
    const asked = await known.call('/auth/forget', { body: { email } });
    expect(asked).toMatchObject({ status: 200, data: { code: 'sent', wait: 60 } });
    const code = await market.newestCode(email);
    for (let n = 0; n < 20; n++) {
      await stranger().call('/auth/verification', {
        body: { email, code: code === '000000' ? '1'.repeat(6) : '000000' },
      });
    }
    expect((await known.call('/auth/verification', { body: { email, code } })).status).toBe(200);
  });

  test('a browser with a pass has two additional codes an hour, not more', async () => {
    const known = openBrowser(market, '10.1.1.1');
    await logIn(known);
    const stranger = strangers();
    for (const wait of [0, minute, minute, 13 * minute, minute]) {
      market.clock.advance(wait);
      expect((await stranger().call('/auth/forget', { body: { email } })).status).toBe(200);
    }
    const ask = async () => (await known.call('/auth/forget', { body: { email } })).status;
    expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    market.clock.advance(minute);
    expect(await ask()).toBe(200);
    market.clock.advance(minute);
    expect(await ask()).toBe(429);
  });
});
