import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { listFollowedStores } from './index.ts';

let market: TestServer;
let budi: { id: number; token: string };
let store: { id: number; userId: number };
beforeAll(async () => {
  market = await openTestServer();
  budi = await createSignedInUser(market);
  store = await openStore(market);
  const category = await addCategory(market, 'Busana');
  await addProduct(market, { store: store.id, category });
  await refreshCatalog(market);
});
beforeEach(async () => {
  const { db } = market.database;
  await db.deleteFrom('follows').execute();
  await db.updateTable('merchants').set({ suspended_at: null, user_id: store.userId }).execute();
});
afterAll(() => market.close());

const follow = (merchant_id: unknown, how = 'follow') =>
  market.call(`/merchant/${how}`, { body: { merchant_id }, token: budi.token });
const page = async (token?: string) =>
  (await market.call('/merchant/detail/toko-maju', token ? { token } : {})).data;

describe('following a store', () => {
  test('counts once, shows on its page and on its products, and ends', async () => {
    expect(await follow(store.id)).toMatchObject({
      message: 'Kamu mengikuti toko ini',
      data: { merchant_id: store.id, is_follow: true, followers: 1 },
    });
    expect((await follow(store.id)).data.followers).toBe(1);
    expect(await page(budi.token)).toMatchObject({ is_follow: true, followers: 1 });
    expect(await page()).toMatchObject({ is_follow: false, followers: 1 });
    const product = (await market.call('/products/detail/1', { token: budi.token })).data;
    expect(product.seller.is_follow).toBe(true);
    const following = await market.call('/merchant/following', { token: budi.token });
    expect([following.data[0].merchant_slug, following.meta.total]).toEqual(['toko-maju', 1]);
    expect((await follow(store.id, 'unfollow')).data).toMatchObject({ is_follow: false, followers: 0 });
    expect((await follow(store.id, 'unfollow')).code).toBe(200);
  });

  test('can be read for many stores at once, and is empty for a visitor', async () => {
    await follow(store.id);
    const ctx = market.context();
    expect([...(await listFollowedStores(ctx, budi.id, [store.id, 999]))]).toEqual([store.id]);
    expect([...(await listFollowedStores(ctx, store.userId, [store.id]))]).toEqual([]);
    expect([...(await listFollowedStores(ctx, null, [store.id]))]).toEqual([]);
  });

  test('is rejected for stores that may not sell, or never existed; unfollowing is not', async () => {
    await follow(store.id);
    await market.database.db.updateTable('merchants').set({ suspended_at: market.clock.now() }).execute();
    expect((await follow(store.id)).status).toBe(404);
    expect((await market.call('/merchant/following', { token: budi.token })).data).toEqual([]);
    expect((await follow(store.id, 'unfollow')).data.is_follow).toBe(false);
    expect((await follow(999_999)).status).toBe(404);
    expect((await follow(999_999, 'unfollow')).status).toBe(404);
    expect((await follow('x')).status).toBe(422);
  });

  test("is not for one's own store", async () => {
    await market.database.db.updateTable('merchants').set({ user_id: budi.id }).execute();
    expect(await follow(store.id)).toMatchObject({
      status: 422,
      data: { merchant_id: ['Kamu tidak bisa mengikuti toko sendiri'] },
    });
  });
});
