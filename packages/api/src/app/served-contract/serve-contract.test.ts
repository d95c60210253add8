import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { allCalls } from '../all-calls.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

test('[F13] the contract of a server has a hash for each of its calls', { tags: 'slow' }, async () => {
  const answer = await market.fetch(new Request('http://pasar.test/api/contract'));
  expect(answer.status).toBe(200);
  const { version, calls } = (await answer.json()) as {
    version: string;
    calls: Record<string, { schema: string }>;
  };
  expect(version).toMatch(/^\d+\.\d+$/);
  expect(Object.keys(calls).sort()).toEqual(
    allCalls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort(),
  );
  for (const { schema } of Object.values(calls)) expect(schema).toMatch(/^sha256-[0-9a-f]{64}$/);
});
