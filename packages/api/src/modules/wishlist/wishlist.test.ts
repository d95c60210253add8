import { endpoints, type WishlistItem } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { refreshListings } from '../catalog/index.ts';
import { notifyPriceDrops } from './notify-price-drops.ts';

let market: TestServer;
let token: string;
let other: string;
let kaos: { id: number; variantIds: number[] };
let topi: { id: number; variantIds: number[] };
beforeAll(async () => {
  market = await openTestServer();
  const store = (await openStore(market)).id;
  const category = await addCategory(market, 'Busana');
  kaos = await addProduct(market, { store, category, name: 'Kaos polos' });
  topi = await addProduct(market, { store, category, name: 'Topi rimba' });
  token = (await createSignedInUser(market)).token;
  other = (await createSignedInUser(market, { email: 'siti@example.test' })).token;
});
beforeEach(async () => {
  const { db } = market.database;
  await db.deleteFrom('wishlists').execute();
  await db.deleteFrom('notifications').execute();
  await db.updateTable('products').set({ status: 'PUBLISH' }).execute();
  await db.updateTable('variants').set({ price: 100_000, stock_on_hand: 10 }).execute();
  const [variantId = 0] = topi.variantIds;
  await db.updateTable('variants').set({ stock_on_hand: 3 }).where('id', '=', variantId).execute();
  await refreshListings({ ctx: market.context(), input: {} });
});
afterAll(() => market.close());

const toggle = (product_id: unknown, more: object = {}, by = token) =>
  market.call('/wishlist/toggle', { body: { product_id, ...more }, token: by });
const mine = async (query = '', by = token): Promise<WishlistItem[]> =>
  (await market.call(`/wishlist/my${query}`, { token: by })).data;
const total = async (by = token) => (await market.call('/wishlist/total', { token: by })).data.total;
const reprice = async (variantId: number | undefined, price: number, productId: number) => {
  await market.database.db
    .updateTable('variants')
    .set({ price })
    .where('id', '=', variantId ?? 0)
    .execute();
  await refreshListings({ ctx: market.context(), input: { productIds: [productId] } });
};

describe('a wishlist', () => {
  test('takes a product in and out, and reports it in the language of the page [WISH-01] [API-16]', async () => {
    expect(await toggle(kaos.id)).toMatchObject({
      code: 200,
      message: 'Disimpan ke Favorit',
      data: { product_id: kaos.id, is_wishlist: true, total: 1 },
    });
    const out = await market.call('/wishlist/toggle', {
      body: { product_id: kaos.id },
      token,
      headers: { 'accept-language': 'en' },
    });
    expect(out).toMatchObject({ message: 'Removed from wishlist', data: { is_wishlist: false, total: 0 } });
  });

  test('holds what was added last in front, page by page, and every card knows it [WISH-01]', async () => {
    await toggle(kaos.id);
    market.clock.advance(1_000);
    await toggle(topi.id);
    expect((await mine()).map(({ name }) => name)).toEqual(['Topi rimba', 'Kaos polos']);
    const second = await market.call('/wishlist/my?page=2&per_page=1', { token });
    expect(second.meta).toMatchObject({ current_page: 2, last_page: 2, total: 2, from: 2, to: 2 });
    expect(second.data).toHaveLength(1);
    expect(v.is(endpoints.wishlist.my.data, second.data)).toBe(true);
    const cards = async (by?: string) =>
      (await market.call('/products/list?sort=price_asc', by ? { token: by } : {})).data.map(
        (card: WishlistItem) => card.is_wishlist,
      );
    expect([await cards(token), await cards(other), await cards()]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  test('marks what became cheaper and what is nearly sold out [WISH-01]', async () => {
    await toggle(kaos.id);
    await toggle(topi.id);
    await reprice(kaos.variantIds[0], 80_000, kaos.id);
    await reprice(topi.variantIds[0], 120_000, topi.id);
    const shown = Object.fromEntries((await mine()).map((wish) => [wish.name, wish]));
    expect(shown['Kaos polos']).toMatchObject({
      price: 80_000,
      added_price: 100_000,
      price_drop: 20_000,
      stock_badge: null,
      to_cart: { variant_id: kaos.variantIds[0], qty: 1 },
    });
    expect(shown['Topi rimba']).toMatchObject({
      added_price: 100_000,
      price_drop: 0,
      stock_badge: 'low_stock',
    });
    await market.database.db.updateTable('variants').set({ stock_on_hand: 0 }).execute();
    await refreshListings({ ctx: market.context(), input: {} });
    expect((await mine()).map(({ stock_badge }) => stock_badge)).toEqual(['sold_out', 'sold_out']);
  });

  test('is searched, filtered and sorted at the current prices [WISH-01]', async () => {
    await toggle(topi.id);
    market.clock.advance(1_000);
    await toggle(kaos.id);
    await reprice(topi.variantIds[0], 70_000, topi.id);
    const names = async (query: string) => (await mine(query)).map(({ name }) => name);
    for (const [query, found] of [
      ['?sort=price_asc', ['Topi rimba', 'Kaos polos']],
      ['?sort=price_desc', ['Kaos polos', 'Topi rimba']],
      ['?sort=drop', ['Topi rimba', 'Kaos polos']],
      ['?show=cheaper', ['Topi rimba']],
      ['?show=available&per_page=1&page=2', ['Topi rimba']],
      ['?search=RIMBA topi', ['Topi rimba']],
      ['?search=sepatu', []],
    ] as const)
      expect([query, await names(query)]).toEqual([query, found]);
    expect((await market.call('/wishlist/my?show=cheaper', { token })).meta.total).toBe(1);
    expect((await market.call('/wishlist/my?sort=random', { token })).status).toBe(422);
  });

  test('brings a product into the state that is requested, however often', async () => {
    for (let time = 0; time < 3; time++) {
      expect((await toggle(kaos.id, { is_wishlist: true })).data).toMatchObject({
        is_wishlist: true,
        total: 1,
      });
    }
    for (let time = 0; time < 2; time++) {
      expect((await toggle(kaos.id, { is_wishlist: false })).data).toMatchObject({
        is_wishlist: false,
        total: 0,
      });
    }
  });

  test('does not show or take what buyers cannot see, and can still remove it', async () => {
    await toggle(kaos.id);
    await market.database.db
      .updateTable('products')
      .set({ status: 'HIDDEN' })
      .where('id', '=', kaos.id)
      .execute();
    await refreshListings({ ctx: market.context(), input: { productIds: [kaos.id] } });
    expect([await mine(), await total()]).toEqual([[], 0]);
    expect((await toggle(kaos.id, { is_wishlist: true }, other)).status).toBe(404);
    expect((await toggle(999_999)).status).toBe(404);
    expect((await toggle(kaos.id)).data.is_wishlist).toBe(false);
  });

  test("is nobody else's [S22]", async () => {
    await toggle(kaos.id);
    expect([await mine('', other), await total(other)]).toEqual([[], 0]);
    await market.call('/wishlist/delete', { body: { product_id: kaos.id }, token: other });
    expect(await total()).toBe(1);
  });

  test.each([undefined, 'x', 0, -1, 1.5, null, [1]])('%j is no product', async (id) => {
    const answer = await toggle(id);
    expect([answer.status, Object.keys(answer.data)]).toEqual([422, ['product_id']]);
  });

  test('has a limit', async () => {
    const { id: userId } = await market.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'budi@example.test')
      .executeTakeFirstOrThrow();
    const { merchant_id, category_id } = await market.database.db
      .selectFrom('products')
      .select(['merchant_id', 'category_id'])
      .where('id', '=', kaos.id)
      .executeTakeFirstOrThrow();
    const at = market.clock.now();
    const many = await market.database.db
      .insertInto('products')
      .values(
        Array.from({ length: 500 }, (_, n) => ({
          merchant_id,
          category_id,
          name: `Barang ${n}`,
          slug: `barang-${n}`,
          description: '',
          status: 'HIDDEN' as const,
          weight_gram: 1,
          created_at: at,
          updated_at: at,
        })),
      )
      .returning('id')
      .execute();
    await market.database.db
      .insertInto('wishlists')
      .values(many.map(({ id }) => ({ user_id: userId, product_id: id, created_at: at })))
      .execute();
    expect(await toggle(kaos.id)).toMatchObject({
      status: 409,
      message: 'Favorit penuh, maksimal 500 produk',
    });
  });
});

describe('GET /wishlist/delete', () => {
  const remove = (query: string, headers: Record<string, string> = {}, by: string | undefined = token) =>
    market.call(`/wishlist/delete${query}`, { headers, ...(by ? { token: by } : {}) });

  test('takes a product out, twice as well as once [API-16]', async () => {
    await toggle(kaos.id);
    for (let time = 0; time < 2; time++) {
      expect(await remove(`?product_id=${kaos.id}`)).toMatchObject({
        code: 200,
        message: 'Dihapus dari Favorit',
        data: { product_id: kaos.id, is_wishlist: false, total: 0 },
      });
    }
  });

  test.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ])('is not for a browser that loads ahead (%s: %s)', async (name, value) => {
    await toggle(kaos.id);
    expect((await remove(`?product_id=${kaos.id}`, { [name]: value })).status).toBe(403);
    expect(await total()).toBe(1);
  });

  test('is not for a HEAD, nor for a cookie alone [S10]', async () => {
    await toggle(kaos.id);
    const url = `http://pasar.test/api/wishlist/delete?product_id=${kaos.id}`;
    const head = await market.fetch(
      new Request(url, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } }),
    );
    expect(head.status).toBe(403);
    const cookie = await market.fetch(new Request(url, { headers: { cookie: `token=${token}` } }));
    expect(cookie.status).toBe(401);
    expect(await total()).toBe(1);
  });

  test('without a product is a 422, with one that never was a 404', async () => {
    expect((await remove('')).data).toEqual({ product_id: [expect.any(String)] });
    expect((await remove('?product_id=x')).status).toBe(422);
    expect((await remove('?product_id=999999')).status).toBe(404);
  });
});

describe('a price that fell', () => {
  const notes = async (by = token) =>
    (await market.call('/buyer/dashboard/notification/list?categories=promo', { token: by })).data.map(
      ({ title, link }: { title: string; link: string }) => [title, link],
    );

  test('is notified once, in one line per user, and again when it falls further', async () => {
    await toggle(kaos.id);
    await toggle(topi.id, {}, other);
    await notifyPriceDrops(market.context());
    expect(await notes()).toEqual([]);
    await reprice(kaos.variantIds[0], 90_000, kaos.id);
    await notifyPriceDrops(market.context());
    await notifyPriceDrops(market.context());
    expect(await notes()).toEqual([['Kaos polos turun harga', '/wishlist']]);
    await reprice(kaos.variantIds[0], 89_000, kaos.id);
    await notifyPriceDrops(market.context());
    expect(await notes()).toHaveLength(1);
    await toggle(topi.id);
    await reprice(kaos.variantIds[0], 70_000, kaos.id);
    await reprice(topi.variantIds[0], 70_000, topi.id);
    await notifyPriceDrops(market.context());
    expect((await notes())[0]).toEqual(['2 produk di Favoritmu turun harga', '/wishlist']);
    expect(await notes(other)).toEqual([['Topi rimba turun harga', '/wishlist']]);
  });
});
