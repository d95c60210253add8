import type { ListedSellerProduct } from '@pasar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory } from '../../../testing/products.ts';
import { refreshListings } from '../../catalog/index.ts';
import { checkoutAs, openShopper } from '../../checkout/testing/shopping.ts';
import { deleteProducts } from '../index.ts';
import {
  matrix,
  openSellerProductsFixture,
  type SellerProductsFixture,
} from '../testing/seller-products-fixture.ts';

let market: TestServer;
let seller: SellerProductsFixture;
let rival: SellerProductsFixture;
let newcomer: SellerProductsFixture;
beforeAll(async () => {
  market = await openTestServer();
  seller = await openSellerProductsFixture(market);
  const { category } = seller;
  rival = await openSellerProductsFixture(market, { name: 'Toko Lain', category });
  newcomer = await openSellerProductsFixture(market, {
    name: 'Toko Baru',
    category,
    verification_status: 'submitted',
  });
});
afterAll(() => market.close());

const listed = async (query: string, who = seller): Promise<ListedSellerProduct[]> =>
  (await who.get(`list?${query}`)).data;
const names = async (query: string) => (await listed(query)).map(({ name }) => name);
const isShown = async (id: number) => (await market.call(`/products/detail/${id}`)).code === 200;
const block = async (id: number) => {
  const ctx = market.context();
  await ctx.db.updateTable('products').set({ moderation: 'blocked' }).where('id', '=', id).execute();
  await refreshListings({ ctx, input: { productIds: [id] } });
};

describe('the list of a store', () => {
  let shop: SellerProductsFixture;
  let ids: number[];
  beforeAll(async () => {
    shop = await openSellerProductsFixture(market, { name: 'Toko Rak', category: seller.category });
    const shoes = await addCategory(market, 'Sepatu', await addCategory(market, 'Alas kaki'));
    ids = [
      await shop.create({ name: 'Kemeja flanel', price: 90_000, stock: 40, sku: 'KF-01' }),
      await shop.create({ name: 'Sepatu lari', price: 300_000, stock: 2, category_id: shoes }),
      await shop.create({ name: 'Topi pantai', price: 20_000, stock: 0 }),
      await shop.create({ name: 'Kaos kaki', ...matrix(), status: 'HIDDEN' }),
      await shop.create({ name: 'Barang palsu' }),
    ];
    await block(ids[4] as number);
    market.clock.advance(1_000);
    const [first] = ids;
    const { data } = await shop.get(`detail/${first}`);
    await shop.post('edit', { ...data, name: 'Kemeja flanel kotak' });
  });
  const found = async (query: string) => (await listed(query, shop)).map(({ id }) => ids.indexOf(id));

  test('finds what a seller searches, newest change first [SELL-02] [API-21]', async () => {
    const { data, meta, counts } = await shop.get('list');
    expect(data[0]).toMatchObject({
      id: ids[0],
      name: 'Kemeja flanel kotak',
      sku: 'KF-01',
      category: { id: shop.category, name: 'Kaos' },
      price_range: { min: 90_000, max: 90_000 },
      stock: 40,
      stock_reserved: 0,
      status: 'PUBLISH',
      moderation: 'ok',
      variants_count: 1,
      version: 2,
      flags: [],
    });
    expect(meta).toMatchObject({ current_page: 1, total: 5, per_page: 10 });
    expect(counts).toEqual({ all: 5, publish: 3, hidden: 1, empty: 1, pending: 0, blocked: 1 });
  });

  test.each([
    ['status=publish', [0, 1, 2]],
    ['status=HIDDEN', [3]],
    ['status=empty', [2]],
    ['status=blocked', [4]],
    ['stock=low', [1, 3]],
    ['stock=empty', [2]],
    ['search=FLANEL', [0]],
    ['search=kotak%20kem', [0]],
    ['search=kf-01', [0]],
    ['search=%25', []],
    ['search=kaos&status=publish', []],
  ])('%s finds %o', async (query, places) => {
    expect((await found(`${query}&sort=oldest`)).toSorted()).toEqual(places);
    expect((await shop.get(`list?${query}`)).meta.total).toBe(places.length);
  });

  test('filters by a category with everything below it', async () => {
    const { data } = await shop.get(`detail/${ids[1]}`);
    const [parent, leaf] = data.category_path;
    expect(await found(`category_id=${parent.id}`)).toEqual([1]);
    expect(await found(`category_id=${leaf.id}`)).toEqual([1]);
    expect(await found('category_id=999')).toEqual([]);
  });

  test.each([
    ['price_asc', [2, 4, 3, 0, 1]],
    ['price_desc', [1, 0, 3, 4, 2]],
    ['stock_asc', [2, 1, 4, 3, 0]],
    ['stock_desc', [0, 3, 4, 1, 2]],
    ['name', [4, 3, 0, 1, 2]],
    ['oldest', [1, 2, 3, 4, 0]],
  ])('is sorted by %s', async (sort, places) => {
    expect(await found(`sort=${sort}`)).toEqual(places);
    expect([
      ...(await found(`sort=${sort}&per_page=3`)),
      ...(await found(`sort=${sort}&per_page=3&page=2`)),
    ]).toEqual(places);
  });

  test('follows what people buy and what is sent, automatically', { tags: 'slow' }, async () => {
    const id = await seller.create({ name: 'Ikut stok', stock: 6 });
    const buying = checkoutAs(market, await openShopper(market, 'pembeli@example.test'));
    const { data } = await buying.post('/cart/singlecheckout', { product_id: id, qty: 4 });
    await buying.pay((await buying.preview(data.checkout_id)).data);
    await market.settle();
    const [row] = await listed('search=ikut');
    expect(row).toMatchObject({ stock: 2, stock_reserved: 4, stock_on_hand: 6, flags: ['low_stock'] });
  });

  test.each([
    ['', [0, 1, 2, 4], [3], 5],
    ['?search=kaos', [], [3], 1],
    ['?status=empty', [2], [], 1],
    ['?stock=low', [1], [3], 2],
  ])('ids%s answers with all that match, by status', async (query, publish, hidden, total) => {
    const { data } = await shop.get(`ids${query}`);
    const places = (found: number[]) => found.map((id) => ids.indexOf(id)).toSorted();
    expect([places(data.publish), places(data.hidden), data.total]).toEqual([publish, hidden, total]);
  });

  test('holds nothing of other stores, and is closed to others [S22] [S23]', async () => {
    expect((await rival.get('list')).meta.total).toBe(0);
    expect((await rival.get('ids')).data).toEqual({ publish: [], hidden: [], total: 0 });
    expect((await market.call('/merchant/dashboard/products/ids')).status).toBe(401);
    expect((await market.call('/merchant/dashboard/products/list')).status).toBe(401);
    const { token } = await openShopper(market, 'tanpa.toko@example.test');
    expect((await market.call('/merchant/dashboard/products/list', { token })).status).toBe(403);
  });

  test('rejects unknown sorts and counts', async () => {
    for (const query of ['sort=id;drop', 'stock=x', 'status=x', 'page=0', 'per_page=101', 'category_id=x']) {
      expect((await seller.get(`list?${query}`)).status).toBe(422);
    }
  });
});

describe('PUBLISH and HIDDEN', () => {
  test('are toggled by two calls, for one product or many [SELL-03] [API-21]', async () => {
    const ids = [await seller.create(), await seller.create()];
    const hidden = await seller.post('setnonactive', { product_id: ids[0] });
    expect(hidden).toMatchObject({ message: 'Produk disembunyikan', data: { done: [ids[0]], failed: [] } });
    expect([await isShown(ids[0] as number), await isShown(ids[1] as number)]).toEqual([false, true]);
    await seller.post('setnonactive', { product_ids: ids });
    const shown = await seller.post('setactive', { product_ids: [...ids, 999_999] });
    expect(shown.data).toEqual({
      done: ids,
      failed: [{ id: 999_999, product_id: 999_999, name: null, message: 'Produk tidak ditemukan' }],
    });
    expect(await isShown(ids[0] as number)).toBe(true);
  });

  test('a product is not shown without an image, nor when staff have blocked it', async () => {
    const bare = await seller.create({ images: [], status: 'HIDDEN' });
    expect(await seller.post('setactive', { product_id: bare })).toMatchObject({
      status: 422,
      data: { images: ['Tambahkan minimal 1 foto sebelum menayangkan'] },
    });
    const blocked = await seller.create({ name: 'Diblokir staff' });
    await block(blocked);
    await seller.post('setnonactive', { product_id: blocked });
    const refused = await seller.post('setactive', { product_id: blocked });
    expect(refused).toMatchObject({ status: 409, message: 'Produk ini diblokir oleh Pasar' });
    const { data } = await seller.get(`detail/${blocked}`);
    const saved = await seller.post('edit', { ...data, status: 'PUBLISH' });
    expect(saved).toMatchObject({ code: 200, data: { status: 'HIDDEN' } });
    const many = await seller.post('setactive', { product_ids: [bare, blocked] });
    expect([many.status, many.code]).toEqual([409, 409]);
    expect(many.data.failed).toHaveLength(2);
    expect(many.data.failed[0]).toMatchObject({ name: expect.any(String) });
  });

  test('a store that is not approved keeps its products hidden until it is [SELL-10] [S23]', async () => {
    const { data, message } = await newcomer.post('create', await newcomer.form());
    expect([message, data.status]).toEqual(['Produk tersimpan dan belum ditayangkan', 'HIDDEN']);
    const refused = await newcomer.post('setactive', { product_id: data.product_id });
    expect(refused).toMatchObject({
      status: 403,
      message: 'Produk baru bisa ditayangkan setelah tokomu disetujui',
    });
    expect(await isShown(data.product_id)).toBe(false);
    await market.database.db
      .updateTable('merchants')
      .set({ verification_status: 'approved' })
      .where('id', '=', newcomer.merchantId)
      .execute();
    expect((await newcomer.post('setactive', { product_id: data.product_id })).code).toBe(200);
    expect(await isShown(data.product_id)).toBe(true);
  });

  test("another store's products are not found [S22]", async () => {
    const id = await seller.create();
    for (const what of ['setactive', 'setnonactive', 'delete', 'restore']) {
      expect((await rival.post(what, { product_id: id })).status).toBe(404);
      const many = await rival.post(what, { product_ids: [id] });
      expect(many).toMatchObject({
        status: 404,
        code: 404,
        message: 'Produk tidak ditemukan',
        data: { done: [], failed: [{ id, product_id: id, name: null, message: 'Produk tidak ditemukan' }] },
      });
    }
    expect(await isShown(id)).toBe(true);
  });

  test('one product or several are named, not both and not none', async () => {
    for (const body of [{}, { product_id: 1, product_ids: [1] }, { product_ids: [] }, { product_id: 'x' }]) {
      expect((await seller.post('setactive', body)).status).toBe(422);
    }
  });
});

describe('a deleted product', () => {
  test('disappears for buyer and seller, and can be restored unchanged [API-21]', async () => {
    const id = await seller.create({ name: 'Hilang kembali' });
    const gone = await seller.post('delete', { product_id: id });
    expect(gone).toMatchObject({ message: 'Produk dihapus', data: { done: [id] } });
    expect(await isShown(id)).toBe(false);
    expect((await seller.get(`detail/${id}`)).status).toBe(404);
    expect(await names('search=hilang')).toEqual([]);
    expect((await seller.post('delete', { product_id: id })).status).toBe(404);
    expect((await seller.post('restore', { product_ids: [id] })).data.done).toEqual([id]);
    expect(await isShown(id)).toBe(true);
    expect(await names('search=hilang')).toEqual(['Hilang kembali']);
    expect((await seller.post('restore', { product_id: id })).status).toBe(404);
  });

  test('cannot be brought back after 30 days', async () => {
    const id = await seller.create();
    const ctx = market.context();
    await inTransaction(ctx, (ctxInTx) =>
      deleteProducts(ctxInTx, { merchantId: seller.merchantId, productIds: [id] }),
    );
    const old = new Date(ctx.clock.now().getTime() - 31 * 86_400_000);
    await ctx.db.updateTable('products').set({ deleted_at: old }).where('id', '=', id).execute();
    expect((await seller.post('restore', { product_id: id })).status).toBe(404);
  });

  test('several are deleted at once; each missing one is reported', async () => {
    const ids = [await seller.create(), await seller.create()];
    const { data } = await seller.post('deleteall', { product_ids: [...ids, 424_242] });
    expect(data).toEqual({
      done: ids,
      failed: [{ id: 424_242, product_id: 424_242, name: null, message: 'Produk tidak ditemukan' }],
    });
    expect(await seller.post('deleteall', { product_ids: ids })).toMatchObject({
      status: 404,
      data: { done: [], failed: [{ id: ids[0] }, { id: ids[1] }] },
    });
    expect((await seller.get('list?status=all')).data.map(({ id }: { id: number }) => id)).not.toContain(
      ids[0],
    );
  });
});
