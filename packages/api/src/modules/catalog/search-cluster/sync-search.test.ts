import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { openSearchCluster, type SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { createFakeSearchIndex } from '../../../testing/fake-search-index.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { isSearchOversized } from '../listing-index/count-listed.ts';
import { openListingIndex } from '../listing-index/open-listing-index.ts';
import { beginIndex, readIndexes } from './manage-indexes.ts';
import { searchGauges } from './search-gauges.ts';
import { syncSearch } from './sync-search.ts';

let market: TestServer;
let cluster: SearchCluster;
let fake: ReturnType<typeof createFakeSearchIndex>;
let ids: number[];

/** Databases of other tests may be in the same PostgreSQL: what is older than ours there counts as still to come. */
const waitForOlderTransactions = async (): Promise<void> => {
  const { db } = market.context();
  const { rows } = await sql<{ own: string }>`select pg_current_xact_id()::text as own`.execute(db);
  const isOldest = async () => {
    const oldest = sql<{ is: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.own}::xid8 as is`;
    return (await oldest.execute(db)).rows[0]?.is;
  };
  await expect.poll(isOldest, { timeout: 20_000 }).toBe(true);
};

beforeAll(async () => {
  market = await openTestServer();
}, 60_000);
beforeEach(async () => {
  await market.reset();
  fake = createFakeSearchIndex();
  cluster = openSearchCluster('http://127.0.0.1:9201', { prefix: 'fake', connection: fake.connection });
  const store = (await openStore(market)).id;
  const category = await addCategory(market, 'Beras');
  ids = [];
  for (const name of ['Beras merah', 'Beras putih', 'Beras hitam'])
    ids.push((await addProduct(market, { store, category, name })).id);
  await refreshCatalog(market);
  await waitForOlderTransactions();
}, 30_000);
afterAll(() => market.close());

const sync = (rounds = 1): Promise<unknown> =>
  Array.from({ length: rounds }).reduce<Promise<unknown>>(
    (before) => before.then(() => syncSearch(market.context(), cluster)),
    Promise.resolve(),
  );
const indexes = async () => {
  const rows = await readIndexes(market.context(), cluster);
  return rows.map(({ state, error, repaired }) => ({ state, error, repaired }));
};
const rejected = async () =>
  (await market.context().db.selectFrom('search_rejections').select('product_id').execute()).map(
    ({ product_id }) => product_id,
  );
const touch = (id: number) =>
  sql`update product_listings set sold = sold + 1 where product_id = ${id}`.execute(market.context().db);

test('a new index is read once it has what the database has [Q46]', { tags: 'slow' }, async () => {
  await sync();
  expect(await indexes()).toEqual([{ state: 'live', error: null, repaired: 0 }]);
  expect([...fake.documents.keys()].toSorted()).toEqual(ids);
});

test('an index that lost a product or has another fails with the reason, and is dropped after a day [Q46]', {
  tags: 'slow',
}, async () => {
  await sync();
  const fill = async (damage: () => void) => {
    const { set } = fake.documents;
    let left = ids.length;
    fake.documents.set = (id, document) => {
      const result = set.call(fake.documents, id, document);
      if (--left === 0) damage();
      return result;
    };
    await beginIndex(market.context(), cluster);
    await sync();
    fake.documents.set = set;
  };
  await fill(() => fake.documents.delete(ids[1] ?? 0));
  expect((await indexes()).map(({ state }) => state)).toEqual(['live', 'failed']);
  expect((await indexes())[1]?.error).toMatch(/has 2 products instead of 3/);
  expect(await gauge('search_failed', cluster)).toBe(1);
  await fill(() => Object.assign(fake.documents.get(ids[0] ?? 0) ?? {}, { sold: 77 }));
  expect((await indexes())[2]?.error).toBe(`1 of 3 products differ, such as ${ids[0]}`);
  // Nothing is built again by itself meanwhile, and what failed makes room.
  await sync(3);
  expect(await indexes()).toHaveLength(3);
  market.clock.advance(day + 1);
  await sync();
  expect((await indexes()).map(({ state }) => state)).toEqual(['live']);
});

test('a refused product is named until it is written, or gone [Q44]', async () => {
  fake.refused.add(ids[0] ?? 0).add(ids[1] ?? 0);
  await sync();
  expect([(await indexes())[0]?.state, await rejected()]).toEqual(['live', ids.slice(0, 2)]);
  fake.refused.delete(ids[0] ?? 0);
  await touch(ids[0] ?? 0);
  await sync();
  expect(await rejected()).toEqual([ids[1]]);
  await sql`delete from product_listings where product_id = ${ids[1]}`.execute(market.context().db);
  await sync();
  expect(await rejected()).toEqual([]);
});

test('once a day every product is compared, and what differs is written anew and counted [Q47]', async () => {
  await sync(2);
  fake.documents.delete(ids[0] ?? 0);
  Object.assign(fake.documents.get(ids[1] ?? 0) ?? {}, { stock: 0 });
  fake.documents.set(999_999, { ...fake.documents.get(ids[2] ?? 0), id: 999_999 });
  await sync(2);
  expect([fake.documents.size, (await indexes())[0]?.repaired]).toEqual([3, 0]);
  market.clock.advance(day);
  await sync(2);
  expect((await indexes())[0]?.repaired).toBe(3);
  expect([...fake.documents.keys()].toSorted()).toEqual(ids);
  expect(fake.documents.get(ids[1] ?? 0)).toMatchObject({ stock: 10 });
  await sync(2);
  expect((await indexes())[0]?.repaired).toBe(3);
});

test('a database that was restored elsewhere gets another index, since its transactions are numbered anew [Q45]', async () => {
  await sync();
  const { db } = market.context();
  await sql`update search_indexes set position = '1000000000000'`.execute(db);
  market.clock.advance(1_000);
  await sync();
  expect((await indexes()).map(({ state }) => state)).toEqual(['old', 'live']);
  await sync();
  expect(await indexes()).toHaveLength(2);
});

const gauge = async (name: string, searchCluster: SearchCluster | null = null) =>
  searchGauges.find((one) => one.name === name)?.read({ ...market.context(), searchCluster });

test('a figure and the log report too many products for the embedded search [Q3]', {
  tags: 'slow',
}, async () => {
  const alone = { ...market.context(), searchCluster: null };
  expect(await isSearchOversized(alone, 2)).toBe(true);
  expect(await isSearchOversized(alone, 3)).toBe(false);
  expect(await isSearchOversized({ ...market.context(), searchCluster: cluster }, 2)).toBe(false);
  expect(await gauge('search_oversized')).toBe(0);
  await openListingIndex(2)(market.context());
  expect(market.logLines.join()).toContain('set SEARCH_URL');
});
