import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';

let market: TestServer;
let remember: ResponseCache;
let made: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => {
  remember = createResponseCache();
  made = 0;
});
afterAll(() => market.close());

const make = async () => ++made;
const ask = (name = 'menu', locale: 'id' | 'en' = 'id') =>
  remember(market.context(undefined, { locale }), name, make);

describe('the response cache', () => {
  test('returns the same response for ten seconds, per language', async () => {
    expect([await ask(), await ask(), await ask('menu', 'en')]).toEqual([1, 1, 2]);
    market.clock.advance(9_999);
    expect(await ask()).toBe(1);
    await nextTurn();
    market.clock.advance(1);
    expect(await ask()).toBe(3);
  });

  test('renews nothing that is younger than five seconds', async () => {
    await ask();
    market.clock.advance(4_999);
    await ask();
    await nextTurn();
    expect(made).toBe(1);
  });

  test('makes a response again when the clock was set back', async () => {
    await ask();
    market.clock.advance(-1);
    expect(await ask()).toBe(2);
  });

  test('renews a response once while the old one is still served, so that nobody waits', async () => {
    await ask();
    market.clock.advance(5_000);
    const release = Promise.withResolvers<void>();
    const slow = () => remember(market.context(), 'menu', () => release.promise.then(make));
    expect(await Promise.all([slow(), slow(), ask()])).toEqual([1, 1, 1]);
    release.resolve();
    await nextTurn();
    expect([await ask(), made]).toEqual([2, 2]);
    market.clock.advance(9_999);
    expect(await ask()).toBe(2);
  });

  test('expires the old response when a new one cannot be made', async () => {
    await ask();
    market.clock.advance(5_000);
    expect(await remember(market.context(), 'menu', () => Promise.reject(new Error('gone')))).toBe(1);
    expect(await ask()).toBe(1);
    market.clock.advance(5_000);
    expect(await ask()).toBe(2);
  });

  test('serves the old response after a renewal that failed', async () => {
    const fail = () => remember(market.context(), 'menu', () => Promise.reject(new Error('gone')));
    await ask();
    market.clock.advance(5_000);
    expect(await fail()).toBe(1);
    await nextTurn();
    expect(await fail()).toBe(1);
  });

  test('computes a response once for everybody who waits for it', async () => {
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  });

  test('does not cache an error', async () => {
    const failing = () => remember(market.context(), 'x', () => Promise.reject(new Error('gone')));
    await expect(failing()).rejects.toThrow('gone');
    expect(await ask('x')).toBe(1);
  });

  test('holds at most five hundred responses', async () => {
    for (let n = 0; n <= 500; n++) await ask(`filter ${n}`);
    expect(await ask('filter 1')).toBe(2);
    expect(await ask('filter 0')).toBe(502);
  });

  test('gives a response to whoever waits for it, though it was evicted meanwhile', async () => {
    const release = Promise.withResolvers<void>();
    const slow = remember(market.context(), 'slow', () => release.promise.then(make));
    for (let n = 0; n <= 500; n++) await ask(`filter ${n}`);
    release.resolve();
    expect(await slow).toBe(502);
  });
});
