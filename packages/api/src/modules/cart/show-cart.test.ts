import type { CartGroup } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../platform/clock.ts';
import { addFlashSaleItem } from '../../testing/flash-sale-items.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { addCategory, addImage, addProduct, openStore, refreshCatalog } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';

let market: TestServer;
let category: number;
let store: { id: number; userId: number };
let token: string;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  store = await openStore(market);
  category = await addCategory(market, 'Kaos');
  token = (await createSignedInUser(market)).token;
});
afterAll(() => market.close());

type Product = Awaited<ReturnType<typeof addProduct>>;
const sell = async (more: Partial<Parameters<typeof addProduct>[1]> = {}): Promise<Product> => {
  const product = await addProduct(market, { store: store.id, category, ...more });
  await refreshCatalog(market);
  return product;
};
const call = (
  path: string,
  body?: unknown,
  more: { token?: string; headers?: Record<string, string> } = {},
) => market.call(`/cart/${path}`, { method: 'POST', body, token, ...more });
const add = (product: Product, more: Record<string, unknown> = {}) =>
  call('add', { product_id: product.id, qty: 1, ...more });
const items = async () => {
  const { data } = await call('list');
  return (data as CartGroup[]).flatMap((group) => group.items);
};
const itemOf = async (product: Product) => {
  const found = (await items()).find(({ product_id }) => product_id === product.id);
  if (!found) throw new Error('not in the cart');
  return found;
};

describe('the cart', () => {
  test('is empty at first, and reading it changes nothing', async () => {
    expect(await call('list')).toMatchObject({ data: [], total: 0, total_item: 0, total_checked: 0 });
    expect((await call('list', undefined, { token: undefined })).status).toBe(401);
  });

  test('is grouped by seller, the newest first, each item with quantity and note [CART-03] [CART-04]', async () => {
    const picture = await addImage(market);
    const product = await sell({ variants: [{ compare_at_price: 120_000 }] });
    await market.database.db
      .insertInto('product_images')
      .values({ product_id: product.id, media_id: picture.id, position: 1 })
      .execute();
    await add(product, { qty: 2, note: '  bungkus rapi  ' });
    const other = await openStore(market, { name: 'Toko Jaya', city: '73.71' });
    const second = await sell({ store: other.id });
    await add(second);
    const cart = await call('list');
    expect(cart).toMatchObject({ total: 300_000, total_item: 2, total_checked: 2 });
    expect(cart.data.map(({ merchant_name, city }: CartGroup) => [merchant_name, city])).toEqual([
      ['Toko Jaya', 'Kota Makassar'],
      ['Toko Maju', 'Kota Bandung'],
    ]);
    expect(cart.data[1]).toMatchObject({ id: store.id, status: 'active', on_holiday: false });
    expect(cart.data[1].items[0]).toMatchObject({
      product_id: product.id,
      variant_id: product.variantIds[0],
      qty: 2,
      note: 'bungkus rapi',
      price: 100_000,
      compare_at_price: 120_000,
      is_checked: '1',
      stock: 10,
      min_order: 1,
      max_qty: 10,
      warning: null,
      flash_sale: null,
    });
    expect(cart.data[1].items[0].image).toContain(picture.storage_key);
  });

  test('a group is active when all its items are checked; flags go to and fro [CART-03]', {
    tags: 'slow',
  }, async () => {
    const [one, two] = [await sell(), await sell()];
    await add(one);
    await add(two);
    const { id } = await itemOf(one);
    const unchecked = await call('unchecked', { cart_item_id: id });
    expect(unchecked).toMatchObject({ total: 100_000, total_item: 2, total_checked: 1 });
    expect(unchecked.data[0].status).toBe('non-active');
    expect((await itemOf(one)).is_checked).toBe('0');
    const checked = await call('checked', { cart_item_id: [id] });
    expect(checked).toMatchObject({ total: 200_000, total_checked: 2 });
    expect(checked.data[0].status).toBe('active');
    expect(await call('unchecked', { merchant_id: store.id })).toMatchObject({ total: 0, total_checked: 0 });
    expect(await call('checked')).toMatchObject({ total: 200_000 });
    expect(await call('unchecked', { cart_item_id: [] })).toMatchObject({ total: 200_000 });
  });

  test('removing the last item of a seller removes the group [CART-03]', async () => {
    const [one, two] = [await sell(), await sell()];
    await add(one);
    await add(two);
    const [first, second] = (await items()).map(({ id }) => id);
    expect((await call('remove', { cart_item_id: first })).data[0].items).toHaveLength(1);
    expect(await call('remove', { cart_item_id: [second] })).toMatchObject({ data: [], total: 0 });
    expect((await call('remove', { cart_item_id: second })).status).toBe(404);
  });

  test('quantity and note can be set, within the limits [CART-04]', { tags: 'slow' }, async () => {
    const product = await sell({ variants: [{ stock_on_hand: 5 }] });
    await add(product);
    const { id } = await itemOf(product);
    expect(await call('update', { cart_item_id: id, qty: 5 })).toMatchObject({ code: 200, total: 500_000 });
    expect(await call('update', { cart_item_id: id, qty: 6 })).toMatchObject({
      status: 409,
      data: { stock_left: 5 },
    });
    expect((await call('update', { cart_item_id: id, qty: 0 })).status).toBe(422);
    await call('update', { cart_item_id: id, note: 'tanpa plastik' });
    expect(await itemOf(product)).toMatchObject({ qty: 5, note: 'tanpa plastik' });
    expect((await call('update', { cart_item_id: id, note: 'x'.repeat(201) })).status).toBe(422);
    expect((await call('update', { cart_item_id: id, note: '' })).data[0].items[0].note).toBe('');
  });

  test('somebody else’s items cannot be seen or touched [S22]', { tags: 'slow' }, async () => {
    const product = await sell();
    await add(product);
    const { id } = await itemOf(product);
    const sari = { token: (await createSignedInUser(market, { email: 'sari@example.test' })).token };
    expect((await call('list', undefined, sari)).data).toEqual([]);
    for (const [path, body] of [
      ['update', { cart_item_id: id, qty: 3 }],
      ['checked', { cart_item_id: id }],
      ['unchecked', { cart_item_id: [id] }],
      ['unchecked', { merchant_id: store.id }],
      ['remove', { cart_item_id: id }],
    ] as const) {
      expect((await call(path, body, sari)).status, path).toBe(404);
      expect((await call(path, body, { token: undefined })).status, path).toBe(401);
    }
    expect((await call('unchecked', {}, sari)).status).toBe(200);
    expect(await itemOf(product)).toMatchObject({ qty: 1, is_checked: '1' });
  });

  test('each item of a list is reported separately; without any existing item nothing is done [S27] [CART-03]', async () => {
    const product = await sell();
    await add(product);
    const { id } = await itemOf(product);
    const failed = [{ id: 999, message: 'Barang ini tidak ada di keranjangmu' }];
    for (const path of ['checked', 'unchecked', 'remove']) {
      expect(await call(path, { cart_item_id: [999] })).toMatchObject({
        status: 404,
        code: 404,
        message: 'Barang ini tidak ada di keranjangmu',
        data: { done: [], failed },
      });
    }
    expect((await itemOf(product)).is_checked).toBe('1');
    const unchecked = await call('unchecked', { cart_item_id: [id, 999, id] });
    expect(unchecked).toMatchObject({ status: 200, done: [id], failed, total_checked: 0 });
    expect(await call('remove', { cart_item_id: [id, 999] })).toMatchObject({
      status: 200,
      data: [],
      done: [id],
      failed,
    });
  });
});

describe('what changed since it was added', () => {
  const change = (table: 'variants' | 'products' | 'merchants', values: object) =>
    market.database.db
      .updateTable(table)
      .set(values as never)
      .execute();

  test('a new price is reported and counts', async () => {
    const product = await sell();
    await add(product, { qty: 2 });
    await change('variants', { price: 80_000 });
    expect(await itemOf(product)).toMatchObject({
      price: 80_000,
      added_price: 100_000,
      warning: 'price_changed',
    });
    expect((await call('list')).total).toBe(160_000);
    const { id } = await itemOf(product);
    await call('update', { cart_item_id: id, qty: 1 });
    expect(await itemOf(product)).toMatchObject({ added_price: 80_000, warning: null });
  });

  test('less stock is reported with the most that is left; a sold-out line costs nothing', async () => {
    const product = await sell();
    await add(product, { qty: 6 });
    await change('variants', { stock_reserved: 7 });
    expect(await itemOf(product)).toMatchObject({ warning: 'stock_reduced', stock: 3, max_qty: 3, qty: 6 });
    await change('variants', { stock_reserved: 10 });
    expect(await itemOf(product)).toMatchObject({ warning: 'out_of_stock', max_qty: 0 });
    expect(await call('list')).toMatchObject({ total: 0, total_item: 1, total_checked: 0 });
    await change('variants', { stock_reserved: 9 });
    await change('products', { min_order: 2 });
    expect(await itemOf(product)).toMatchObject({ warning: 'out_of_stock' });
  });

  test.each([
    ['products', { status: 'HIDDEN' }],
    ['products', { moderation: 'blocked' }],
    ['variants', { is_active: false }],
    ['merchants', { suspended_at: new Date() }],
    ['merchants', { holiday_from: '2026-03-02', holiday_to: '2026-03-04' }],
  ] as const)('what is not sold now stays as inactive: %s %j', async (table, values) => {
    const product = await sell();
    await add(product);
    await change(table, values);
    expect(await itemOf(product)).toMatchObject({ warning: 'inactive', max_qty: 0 });
    expect((await call('list')).total).toBe(0);
    const { id } = await itemOf(product);
    expect((await call('update', { cart_item_id: id, qty: 2 })).status).toBe(409);
  });
});

describe('a flash sale in the cart', () => {
  test('holds for as many pieces as one may buy; more are sold at the usual price (domain 3.5)', async () => {
    const product = await sell();
    const flash = await addFlashSaleItem(market, { product, price: 60_000, stock: 5, perUserLimit: 2 });
    expect((await add(product, { qty: 2 })).data.total).toBe(120_000);
    expect(await itemOf(product)).toMatchObject({
      price: 60_000,
      compare_at_price: 100_000,
      flash_sale: { id: flash, flash_price: 60_000, flash_stock: 5, flash_sold: 0 },
    });
    expect((await add(product)).data.total).toBe(300_000);
    expect(await itemOf(product)).toMatchObject({ price: 100_000, flash_sale: null, max_qty: 5 });
  });

  test('ends with its window', { tags: 'slow' }, async () => {
    const product = await sell();
    await addFlashSaleItem(market, { product, price: 60_000 });
    await add(product);
    market.clock.advance(3 * hour);
    expect(await itemOf(product)).toMatchObject({
      price: 100_000,
      warning: 'price_changed',
      flash_sale: null,
    });
  });
});
