import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { findValkeyServer, startValkey, type ValkeyServer } from '../../testing/valkey-server.ts';
import type { Context } from '../context.ts';
import { refundNetwork, spendOfNetwork } from '../counters/spend-of-network.ts';
import { InstallationError } from '../installation/installation-error.ts';
import { createRates } from '../rates.ts';
import { openValkey, type Valkey } from './open-valkey.ts';

const silent = { warn: () => {}, info: () => {} };

test('an address of another form is one sentence', async () => {
  await expect(openValkey('localhost:6379', silent)).rejects.toThrow(InstallationError);
});

test('without a Valkey that responds, each server counts by itself, starts all the same, and says so once', async () => {
  const away = await openValkey('valkey://127.0.0.1:1', silent);
  const warnings: unknown[] = [];
  const rates = createRates(away, { warn: (...said: unknown[]) => void warnings.push(said) });
  await rates.spend('a', 1, { points: 1, seconds: 60 });
  await expect(rates.spend('a', 1, { points: 1, seconds: 60 })).rejects.toMatchObject({ code: 429 });
  expect(warnings).toHaveLength(1);
  away.disconnect();
});

const command = findValkeyServer();

describe.skipIf(command === undefined)('with a Valkey', () => {
  let valkey: ValkeyServer;
  let market: TestServer;
  let clients: Valkey[];
  beforeAll(async () => {
    valkey = await startValkey(command ?? '');
    market = await openTestServer();
  });
  beforeEach(async () => {
    await market.reset();
    clients = await Promise.all([1, 2].map(() => openValkey(valkey.url, silent)));
    await clients[0]?.flushall();
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await market.close();
    await valkey.remove();
  });

  test('requests are counted over all servers, each once', async () => {
    const servers = clients.map((client) => createRates(client));
    const spend = (nth: number) => servers[nth % 2]?.spend('requests', 7, { points: 30, seconds: 60 });
    const results = await Promise.allSettled(Array.from({ length: 40 }, (_, nth) => spend(nth)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    await expect(spend(0)).rejects.toMatchObject({ code: 429, retryAfter: expect.any(Number) });
  });

  const contexts = (): Context[] =>
    clients.map((client) => ({ ...market.context(), ip: '203.0.113.9', rates: createRates(client) }));

  test('guesses of a network are counted there, not in the database, and given back', async () => {
    const [one, other] = contexts() as [Context, Context];
    const allowed = { points: 3, seconds: 60 };
    for (const ctx of [one, other, one]) await spendOfNetwork(ctx, 'guesses', allowed);
    await expect(spendOfNetwork(other, 'guesses', allowed)).rejects.toMatchObject({ code: 429 });
    for (let nth = 0; nth < 2; nth++) await refundNetwork(other, 'guesses', allowed);
    await spendOfNetwork(one, 'guesses', allowed);
    expect(await market.database.db.selectFrom('caller_counters').selectAll().execute()).toEqual([]);
  });

  test('when it dies the database counts guesses, and when it is back it counts again', async () => {
    const [one] = contexts() as [Context];
    const allowed = { points: 2, seconds: 60 };
    await spendOfNetwork(one, 'guesses', allowed);
    await valkey.kill();
    for (let nth = 0; nth < 2; nth++) await spendOfNetwork(one, 'guesses', allowed);
    await expect(spendOfNetwork(one, 'guesses', allowed)).rejects.toMatchObject({ code: 429 });
    await valkey.start();
    await expect.poll(() => clients[0]?.status, { timeout: 10_000 }).toBe('ready');
    await spendOfNetwork(one, 'guesses', allowed);
  });
});
