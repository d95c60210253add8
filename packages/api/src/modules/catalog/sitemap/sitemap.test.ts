import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  const { id: store } = await openStore(market, { name: 'Toko Maju' });
  await openStore(market, { name: 'Toko Kosong' });
  const root = await addCategory(market, 'Busana');
  const category = await addCategory(market, 'Kaos', root);
  await addCategory(market, 'Sepi', root);
  await addProduct(market, { store, category, name: 'Kaos polos katun' });
  await addProduct(market, { store, category, name: 'Kaos tersembunyi', status: 'HIDDEN' });
  await refreshCatalog(market);
});
afterAll(() => market.close());

const names = async (path: string) =>
  (await market.call(`/sitemap/${path}`)).data.map(({ name }: { name: string }) => name);

test('names what visitors may see, and nothing else [A50]', async () => {
  expect(await names('categories/1')).toEqual(['busana', 'kaos']);
  expect(await names('stores/1')).toEqual(['toko-maju']);
  expect((await names('products/1'))[0]).toMatch(/^kaos-polos-katun/);
  expect(await names('promos/1')).toEqual([]);
  expect(await names('products/2')).toEqual([]);
  expect((await market.call('/sitemap/people/1')).status).toBe(404);
});

test('the outline lists the pages that hold something, each with its latest change', async () => {
  const { data } = await market.call('/sitemap');
  const parts = data.map(({ part, page }: { part: string; page: number }) => `${part} ${page}`);
  expect(parts).toEqual(['categories 1', 'stores 1', 'products 1']);
  expect(data[0].changed_at).toBe(market.clock.now().toISOString());
});
