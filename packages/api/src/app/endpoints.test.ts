import { type Endpoint, endpoints } from '@pasar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../testing/open-test-market.ts';
import { signedIn } from '../testing/people.ts';

let market: TestMarket;
let token: string;
beforeAll(async () => {
  market = await openTestMarket();
  token = (await signedIn(market)).token;
});
afterAll(() => market.close());

const all: [string, Endpoint][] = Object.entries(endpoints).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
);
const restricted = all.filter(([, { access }]) => access !== undefined);
const forMerchants = all.filter(([, { access }]) => access === 'merchant');
const call = ({ method, path }: Endpoint, more: { token?: string; headers?: Record<string, string> } = {}) =>
  market.call(path.replace(/:\w+/g, '1'), { method, ...more });

describe('every call of the contract', () => {
  test.each(all)('%s is served', async (_, endpoint) => {
    await call(endpoint);
    const served = await (await market.fetch(new Request('http://pasar.test/metrics'))).text();
    expect(served).toContain(`method="${endpoint.method}",route="/api${endpoint.path}"`);
  });

  test.each(restricted)(
    '%s is closed to visitors, whatever cookies they bring [S10] [S22]',
    async (_, endpoint) => {
      expect(await call(endpoint)).toMatchObject({ status: 401, code: 401, data: null });
      const cookie = ['token', '__Host-token', 'pasar_token', 'session']
        .map((name) => `${name}=${token}`)
        .join('; ');
      expect((await call(endpoint, { headers: { cookie } })).status).toBe(401);
      expect((await call(endpoint, { token: `${token}x` })).status).toBe(401);
    },
  );

  test.each(forMerchants)('%s is closed to people without a store [S23]', async (_, endpoint) => {
    expect(await call(endpoint, { token })).toMatchObject({
      code: 403,
      message: 'Hanya penjual yang bisa membuka ini',
    });
  });

  test('asks one thing each: no two share method and path', () => {
    const keys = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
