import { apiScopes, type Endpoint } from '@pasar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSessionToken } from '../modules/checkout/testing/shopping.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { openStore } from '../testing/products.ts';
import { allCalls } from './all-calls.ts';

let market: TestServer;
const keys = new Map<string, string>();
beforeAll(async () => {
  market = await openTestServer({ requestsPerUser: 1e6, requestsPerAddress: 1e6, requestsPerKey: 1e6 });
  const { userId } = await openStore(market);
  const token = await createSessionToken(market, userId);
  for (const scope of apiScopes) {
    const body = { name: scope, scopes: [scope], expires_in_days: 1 };
    const { data } = await market.call('/merchant/dashboard/developer/keys', { token, body });
    keys.set(scope, data.secret);
  }
});
afterAll(() => market.close());

const all = allCalls.map(({ area, name, endpoint }) => [`${area}.${name}`, endpoint] as const);
const ask = ({ method, path }: Endpoint, token: string) =>
  market.call(path.replace(/:\w+/g, '1'), { method, token });

describe('what a key of a store may call, read from the contract', () => {
  test.each(all)(
    '%s is open to keys with its scopes, and to no other key [W60] [W87]',
    async (_, endpoint) => {
      const scopes: readonly string[] = endpoint.scope ?? [];
      for (const [scope, key] of keys) {
        const { status, data } = await ask(endpoint, key);
        if (scopes.includes(scope)) expect([401, 403, 500], scope).not.toContain(status);
        else expect({ scope, status, data }).toEqual({ scope, status: 403, data: { scopes } });
      }
    },
  );

  test('no scope opens payouts, the bank, people, keys, chat or another account [W60]', () => {
    const open = all.filter(([, { scope }]) => scope);
    expect(open.length).toBeGreaterThan(30);
    for (const [, { path, access }] of open) {
      expect(path).not.toMatch(
        /withdraw|bank|staff|member|developer|chat|question|review|admin|auth|complaint/,
      );
      expect(path === '/upload/helper' ? 'user' : 'merchant', path).toBe(access);
    }
  });

  test('every scope opens a call', () => {
    for (const scope of apiScopes)
      expect(
        all.some(([, call]) => call.scope?.includes(scope)),
        scope,
      ).toBe(true);
  });
});
