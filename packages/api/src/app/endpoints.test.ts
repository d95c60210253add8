import type { Endpoint } from '@pasar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { allCalls } from './all-calls.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const all = allCalls.map(({ area, name, endpoint }) => [`${area}.${name}`, endpoint] as const);
const call = ({ method, path }: Endpoint) => market.call(path.replace(/:\w+/g, '1'), { method });

describe('every call of the contract', () => {
  test.each(all)('%s is served', async (_, endpoint) => {
    await call(endpoint);
    const served = await (await market.fetch(new Request('http://pasar.test/metrics'))).text();
    expect(served).toContain(`method="${endpoint.method}",route="/api${endpoint.path}"`);
  });

  test('are unique: no two share method and path', () => {
    const keys = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
