import type { ProductCard } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { listStoreVisits } from './index.ts';

let market: TestServer;
let store: number;
let ids: number[];
let token: string;
let owner: number;
beforeAll(async () => {
  market = await openTestServer();
  ({ id: store, userId: owner } = await openStore(market));
  const [busana, dapur] = [await addCategory(market, 'Busana'), await addCategory(market, 'Dapur')];
  ids = [];
  // The most sold first: dapur 0 to 2, busana 3 to 5.
  for (let n = 0; n < 6; n++) {
    const { id } = await addProduct(market, {
      store,
      category: n < 3 ? dapur : busana,
      name: `Barang ${n}`,
      sold_count: 600 - n * 100,
    });
    ids.push(id);
  }
  await refreshCatalog(market);
  token = (await createSignedInUser(market)).token;
});
beforeEach(async () => {
  market.clock.advance(6_000);
  await market.settle();
  const { db } = market.database;
  for (const table of ['recently_viewed', 'store_visits', 'wishlists'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable('products').set({ view_count: 0 }).execute();
  await db.updateTable('merchants').set({ suspended_at: null, user_id: owner }).execute();
});
afterAll(() => market.close());

const view = (product_id: unknown, by?: string, client = '10.0.0.1') =>
  market.call('/products/viewed', {
    body: { product_id },
    headers: { 'x-pasar-client': client },
    ...(by ? { token: by } : {}),
  });
const place = (id: number) => ids.indexOf(id);
const seen = async (query = '', by: string | undefined = token) =>
  (await market.call(`/products/recently-viewed${query}`, by ? { token: by } : {})).data.map(
    ({ id }: ProductCard) => place(id),
  );

describe('what a user viewed', () => {
  test('comes newest first, each product once', async () => {
    for (const n of [0, 1, 2, 0]) {
      market.clock.advance(1_000);
      expect(await view(ids[n], token)).toMatchObject({ code: 200, data: null });
    }
    expect(await seen()).toEqual([0, 2, 1]);
    expect(await seen('?per_page=1')).toEqual([0]);
  });

  test('is the fifty newest', async () => {
    const { db } = market.database;
    const { id: user_id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'budi@example.test')
      .executeTakeFirstOrThrow();
    const category = await addCategory(market, 'Lain');
    for (let n = 0; n < 55; n++) {
      const { id } = await addProduct(market, { store, category, name: `Lain ${n}` });
      const viewed_at = new Date(market.clock.now().getTime() - (n + 1) * 1_000);
      await db.insertInto('recently_viewed').values({ user_id, product_id: id, viewed_at }).execute();
    }
    await view(ids[0], token);
    const rows = await db.selectFrom('recently_viewed').select('product_id').orderBy('viewed_at').execute();
    expect([rows.length, rows.at(-1)?.product_id]).toEqual([50, ids[0]]);
  });

  test("is stored in a visitor's browser, which sends it", async () => {
    await view(ids[0]);
    expect(await seen('', '')).toEqual([]);
    const named = [ids[2], ids[0], ids[2], 999_999].map((id) => `product_id[]=${id}`).join('&');
    expect(await seen(`?${named}`, '')).toEqual([2, 0]);
    expect(await seen(`?${named}`)).toEqual([]);
    const tooMany = Array.from({ length: 51 }, () => 'product_id[]=1').join('&');
    expect((await market.call(`/products/recently-viewed?${tooMany}`)).status).toBe(422);
  });

  test('cannot be what is hidden, or nothing', async () => {
    expect((await view(999_999, token)).status).toBe(404);
    expect((await view('x', token)).status).toBe(422);
    await view(ids[0], token);
    await market.database.db.updateTable('merchants').set({ suspended_at: market.clock.now() }).execute();
    expect(await seen()).toEqual([]);
  });
});

describe('visits', () => {
  const today = { from: '2026-01-01', to: '2036-01-01' };
  /** Written no more often than every five seconds. */
  const visits = async () => {
    market.clock.advance(6_000);
    await market.settle();
    return (await listStoreVisits(market.context(), store, today)).map(({ visitors, views }) => [
      visitors,
      views,
    ]);
  };

  test('are counted per store, users once, in one row', async () => {
    const { token: siti } = await createSignedInUser(market, { email: 'siti@example.test' });
    for (const client of ['10.7.0.1', '10.7.0.1', '10.7.0.2']) await view(ids[0], undefined, client);
    await view(ids[1], siti);
    expect(
      (
        await market.call('/merchant/viewed', {
          body: { merchant_id: store },
          headers: { 'x-pasar-client': '10.7.0.2' },
        })
      ).code,
    ).toBe(200);
    expect(await visits()).toEqual([[3, 5]]);
    const detail = await market.call(`/products/detail/${ids[0]}`);
    expect(detail.data.viewed).toBe(3);
  });

  test('write nothing while a page is viewed', async () => {
    await view(ids[0]);
    const rows = await market.database.db.selectFrom('store_visits').selectAll().execute();
    expect(rows).toEqual([]);
  });

  test("leave out the owner's own views, and stores that may not sell", async () => {
    await market.database.db
      .updateTable('merchants')
      .set((e) => ({
        user_id: e.selectFrom('users').select('id').where('email', '=', 'budi@example.test'),
      }))
      .execute();
    const seller = (
      await market.call('/auth/login', { body: { email: 'budi@example.test', password: 'rahasia 123' } })
    ).data.jwt_token;
    await view(ids[0], seller);
    expect(await visits()).toEqual([]);
    await market.database.db.updateTable('merchants').set({ suspended_at: market.clock.now() }).execute();
    expect((await market.call('/merchant/viewed', { body: { merchant_id: store } })).status).toBe(404);
  });
});

describe('recommendations', () => {
  const recommended = async (query = '', by?: string) =>
    (await market.call(`/homepage/products/recomendation${query}`, by ? { token: by } : {})).data.map(
      ({ id }: ProductCard) => place(id),
    );

  test('are best sellers for users without a history [HOME-02]', async () => {
    expect(await recommended()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await recommended('', token)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('begin with the category that a user views, and page without gaps [HOME-02]', async () => {
    await view(ids[5], token);
    expect(await recommended('', token)).toEqual([3, 4, 5, 0, 1, 2]);
    const pages = [1, 2, 3, 4].map((page) => recommended(`?page=${page}&per_page=2`, token));
    expect(await Promise.all(pages)).toEqual([[3, 4], [5, 0], [1, 2], []]);
    expect(await recommended()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('follow wishlist items more than views', async () => {
    await view(ids[5], token);
    await market.call('/wishlist/toggle', { body: { product_id: ids[0] }, token });
    expect((await recommended('', token)).slice(0, 3)).toEqual([0, 1, 2]);
  });
});
