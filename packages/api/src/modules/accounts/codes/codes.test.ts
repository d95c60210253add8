import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, minute, second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { waitForCode } from './wait-for-code.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const email = 'sari@example.test';
const register = () =>
  market.call('/auth/register', {
    body: { email, password: 'kopi tubruk', password_confirmation: 'kopi tubruk' },
  });
const verify = (code: string, address = email) =>
  market.call('/auth/verification', { body: { email: address, code } });
const resend = (address = email) =>
  market.call('/auth/verification/resend', { body: { email: address, to: 'auth-setup' } });
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

describe('one-time codes [S3]', () => {
  test('a code works once', async () => {
    await register();
    const code = await market.newestCode(email);
    expect((await verify(code)).status).toBe(200);
    expect(await verify(code)).toMatchObject({
      status: 422,
      data: { code: [expect.stringContaining('kedaluwarsa')] },
    });
  });

  test('a code is good for five minutes and not longer', async () => {
    await register();
    const code = await market.newestCode(email);
    market.clock.advance(5 * minute);
    expect((await verify(code)).status).toBe(422);
    await market.reset();
    await register();
    const fresh = await market.newestCode(email);
    market.clock.advance(5 * minute - 1);
    expect((await verify(fresh)).status).toBe(200);
  });

  test('five wrong attempts void a code: the sixth is rejected even if it is right', async () => {
    await register();
    const code = await market.newestCode(email);
    const messages = [];
    for (let tries = 0; tries < 5; tries++) messages.push((await verify(otherThan(code))).message);
    expect(messages).toEqual([
      'Kode salah. Sisa 4 percobaan.',
      'Kode salah. Sisa 3 percobaan.',
      'Kode salah. Sisa 2 percobaan.',
      'Kode salah. Sisa 1 percobaan.',
      'Kode sudah salah 5 kali. Minta kode baru.',
    ]);
    expect((await verify(code)).message).toBe('Kode sudah salah 5 kali. Minta kode baru.');
  });

  test('fifty attempts at once count as exactly five, and each gets the right response', async () => {
    await register();
    const code = await market.newestCode(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(otherThan(code))));
    const { tries } = await market.database.db.selectFrom('codes').select('tries').executeTakeFirstOrThrow();
    expect(tries).toBe(5);
    const told = answers.map(({ message }) => message).sort();
    expect(told.slice(0, 4)).toEqual([1, 2, 3, 4].map((left) => `Kode salah. Sisa ${left} percobaan.`));
    expect(new Set(told.slice(4))).toEqual(new Set(['Kode sudah salah 5 kali. Minta kode baru.']));
    expect((await verify(code)).status).toBe(422);
  });

  test('the right code given ten times at once works once', async () => {
    await register();
    const code = await market.newestCode(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a new code voids the one before', async () => {
    await register();
    const first = await market.newestCode(email);
    market.clock.advance(minute);
    expect((await resend()).data).toEqual({ code: 'sent', wait: 60 });
    const second = await market.newestCode(email);
    if (first !== second) expect((await verify(first)).status).toBe(422);
    expect((await verify(second)).status).toBe(200);
  });

  test('codes come a minute apart, three in a quarter of an hour, five in an hour', async () => {
    await register();
    const early = await resend();
    expect(early).toMatchObject({ status: 429, data: { code: 'cooling', wait: 60 } });
    expect(early.headers.get('retry-after')).toBe('60');
    expect(early.message).toBe('Kode sebelumnya masih berlaku. Kode baru dalam 60 detik.');
    const status = async (wait: number) => {
      market.clock.advance(wait);
      return (await resend()).status;
    };
    expect(await status(minute)).toBe(200);
    expect(await status(minute)).toBe(200);
    expect(await status(minute)).toBe(429);
    expect(await status(12 * minute)).toBe(200);
    expect(await status(15 * minute)).toBe(200);
    expect(await status(15 * minute)).toBe(429);
    expect(await status(15 * minute)).toBe(200);
  });

  test('ten requests at once send one code', async () => {
    await register();
    market.clock.advance(minute);
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('one address on the net cannot order codes without end', { tags: 'slow' }, async () => {
    const strict = await openTestServer({ codesPerAddress: 3 });
    const ask = (address: string, client: string) =>
      strict.call('/auth/forget', { body: { email: address }, headers: { 'x-pasar-client': client } });
    for (const name of ['a', 'b', 'c'])
      expect((await ask(`${name}@example.test`, '10.0.0.1')).status).toBe(200);
    expect((await ask('d@example.test', '10.0.0.1')).status).toBe(429);
    expect((await ask('d@example.test', '10.0.0.2')).status).toBe(200);
    const join = (name: string) =>
      strict.call('/auth/register', {
        body: {
          email: `${name}@example.test`,
          password: 'kopi tubruk',
          password_confirmation: 'kopi tubruk',
        },
        headers: { 'x-pasar-client': '10.0.0.3' },
      });
    for (const name of ['e', 'f', 'g']) expect((await join(name)).status).toBe(200);
    expect((await join('h')).status).toBe(429);
    await strict.close();
  });

  test('an address without an account is treated alike, but gets no email', async () => {
    const stranger = 'siapa@example.test';
    expect((await resend(stranger)).data).toEqual({ code: 'sent', wait: 60 });
    expect((await resend(stranger)).status).toBe(429);
    expect(await market.letters(stranger)).toEqual([]);
    expect((await verify('123456', stranger)).message).toBe('Kode salah. Sisa 4 percobaan.');
    expect((await verify('123456', 'belum@example.test')).message).toBe(
      'Kode sudah kedaluwarsa. Minta kode baru.',
    );
  });

  test('the stored rows reveal no code [S4]', async () => {
    await register();
    const code = await market.newestCode(email);
    for (const table of ['codes', 'emails', 'outbox'] as const) {
      const rows = await market.database.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(code);
    }
  });

  test.each([['12345'], ['1234567'], ['abcdef'], [''], [123456], [null]])(
    '%j is not a code',
    async (code) => {
      await register();
      const answer = await market.call('/auth/verification', { body: { email, code } });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.data)).toEqual(['code']);
    },
  );
});

test('the wait is that of the strictest limit', () => {
  const now = new Date('2026-03-02T10:00:00Z');
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  expect(waitForCode([], now)).toBe(0);
  expect(waitForCode([ago(20 * second)], now)).toBe(40 * second);
  expect(waitForCode([ago(2 * minute), ago(4 * minute), ago(5 * minute)], now)).toBe(10 * minute);
  expect(
    waitForCode(
      [16, 20, 30, 40, 50].map((minutes) => ago(minutes * minute)),
      now,
    ),
  ).toBe(10 * minute);
  expect(waitForCode([ago(hour)], now)).toBe(0);
});
