import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, minute } from '../../../platform/clock.ts';
import { openBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const email = 'budi@example.test';
const forget = (browser: TestBrowser, address = email) =>
  browser.call('/auth/forget', { body: { email: address } });
const verify = (browser: TestBrowser, code: string) =>
  browser.call('/auth/verification', { body: { email, code } });
const resend = (browser: TestBrowser, mail: string, address = email) =>
  browser.call('/auth/verification/resend', { body: { email: address, to: 'reset-password', mail } });
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
const linkOf = (text = '') => new URL(/https?:\S+verification-otp\S+/.exec(text)?.[0] ?? 'http://none');
const newestLink = async () => linkOf((await market.letters(email))[0]?.text);

describe('a code of a reset [S3] [S7]', () => {
  test('is not voided by a newer code or by wrong attempts elsewhere, in the browser that requested it', async () => {
    await createSignedInUser(market, { email });
    const [owner, stranger] = [openBrowser(market), openBrowser(market, '10.2.2.2')];
    await forget(owner);
    const code = await market.newestCode(email);
    market.clock.advance(minute);
    expect((await forget(stranger)).data.code).toBe('sent');
    for (let n = 0; n < 6; n++) await verify(openBrowser(market, '10.3.3.3'), otherThan(code));
    for (let n = 0; n < 6; n++) await verify(stranger, otherThan(code));
    expect((await verify(owner, code)).data.to).toBe('reset-password');
  });

  test('that is still valid is reported as valid, to its own browser and to others', async () => {
    const [owner, other] = [openBrowser(market), openBrowser(market, '10.2.2.2')];
    expect((await forget(owner)).data).toEqual({ code: 'sent', wait: 60 });
    market.clock.advance(minute / 2);
    expect((await forget(owner)).data).toEqual({ code: 'cooling', wait: 30 });
    expect((await forget(other)).data).toEqual({ code: 'cooling', wait: 30 });
    const guesser = openBrowser(market, '10.3.3.3');
    for (let n = 0; n < 5; n++) await verify(guesser, '000000');
    expect((await forget(owner)).data.code).toBe('cooling');
    expect((await forget(other)).data.code).toBe('void');
    const english = await other.call('/auth/forget', {
      body: { email },
      headers: { 'accept-language': 'en' },
    });
    expect(english.message).toBe(
      'The code was wrong 5 times. Ask for a new one. You can ask for a new code in 30 seconds.',
    );
  });

  test('fifty wrong attempts at once in its own browser count as five there, and each gets the right response', {
    tags: 'slow',
  }, async () => {
    await createSignedInUser(market, { email });
    const owner = openBrowser(market);
    await forget(owner);
    const code = await market.newestCode(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(owner, otherThan(code))));
    const row = await market.database.db
      .selectFrom('codes')
      .select(['requester_tries', 'tries'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ requester_tries: 5, tries: 0 });
    const told = answers.map(({ message }) => message).sort();
    expect(told.slice(0, 4)).toEqual([1, 2, 3, 4].map((left) => `Kode salah. Sisa ${left} percobaan.`));
    expect(new Set(told.slice(4))).toEqual(new Set(['Kode sudah salah 5 kali. Minta kode baru.']));
    expect((await verify(openBrowser(market), code)).status).toBe(422);
  });
});

describe('a code for a new e-mail [S3]', () => {
  test('outlives codes that others request, and voids none of theirs', { tags: 'slow' }, async () => {
    const { token } = await createSignedInUser(market, { email: 'lama@example.test' });
    await market.call('/auth/email', { token, body: { email, password: testPassword } });
    const code = await market.newestCode(email);
    market.clock.advance(minute);
    const stranger = openBrowser(market, '10.2.2.2');
    await forget(stranger);
    for (let n = 0; n < 6; n++) await verify(openBrowser(market), otherThan(code));
    const confirmed = await market.call('/auth/email/confirm', { token, body: { email, code } });
    expect(confirmed.status).toBe(200);
  });
});

describe('the email with a code [W56] [S7]', () => {
  test('names the browser and the time', async () => {
    await createSignedInUser(market, { email });
    const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
    const ask = (userAgent: string, locale: string) =>
      market.call('/auth/forget', {
        body: { email },
        headers: { 'user-agent': userAgent, 'accept-language': locale },
      });
    await ask(chrome, 'id');
    market.clock.advance(minute);
    await ask('<b>curl</b>', 'en');
    const [english, indonesian] = (await market.letters(email)).map(({ text }) => text);
    expect(indonesian).toContain('Diminta lewat Chrome di Windows pada 2 Maret 2026 pukul 10.00 WIB.');
    expect(english).toContain('Asked for on 2 March 2026 at 10:01 WIB.');
    expect(english).not.toContain('curl');
  });

  test('gives its reader a code when others have used up all of them', async () => {
    await createSignedInUser(market, { email });
    const stranger = openBrowser(market, '10.2.2.2');
    for (const wait of [0, minute, minute]) {
      market.clock.advance(wait);
      expect((await forget(stranger)).status).toBe(200);
    }
    market.clock.advance(6 * minute);
    const owner = openBrowser(market);
    expect((await forget(owner)).data).toEqual({ code: 'expired', wait: 420 });
    const { origin, pathname, searchParams } = await newestLink();
    expect(`${origin}${pathname}`).toBe(`${market.context().publicUrl}/verification-otp`);
    expect([searchParams.get('email'), searchParams.get('to')]).toEqual([email, 'reset-password']);
    const mail = searchParams.get('mail') ?? '';
    expect((await resend(owner, mail)).data).toEqual({ code: 'sent', wait: 60 });
    const code = await market.newestCode(email);
    expect((await verify(owner, code)).status).toBe(200);
    market.clock.advance(minute);
    expect((await resend(owner, mail)).status).toBe(200);
    market.clock.advance(minute);
    expect((await resend(owner, mail)).status).toBe(429);
  });

  test('is invalid for another address, when forged, or after an hour', async () => {
    await createSignedInUser(market, { email });
    await createSignedInUser(market, { email: 'lain@example.test' });
    const stranger = openBrowser(market, '10.2.2.2');
    for (const wait of [0, minute, minute]) {
      market.clock.advance(wait);
      await forget(stranger);
      await forget(stranger, 'lain@example.test');
    }
    const mail = (await newestLink()).searchParams.get('mail') ?? '';
    const forged = [
      mail.replace(/^\d+/, '1'),
      `${mail}x`,
      mail.slice(0, -1),
      '1.',
      `${mail.split('.')[0]}.x`,
      '',
    ];
    for (const other of forged.filter((text) => text !== mail)) {
      expect((await resend(openBrowser(market), other)).status).toBe(429);
    }
    expect((await resend(openBrowser(market), mail, 'lain@example.test')).status).toBe(429);
    market.clock.advance(hour - 1);
    for (const wait of [0, minute, minute]) {
      market.clock.advance(wait);
      await forget(stranger);
    }
    expect((await resend(openBrowser(market), mail)).status).toBe(429);
  });
});
