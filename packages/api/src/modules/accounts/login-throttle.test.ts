import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, minute, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { afterAttempt, countLoginAttempt, endLoginThrottle, forgiveLoginAttempt } from './login-throttle.ts';

const now = new Date('2026-03-02T10:00:00Z');
const from = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('what one more attempt leads to [S7]', () => {
  const recent = { last_at: from(-minute), blocked_until: null };

  test('the last free attempt leads to a wait, those before it do not', () => {
    expect(afterAttempt({ ...recent, count: 3 }, 5, now)).toEqual({ count: 4, blocked_until: null });
    expect(afterAttempt({ ...recent, count: 4 }, 5, now)).toEqual({
      count: 5,
      blocked_until: from(15 * second),
    });
  });

  test('a wait is over at its last moment, and not before', () => {
    const blocked = (milliseconds: number) => ({ ...recent, count: 5, blocked_until: from(milliseconds) });
    expect(afterAttempt(blocked(1), 5, now)).toEqual({ wait: 1 });
    expect(afterAttempt(blocked(0), 5, now)).toEqual({ count: 6, blocked_until: from(30 * second) });
  });

  test('attempts count for an hour after the last one', () => {
    const last = (milliseconds: number) => ({ count: 2, last_at: from(milliseconds), blocked_until: null });
    expect(afterAttempt(last(-hour), 5, now)).toMatchObject({ count: 3 });
    expect(afterAttempt(last(-hour - 1), 5, now)).toMatchObject({ count: 1 });
  });

  test('nobody waits longer than a quarter of an hour, however often they tried', () => {
    for (const count of [11, 40, 5_000])
      expect(afterAttempt({ ...recent, count }, 5, now)).toMatchObject({ blocked_until: from(15 * minute) });
  });
});

describe('counting attempts to log in [S7]', () => {
  let market: TestServer;
  beforeAll(async () => {
    market = await openTestServer({
      failuresPerAccountAndAddress: 2,
      failuresPerAccount: 3,
      failuresPerAddress: 4,
    });
  });
  beforeEach(() => market.reset());
  afterAll(() => market.close());

  const [budi, siti] = ['budi@example.test', 'siti@example.test'];
  const at = (ip: string, more: Partial<Context> = {}) => market.context(undefined, { ip, ...more });
  const attempt = async (ctx: Context, email: string, pass?: { id: number }) => {
    try {
      await countLoginAttempt(ctx, email, pass);
      return 'free';
    } catch (error) {
      return (error as { code: number }).code;
    }
  };
  const attempts = async (times: number, ctx: Context, email: string, pass?: { id: number }) => {
    const seen = [];
    for (let n = 0; n < times; n++) seen.push(await attempt(ctx, email, pass));
    return seen;
  };

  test('guesses at one account slow down nobody who logs in to another', async () => {
    const far = at('10.0.0.9');
    expect(await attempts(3, at('10.0.0.1'), budi)).toEqual(['free', 'free', 429]);
    expect(await attempt(at('10.0.0.2'), budi)).toBe('free');
    expect(await attempt(at('10.0.0.3'), budi)).toBe(429);
    expect(await attempts(2, far, siti)).toEqual(['free', 'free']);
  });

  test('staff see in the security events that a login had to wait', async () => {
    await attempts(2, at('10.0.0.1'), budi);
    expect(market.logLines.join()).not.toContain('login-throttled');
    expect(await attempt(at('10.0.0.1'), budi)).toBe(429);
    expect(market.logLines.filter((line) => line.includes('"security":"login-throttled"'))).toHaveLength(1);
  });

  test('logins that succeed use up nothing: not of the network, nor of the account', async () => {
    const ctx = at('10.0.0.1');
    for (let n = 0; n < 6; n++) {
      expect(await attempt(ctx, budi)).toBe('free');
      await forgiveLoginAttempt(ctx, budi, undefined);
    }
    expect(await attempts(2, ctx, budi)).toEqual(['free', 'free']);
    expect(await attempt(at('10.0.0.2'), budi)).toBe('free');
    expect(await attempt(at('10.0.0.3'), budi)).toBe(429);
  });

  test('a login with a pass gives back nothing that failures without one used up', async () => {
    const ctx = at('10.0.0.1');
    for (const email of ['a', 'b', 'c', budi]) expect(await attempt(ctx, email)).toBe('free');
    await attempt(at('10.0.0.2'), budi);
    await attempt(at('10.0.0.3'), budi);
    expect(await attempts(2, ctx, budi, { id: 7 })).toEqual(['free', 'free']);
    await forgiveLoginAttempt(ctx, budi, { id: 7 });
    expect(await attempts(3, ctx, budi, { id: 7 })).toEqual(['free', 'free', 429]);
    expect(await attempt(ctx, siti)).toBe(429);
    expect(await attempt(at('10.0.0.4'), budi)).toBe(429);
  });

  test('a new password ends all waits of its account, and of no other', async () => {
    const logins = [
      { ctx: at('10.0.0.1'), email: budi, pass: { id: 1 } },
      { ctx: at('10.0.0.2'), email: siti, pass: { id: 2 } },
    ];
    const next = async () => {
      const seen = [];
      for (const { ctx, email, pass } of logins)
        seen.push(await attempt(ctx, email), await attempt(ctx, email, pass));
      return seen;
    };
    await next();
    await next();
    expect(await next()).toEqual([429, 429, 429, 429]);
    await endLoginThrottle(at('10.0.0.3'), budi);
    expect(await next()).toEqual(['free', 'free', 429, 429]);
  });

  test('with counts of all servers, a login gives back what it took, of the same minute', async () => {
    const counts = new Map<string, number>();
    const add = (points: number) => (key: string, seconds: number) => {
      const count = (counts.get(`${key} ${seconds}`) ?? 0) + points;
      counts.set(`${key} ${seconds}`, count);
      return count;
    };
    const shared = {
      add: async (key: string, seconds: number) => ({ count: add(1)(key, seconds), waitMs: minute }),
      refund: async (key: string, seconds: number) => add(-1)(key, seconds) === 0 || undefined,
    };
    const ctx = at('10.0.0.1', { rates: { spend: async () => {}, shared } });
    await countLoginAttempt(ctx, budi, undefined);
    expect([...counts.values()]).toEqual([1]);
    await forgiveLoginAttempt(ctx, budi, undefined);
    expect([...counts]).toEqual([[expect.stringMatching(/ 60$/), 0]]);
  });
});
