import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { hashFully, hashLightly } from '../../testing/light-hashes.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser, testPassword } from '../../testing/users.ts';
import { createAccount } from './create-account.ts';
import { hashPassword } from './passwords/password-hash.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({ failuresPerAddress: 1_000 });
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const email = 'budi@example.test';
const securityEvents = () =>
  market.logLines.map((line) => JSON.parse(line).security).filter((name) => name !== undefined);

describe('what the log records [S39]', () => {
  test('names who logged in, who was rejected, and who logged out', async () => {
    const { token } = await createSignedInUser(market, { email });
    await market.call('/auth/login', { body: { email, password: 'tebakan saja' } });
    await market.call('/merchant/dashboard/store', { token });
    await market.call('/auth/logout', { method: 'POST', token });
    expect(securityEvents()).toEqual(['login', 'login-rejected', 'access-rejected', 'logout']);
  });

  test('contains no passwords, codes and tokens [S4] [S14]', async () => {
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

/**
 * The middle one of what each call made this process work, in microseconds; other work of the machine does not count.
 */
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('nobody can time which addresses have an account [S8]', { tags: 'slow', timeout: 60_000 }, async () => {
  hashFully();
  onTestFinished(hashLightly);
  const people = 12;
  for (let n = 0; n < people; n++) {
    const input = {
      email: `orang${n}@example.test`,
      password: null,
      fullname: 'Orang',
      registeredAs: 'buyer' as const,
    };
    await createAccount({ ctx: market.context(), input });
  }
  const password_hash = await hashPassword(testPassword);
  await market.database.db.updateTable('users').set({ password_hash }).execute();
  const worked = async (path: string, name: string) => {
    await market.settle();
    const before = process.cpuUsage();
    await market.call(path, { body: { email: `${name}@example.test`, password: `${testPassword}4` } });
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  for (const path of ['/auth/login', '/auth/forget']) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < people; n++) {
      // Alternates, so that neither always runs on a warmer server.
      const first = n % 2 === 0;
      if (first) known.push(await worked(path, `orang${n}`));
      unknown.push(await worked(path, `siapa${n}`));
      if (!first) known.push(await worked(path, `orang${n}`));
    }
    // Without the same work for both, one of them takes a third of the other's or less.
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  }
});
