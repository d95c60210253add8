import { endpoints } from '@pasar/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSearchCluster, type SearchCluster } from '../../../../platform/search-cluster/search-cluster.ts';
import { openTestServer, type TestServer } from '../../../../testing/open-test-server.ts';
import { freePort } from '../../../../testing/postgres-server.ts';
import {
  addBrand,
  addCategory,
  addProduct,
  openStore,
  refreshCatalog,
} from '../../../../testing/products.ts';
import { listProducts } from '../list-products.ts';
import { createListingSource } from '../listing-source.ts';

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
  const other = (await openStore(market, { name: 'Sumber Rejeki', city: '34.71', store_type: 'official' }))
    .id;
  await addProduct(market, { store, category: rice, name: 'Beras pulen', sold_count: 3 });
  await addProduct(market, { store, category: rice, brand_id, name: 'Beras merah', sold_count: 9 });
  const shoe = {
    store: other,
    category: shoes,
    condition: 'used',
    rating_avg: 4.5,
    rating_count: 2,
  } as const;
  const { id } = await addProduct(market, { ...shoe, name: 'Sepatu lari', variants: [{ price: 900_000 }] });
  const { rows } = await sql<{ id: number }>`
    insert into product_options (product_id, name, position) values (${id}, 'Warna', 1)
    returning id`.execute(market.database.db);
  await sql`insert into product_option_values (option_id, value, position)
    values (${rows[0]?.id}, 'Putih', 1)`.execute(market.database.db);
  await refreshCatalog(market);
});
afterAll(async () => {
  await nobody.client.close();
  await market.close();
});

const list = async (query: object, searchCluster: SearchCluster | null = nobody) => {
  const ctx = { ...market.context(), searchCluster };
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

test('every filter holds, and an order that is not served is named [Q48]', { tags: 'slow' }, async () => {
  const shoes = ['Sepatu lari'];
  for (const [query, names] of [
    [{ min_price: 500_000 }, shoes],
    [{ min_price: 500_000, max_price: 600_000 }, []],
    [{ rating: 4 }, shoes],
    [{ condition: 'used' }, shoes],
    [{ 'storetype[]': 'official' }, shoes],
    [{ 'city[]': '34.71' }, shoes],
    [{ 'color[]': 'putih' }, shoes],
    [{ 'size[]': '42' }, []],
    [{ preorder: '1' }, []],
    [{ flash_sale: '1' }, []],
    [{ discount: '1' }, []],
    [{ free_shipping: '1' }, []],
    [{ verified: '1' }, []],
    [{ in_stock: '1', rating: 4 }, shoes],
  ] as const)
    expect([query, (await list(query)).names]).toEqual([query, names]);
  expect((await list({ sort: 'bestseller' })).answer.degraded_without).toEqual([]);
  const cheapest = await list({ sort: 'price_asc' });
  expect([cheapest.names.length, cheapest.answer.degraded_without]).toEqual([3, ['sort']]);
});

test('phrases are read like the search reads them: synonyms, stores, cities, what is asked besides [Q48]', {
  tags: 'slow',
}, async () => {
  const found = async (search: string) => {
    const { names, answer } = await list({ search });
    return [names, answer.without];
  };
  expect(await found('rice')).toEqual([expect.arrayContaining(['Beras pulen', 'Beras merah']), []]);
  expect(await found('sumber rejeki')).toEqual([['Sepatu lari'], []]);
  for (const city of ['yogyakarta', 'kota yogyakarta', 'jogja'])
    expect(await found(`sepatu bekas ${city}`)).toEqual([['Sepatu lari'], []]);
  const { answer } = await list({ search: 'sepatu jogja' });
  expect(answer.understood).toEqual([
    { kind: 'intent', text: 'jogja', name: 'Kota Yogyakarta', filter: null },
  ]);
  expect(await found('kota yogyakarta')).toEqual([['Sepatu lari'], []]);
  expect(await found('sepatu jakarta selatan')).toEqual([['Sepatu lari'], ['jakarta selatan']]);
  expect(await found('sepatu putih termurah')).toEqual([['Sepatu lari'], ['termurah', 'putih']]);
  // A price is one of the filters that hold.
  expect(await found('sepatu di atas 500rb')).toEqual([['Sepatu lari'], []]);
  // What nothing has with the rest is left out, and named.
  expect(await found('sepatu di bawah 500rb')).toEqual([['Sepatu lari'], ['di bawah 500rb']]);
  expect(await found('beras bekas')).toEqual([expect.arrayContaining(['Beras pulen']), ['bekas']]);
  expect(await found('sepatu nara')).toEqual([['Sepatu lari'], ['nara']]);
});

test('pages go on to the last product by cursors, and back [Q48] [Q6]', async () => {
  const store = (await openStore(market, { name: 'Toko Panjang' })).id;
  const category = await addCategory(market, 'Kancing');
  for (let at = 0; at < 7; at++)
    await addProduct(market, { store, category, name: `Kancing ${at}`, sold_count: at });
  await refreshCatalog(market);
  for (const sort of ['lates', 'bestseller', undefined]) {
    const query = { 'category[]': 'kancing', per_page: 3, sort };
    const pages: string[][] = [];
    let last = await list(query);
    for (let page = 1; last.names.length > 0; page++) {
      pages.push(last.names);
      last = await list({ ...query, page: page + 1, after: last.answer.cursors?.next });
    }
    expect([pages.length, new Set(pages.flat()).size]).toEqual([3, 7]);
    const third = await list({ ...query, page: 3 });
    expect(third.names).toEqual(pages[2]);
    const second = await list({ ...query, page: 2, after: third.answer.cursors?.prev });
    expect(second.names).toEqual(pages[1]);
  }
});

test('a page that was begun with the search goes on by its number, and the other way round [Q48]', async () => {
  const query = { 'category[]': 'kancing', per_page: 3 };
  const [before, while_] = [await list(query, null), await list(query)];
  const next = { ...query, page: 2 };
  expect((await list({ ...next, after: before.answer.cursors?.next })).names).toHaveLength(3);
  expect((await list({ ...next, after: while_.answer.cursors?.next }, null)).names).toHaveLength(3);
  await expect(list({ ...next, sort: 'bestseller', after: while_.answer.cursors?.next })).rejects.toThrow();
  await expect(list({ page: 1_100 })).rejects.toThrow();
});

test('behind the products that are counted the total grows with the pages [Q6]', {
  tags: 'slow',
}, async () => {
  await sql`
    with copied as (
      insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 100000 + n, 'slug', 'salinan-' || n))).*
      from products p, generate_series(1, 1100) n where p.name = 'Kancing 0' returning id
    )
    insert into product_listings select (jsonb_populate_record(l, jsonb_build_object('product_id', copied.id))).*
    from copied, product_listings l join products p on p.id = l.product_id where p.name = 'Kancing 0'`.execute(
    market.database.db,
  );
  const query = { 'category[]': 'kancing', per_page: 100 };
  let page = await list(query);
  expect([page.total, page.answer.total_capped]).toEqual([1_000, true]);
  const all = new Set(page.names);
  let [count, number] = [page.names.length, 1];
  while (page.answer.total_capped) {
    page = await list({ ...query, page: ++number, after: page.answer.cursors?.next });
    count += page.names.length;
  }
  expect([count, page.total, number, all.size > 0]).toEqual([1_107, 1_107, 12, true]);
});

test('addresses that cannot be used are refused in one sentence', () => {
  for (const url of ['opensearch', 'ftp://127.0.0.1', 'http://search.example:9200'])
    expect(() => openSearchCluster(url)).toThrow(/SEARCH_URL/);
  expect(() => openSearchCluster('http://127.0.0.1:9200', { prefix: 'Pasar!' })).toThrow(/SEARCH_PREFIX/);
});
