import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { openSearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { createFakeSearchIndex } from '../../../testing/fake-search-index.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { bringUpToDate } from '../../catalog/index.ts';
import { beginReindex, dropUnused, verifyAgain } from './change-indexes.ts';
import { showIndex } from './show-index.ts';

let market: TestServer;
const fake = createFakeSearchIndex();
const searchCluster = openSearchCluster('http://127.0.0.1:9201', {
  prefix: 'fake',
  connection: fake.connection,
});
const context = (): Context => ({ ...market.context(), searchCluster });
const sync = () => bringUpToDate(context(), searchCluster);
const states = async () => (await showIndex(context())).indexes.map(({ state }) => state);
const nameOf = async (at: number) => (await showIndex(context())).indexes[at]?.name ?? '';

beforeAll(async () => {
  market = await openTestServer();
  const store = (await openStore(market)).id;
  await addProduct(market, { store, category: await addCategory(market, 'Beras'), name: 'Beras merah' });
  await refreshCatalog(market);
  await sync();
}, 60_000);
afterAll(async () => {
  await searchCluster.client.close();
  await market.close();
});

test('the index in use is compared anew, and never dropped [Q46] [Q47]', async () => {
  const live = await nameOf(0);
  await expect(dropUnused(context(), { name: live })).rejects.toMatchObject({ code: 409 });
  await expect(verifyAgain(context(), { name: 'fake-0' })).rejects.toMatchObject({ code: 404 });
  fake.documents.clear();
  await verifyAgain(context(), { name: live });
  await sync();
  expect(fake.documents.size).toBe(1);
  expect((await showIndex(context())).indexes[0]).toMatchObject({ state: 'live', repaired: 1 });
});

test('one that failed blocks no other, is verified once more, or dropped [Q46]', async () => {
  const fail = async () => {
    market.clock.advance(1_000);
    await beginReindex(context());
    fake.loses = true;
    await expect(sync()).rejects.toThrow(/has 0 products instead of 1/);
    fake.loses = false;
  };
  await fail();
  expect(await states()).toEqual(['live', 'failed']);
  // What it lost is written again.
  await verifyAgain(context(), { name: await nameOf(1) });
  await sync();
  expect(await states()).toEqual(['old', 'live']);
  await fail();
  await dropUnused(context(), { name: await nameOf(2) });
  await dropUnused(context(), { name: await nameOf(0) });
  expect(await states()).toEqual(['dropping', 'live', 'dropping']);
  await sync();
  expect(await states()).toEqual(['live']);
  const lines = await market.database.db.selectFrom('audit_logs').select('action').orderBy('id').execute();
  expect(new Set(lines.map(({ action }) => action))).toEqual(
    new Set(['search-index.build', 'search-index.verify', 'search-index.drop']),
  );
});
