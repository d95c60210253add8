import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureGateway, shell, startFixtureGateway } from '../testing/fixture-gateway.ts';

let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway([shell]);
});
afterAll(() => gateway.close());

test('what outside callers claim about themselves counts for nothing [S34]', async () => {
  const claims = {
    'x-pasar-client': '6.6.6.6',
    'x-request-id': 'mine',
    'x-forwarded-for': '6.6.6.6',
  };
  const { text } = await gateway.ask('/api/headers', { headers: claims });
  const seen = JSON.parse(text);
  expect(seen['x-pasar-client']).toBe('127.0.0.1');
  expect(seen['x-request-id']).not.toBe('mine');
});

test('a body reaches the API as it was sent', async () => {
  const { text } = await gateway.ask('/api/echo', { method: 'POST', body: 'halo' });
  expect(text).toBe('halo');
});
