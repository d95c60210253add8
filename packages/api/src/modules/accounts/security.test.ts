import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/open-test-market.ts';
import { signedIn, testPassword } from '../../testing/people.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ failuresPerAddress: 1_000 });
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const email = 'budi@example.test';
const securityEvents = () =>
  market.logLines.map((line) => JSON.parse(line).security).filter((name) => name !== undefined);

describe('what the log tells [S39]', () => {
  test('names who came, who was refused, and who left', async () => {
    const { token } = await signedIn(market, { email });
    await market.call('/auth/login', { body: { email, password: 'tebakan saja' } });
    await market.call('/merchant/dashboard/store', { token });
    await market.call('/auth/logout', { method: 'POST', token });
    expect(securityEvents()).toEqual(['login', 'login-refused', 'access-refused', 'logout']);
  });

  test('keeps passwords, codes and tokens to itself [S4] [S14]', async () => {
    const password = 'kopi tubruk 77';
    await market.call('/auth/register', { body: { email, password, password_confirmation: password } });
    const code = await market.newestCode(email);
    const { data } = await market.call('/auth/verification', { body: { email, code } });
    const token = data.sign_in.jwt_token;
    await market.call(`/auth/session?token=${token}`, { token });
    await market.call('/auth/login', { body: { email, password: 'salah ketik 1' } });
    const log = market.logLines.join('');
    expect(log).toContain('email-verified');
    for (const secret of [password, 'salah ketik 1', code, token, token.split('.')[2]]) {
      expect(log).not.toContain(secret);
    }
  });

  test('cannot be forged by what callers send', async () => {
    const forged = '\r\n{"level":30,"security":"login","user":1}';
    await market.call('/auth/login', {
      body: { email: `a${encodeURIComponent(forged)}@example.test`, password: forged },
    });
    await market.call(`/none${encodeURIComponent(forged)}`);
    for (const line of market.logLines) {
      expect(line.trimEnd()).not.toMatch(/[\r\n]/);
      expect(JSON.parse(line).security).not.toBe('login');
    }
  });
});

/** The quicker quarter: what the work itself takes, without what else the machine was doing. */
const quartile = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

test('nobody can time which addresses have an account [S8]', { timeout: 60_000 }, async () => {
  const people = 30;
  for (let n = 0; n < people; n++) await signedIn(market, { email: `orang${n}@example.test` });
  const timed = async (path: string, body: object) => {
    const start = performance.now();
    await market.call(path, { body });
    return performance.now() - start;
  };
  for (const path of ['/auth/login', '/auth/forget']) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < people; n++) {
      const password = `${testPassword}4`;
      known.push(await timed(path, { email: `orang${n}@example.test`, password }));
      await market.settle();
      unknown.push(await timed(path, { email: `siapa${n}@example.test`, password }));
      await market.settle();
    }
    // Without the same work for both, one of them takes a third of the other's time or less.
    const ratio = quartile(known) / quartile(unknown);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  }
});
