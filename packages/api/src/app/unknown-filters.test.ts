import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../modules/accounts/index.ts';
import { createSessionToken } from '../modules/checkout/testing/shopping.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { openStore } from '../testing/products.ts';
import { allCalls } from './all-calls.ts';

let market: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  market = await openTestServer({ requestsPerUser: 1e6, requestsPerAddress: 1e6 });
  const person = (name: string, more: { role?: 'staff' } = {}) =>
    createAccount({
      ctx: market.context(),
      input: {
        email: `${name}@example.test`,
        fullname: 'Budi Santoso',
        registeredAs: 'buyer',
        password: null,
        ...more,
      },
    });
  const merchant = await person('merchant');
  await openStore(market, { name: 'Toko Budi', user_id: merchant });
  tokens.merchant = await createSessionToken(market, merchant);
  tokens.user = tokens.merchant;
  tokens.staff = await createSessionToken(market, await person('staff', { role: 'staff' }));
});
afterAll(() => market.close());

/** A path of an entity that need not exist: the query is read first. */
const pathOf = (path: string) =>
  path
    .replace(':part', 'products')
    .replace('/help/:slug', '/help/paying')
    .replace(':number', 'NK-2026-1-00001')
    .replace(/:\w*code/g, 'ORD-20261121-AB12C')
    .replace(/:\w+/g, '1');
const gets = allCalls
  .filter(({ endpoint }) => endpoint.method === 'GET')
  .map(({ area, name, endpoint }) => [`${area}.${name}`, endpoint] as const);

describe('a filter that a call does not know', () => {
  test.each(gets)('%s rejects it by its name [SPEC-7]', async (_, { path, access }) => {
    const given = '?warna=biru&ukuran%5B%5D=L&utm_source=surat';
    const token = access && tokens[access];
    const answer = await market.call(`${pathOf(path)}${given}`, token ? { token } : {});
    expect(answer).toMatchObject({
      status: 422,
      code: 422,
      message: 'Filter atau parameter warna tidak dikenal',
      data: {
        warna: ['Filter atau parameter warna tidak dikenal'],
        'ukuran[]': ['Filter atau parameter ukuran[] tidak dikenal'],
        utm_source: ['Filter atau parameter utm_source tidak dikenal'],
      },
    });
  });

  test('is reported in English, shortened, and is harmless with any name', async () => {
    const headers = { 'accept-language': 'en' };
    const { data } = await market.call(`/products/list?__proto__=1&${'x'.repeat(500)}=1`, { headers });
    expect(Object.keys(data)).toEqual(['__proto__', 'x'.repeat(60)]);
    expect(Object.values(data)).toContainEqual([`Unknown filter or parameter ${'x'.repeat(60)}`]);
  });
});

describe('a filter that may repeat', () => {
  const asked = async (query: string) => {
    const answer = await market.call(`/products/list?${query}`);
    return [answer.status, answer.meta?.first];
  };

  test('is taken with brackets, without, and both [SRCH-02]', async () => {
    for (const query of ['city[]=32.73', 'city=32.73', 'city=32.73&city[]=31.73', 'category=&brand[]='])
      expect((await asked(query))[0]).toBe(200);
  });

  test('one that may not is taken once, with brackets or without', async () => {
    expect((await market.call('/merchant/list?storetype[]=official')).status).toBe(200);
    expect((await market.call('/merchant/list?storetype=official')).status).toBe(200);
    expect(await market.call('/merchant/list?storetype=official&storetype[]=star')).toMatchObject({
      status: 422,
      data: { storetype: [expect.any(String)] },
    });
  });
});
