import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minute } from '../../../platform/clock.ts';
import { openBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const email = 'budi@example.test';
const networks = 500;
let next = 0;

/** An attacker's fresh browser, behind one network after the other. */
const stranger = () => {
  const n = next++ % networks;
  return openBrowser(market, `10.${100 + Math.floor(n / 250)}.${n % 250}.1`);
};

const logIn = (browser: TestBrowser, password: string) =>
  browser.call('/auth/login', { body: { email, password } });
const forget = (browser: TestBrowser) => browser.call('/auth/forget', { body: { email } });
const verify = (browser: TestBrowser, code: string) =>
  browser.call('/auth/verification', { body: { email, code } });

/** Everything that somebody without the mailbox can do about an address. */
const attack = async () => {
  for (let n = 0; n < 12; n++) await logIn(stranger(), `tebakan ${n}`);
  const asker = stranger();
  await forget(asker);
  await asker.call('/auth/verification/resend', { body: { email, to: 'auth-setup' } });
  await asker.call('/auth/verification/resend', {
    body: { email, to: 'reset-password', mail: '1.abcdefghijklmnopqrstuvwxyz' },
  });
  for (let n = 0; n < 6; n++) await verify(asker, '000000');
  for (let n = 0; n < 6; n++) await verify(stranger(), '000001');
};

/** The request that the link of the newest email with a link allows. */
const newestLink = async () => {
  const texts = (await market.letters(email)).map(({ text }) => text);
  const link = texts.map((text) => /https?:\S+verification-otp\S+/.exec(text)?.[0]).find(Boolean);
  const { searchParams } = new URL(link ?? '');
  return { email: searchParams.get('email'), to: searchParams.get('to'), mail: searchParams.get('mail') };
};

/** The owner in a new browser: requests a code, opens the email's link when there is none, sets a password, logs in. */
const recover = async (password: string) => {
  const browser = openBrowser(market, '10.50.50.50');
  if ((await forget(browser)).status !== 200) {
    await attack();
    const body = { ...(await newestLink()), to: 'reset-password' };
    expect(await browser.call('/auth/verification/resend', { body })).toMatchObject({
      data: { code: 'sent' },
    });
  }
  const code = await market.newestCode(email);
  await attack();
  expect((await verify(browser, code)).data).toMatchObject({ to: 'reset-password' });
  await attack();
  const body = { password, password_confirmation: password };
  expect((await browser.call('/sauth/newpassword', { body })).status).toBe(200);
  await attack();
  return logIn(browser, password);
};

describe('an hour of somebody who tries from 500 networks [S7] [W54] [W84]', () => {
  test('the owner logs in from a known browser at any time, and from new ones by a reset', {
    tags: 'slow',
  }, async () => {
    await createSignedInUser(market, { email });
    const known = openBrowser(market, '10.40.40.40');
    await logIn(known, testPassword);
    let password = testPassword;
    for (let passed = 0; passed < 60; passed++) {
      await attack();
      const before = performance.now();
      expect((await logIn(known, password)).status).toBe(200);
      expect(performance.now() - before).toBeLessThan(1_000);
      if (passed % 12 === 5) {
        password = `sandi baru ${passed}`;
        expect((await recover(password)).status).toBe(200);
      }
      market.clock.advance(minute);
    }
    // The attack was real: nobody else can log in.
    expect((await logIn(openBrowser(market, '10.60.60.60'), password)).status).toBe(429);
    expect((await forget(openBrowser(market, '10.60.60.60'))).status).toBe(429);
  });
});
