import type { CartGroup } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../testing/products.ts';
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

describe('adding to the cart', () => {
  test('a visitor has to log in [CART-01]', async () => {
    const product = await sell();
    const answer = await call('add', { product_id: product.id, qty: 1 }, { token: undefined });
    expect([answer.status, answer.code]).toEqual([401, 401]);
  });

  test('returns quantity and total, and the same variant again adds to it [CART-01]', async () => {
    const product = await sell();
    const first = await add(product, { qty: 2 });
    expect(first).toMatchObject({
      code: 200,
      message: 'Masuk keranjang',
      data: { qty: 2, total_item: 1, total: 200_000 },
    });
    const second = await add(product, { qty: 3, variant_id: product.variantIds[0] });
    expect(second.data).toEqual({ ...first.data, qty: 5, total: 500_000 });
    const session = await market.call('/auth/session', { token });
    expect(session.data.cart_items).toBe(1);
  });

  test('twice at once, both count [S27]', { tags: 'slow' }, async () => {
    const product = await sell();
    await Promise.all([1, 2, 3].map((qty) => add(product, { qty })));
    expect((await itemOf(product)).qty).toBe(6);
    const answers = await Promise.all([3, 3, 3].map((qty) => add(product, { qty })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect((await itemOf(product)).qty).toBe(9);
  });

  test('with one key, twice is once [R5]', async () => {
    const product = await sell();
    const send = () =>
      call('add', { product_id: product.id, qty: 2 }, { token, headers: { 'idempotency-key': 'tap-tap-1' } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect((await itemOf(product)).qty).toBe(2);
  });

  test('a product with options needs one of them; another product’s is not found [CART-01]', async () => {
    const product = await sell({ variants: [{}, {}, { is_active: false }] });
    const other = await sell();
    expect(await add(product)).toMatchObject({ status: 422, data: { variant_id: ['Pilih varian dulu'] } });
    expect((await add(product, { variant_id: other.variantIds[0] })).status).toBe(404);
    expect((await add(product, { variant_id: product.variantIds[1] })).status).toBe(200);
    expect(await add(product, { variant_id: product.variantIds[2] })).toMatchObject({
      status: 409,
      message: 'Produk ini sedang tidak dijual',
      data: { reason: 'inactive', stock_left: 0 },
    });
  });

  test('one’s own product is rejected', async () => {
    await market.database.db
      .updateTable('merchants')
      .set({ user_id: (await createSignedInUser(market, { email: 'sari@example.test' })).id })
      .where('id', '=', store.id)
      .execute();
    const product = await sell();
    const sari = await market.call('/auth/login', {
      body: { email: 'sari@example.test', password: 'rahasia 123' },
    });
    const answer = await call('add', { product_id: product.id, qty: 1 }, { token: sari.data.jwt_token });
    expect(answer).toMatchObject({ status: 422, message: 'Tidak dapat membeli produk sendiri' });
  });

  test('limits of the product and its stock are reported, counted with what is in the cart', async () => {
    const product = await sell({ min_order: 2, max_order: 6, variants: [{ stock_on_hand: 5 }] });
    expect(await add(product)).toMatchObject({ status: 422, data: { qty: ['Minimal pembelian 2 buah'] } });
    expect(await add(product, { qty: 7 })).toMatchObject({
      status: 422,
      data: { qty: ['Maksimal pembelian 6 buah'] },
    });
    expect(await add(product, { qty: 6 })).toMatchObject({
      status: 409,
      message: 'Stok tidak cukup. Sisa 5.',
      data: { reason: 'stock_changed', stock_left: 5 },
    });
    expect((await add(product, { qty: 4 })).status).toBe(200);
    expect((await add(product, { qty: 2 })).status).toBe(409);
    const empty = await sell({ variants: [{ stock_on_hand: 0 }] });
    expect(await add(empty)).toMatchObject({ status: 409, message: 'Stok habis', data: { stock_left: 0 } });
  });

  test.each([0, -1, 1.5, 10_001, Number.POSITIVE_INFINITY, '2', null, [], {}])(
    'a quantity of %j is refused [S28]',
    async (qty) => {
      const product = await sell();
      const answer = await add(product, { qty });
      expect([answer.status, Object.keys(answer.data)]).toEqual([422, ['qty']]);
      expect(await items()).toEqual([]);
    },
  );

  test('prices and owners that a client sends are ignored [S24] [S25]', async () => {
    const product = await sell();
    const answer = await add(product, { price: 1, total: 1, added_price: 1, user_id: 99, is_checked: '0' });
    expect(answer.data.total).toBe(100_000);
    expect(await itemOf(product)).toMatchObject({ price: 100_000, added_price: 100_000, is_checked: '1' });
  });

  test('what buyers cannot see is not found', async () => {
    const hidden = await sell({ status: 'HIDDEN' });
    expect((await add(hidden)).status).toBe(404);
    expect((await call('add', { product_id: 999, qty: 1 })).status).toBe(404);
  });

  test('a cart holds 100 lines', async () => {
    const { variantIds, ...product } = await sell({
      variants: Array.from({ length: 100 }, () => ({})),
    });
    const more = await sell();
    const { id } = await market.database.db
      .selectFrom('users')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const at = market.clock.now();
    await market.database.db
      .insertInto('cart_items')
      .values(
        variantIds.map((variant_id) => ({
          user_id: id,
          variant_id,
          qty: 1,
          note: '',
          added_price: 100_000,
          created_at: at,
          updated_at: at,
        })),
      )
      .execute();
    expect(await add(more)).toMatchObject({ status: 409, message: 'Keranjang penuh, maksimal 100 barang' });
    expect((await add({ ...product, variantIds }, { variant_id: variantIds[0] })).data.total_item).toBe(100);
  });
});
