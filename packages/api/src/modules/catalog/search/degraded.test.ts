import { endpoints } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSearchCluster, type SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { freePort } from '../../../testing/postgres-server.ts';
import { addBrand, addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { listProducts } from '../listing/list-products.ts';
import { createListingSource } from '../listing/listing-source.ts';

let market: TestServer;
let nobody: SearchCluster;
const source = createListingSource();

beforeAll(async () => {
  market = await openTestServer();
  nobody = openSearchCluster(`http://127.0.0.1:${await freePort()}`);
  const store = (await openStore(market, { name: 'Toko Lada' })).id;
  const rice = await addCategory(market, 'Beras');
  const shoes = await addCategory(market, 'Sepatu');
  const brand_id = await addBrand(market, 'Nara');
  await addProduct(market, { store, category: rice, name: 'Beras pulen', sold_count: 3 });
  await addProduct(market, { store, category: rice, brand_id, name: 'Beras merah', sold_count: 9 });
  await addProduct(market, { store, category: shoes, name: 'Sepatu lari' });
  await refreshCatalog(market);
});
afterAll(async () => {
  await nobody.client.close();
  await market.close();
});

const list = async (query: object) => {
  const ctx = { ...market.context(), searchCluster: nobody };
  const input = v.parse(endpoints.products.list.query, query);
  const { cards, total, answer } = await listProducts({ ctx, input, source });
  return { names: cards.map(({ name }) => name), total, answer };
};

test('while nobody answers at SEARCH_URL the database lists, and says so [Q48]', async () => {
  const { names, total, answer } = await list({});
  expect([names.length, total, answer.degraded]).toEqual([3, 3, true]);
  expect(answer.facets.categories).toEqual([]);
});

test('words name categories, brands and stores; the others are left out [Q48]', async () => {
  const found = await list({ search: 'beras 5kg', sort: 'bestseller' });
  expect(found.names).toEqual(['Beras merah', 'Beras pulen']);
  expect(found.answer.without).toHaveLength(1);
  expect((await list({ search: 'nara' })).names).toEqual(['Beras merah']);
  expect((await list({ search: 'toko-lada' })).answer.degraded).toBe(true);
  // A word that nothing has must not list the whole market as if it had been found.
  expect(await list({ search: 'xyzzy' })).toMatchObject({ names: [], total: 0 });
});

test('filters by category, city and brand hold [Q48]', async () => {
  expect((await list({ 'category[]': 'sepatu' })).names).toEqual(['Sepatu lari']);
  expect((await list({ 'brand[]': 'nara' })).names).toEqual(['Beras merah']);
  expect((await list({ 'brand[]': 'nobody' })).names).toEqual([]);
});

test('addresses that cannot be used are refused in one sentence', () => {
  for (const url of ['opensearch', 'ftp://127.0.0.1', 'http://search.example:9200'])
    expect(() => openSearchCluster(url)).toThrow(/SEARCH_URL/);
  expect(() => openSearchCluster('http://127.0.0.1:9200', { prefix: 'Pasar!' })).toThrow(/SEARCH_PREFIX/);
});
