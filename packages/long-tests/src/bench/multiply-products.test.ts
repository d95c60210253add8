import { listProducts, openTestServer, type TestServer } from '@pasar/api/testing';
import { endpoints } from '@pasar/contract';
import { createDemo, seedDatabase } from '@pasar/demo';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multiplyProducts } from './multiply-products.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ requestsPerAddress: 1e9 }, { plugins: [createDemo()] });
  const ctx = server.context();
  const market = { ...ctx, storage: { ...ctx.storage, get: async () => new Uint8Array(1_000) } };
  await seedDatabase({ ctx: market, seed: 7, size: { products: 200, orders: 20 }, onProgress: () => {} });
}, 120_000);
afterAll(async () => {
  // Copies have stars without reviews, which an audit would not accept.
  await server.reset();
  await server.close();
});

test('each product is listed as often as it was copied, with its words and choices', async () => {
  const list = async (query: object) => {
    const input = v.parse(endpoints.products.list.query, query);
    const { total, answer } = await listProducts({ ctx: server.context(), input });
    return { total, sizes: answer.facets.sizes };
  };
  const listIndexes = async () =>
    (
      await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(
        server.database.db,
      )
    ).rows;
  const indexes = await listIndexes();
  const before = { all: await list({}), rice: await list({ search: 'beras' }) };
  await multiplyProducts(server.context(), 3);
  const after = { all: await list({}), rice: await list({ search: 'beras' }) };
  expect(await listIndexes()).toEqual(indexes);
  expect(after.all.total).toBe(3 * before.all.total);
  expect(after.rice.total).toBe(3 * before.rice.total);
  expect(after.all.sizes).toEqual(before.all.sizes?.map((size) => ({ ...size, total: 3 * size.total })));
});
