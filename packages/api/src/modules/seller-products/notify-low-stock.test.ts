import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { reserveStock } from '../stock/index.ts';

let market: TestServer;
let product: { id: number; variantIds: number[] };
let buyer: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  const store = (await openStore(market)).id;
  const category = await addCategory(market, 'Kaos');
  const variants = [{ stock_on_hand: 8 }, { stock_on_hand: 1 }];
  product = await addProduct(market, { store, category, variants });
  await refreshCatalog(market);
  buyer = (await createSignedInUser(market)).id;
});
afterAll(async () => {
  // These pieces are reserved without orders, which the final audit of the data would report.
  await market.reset();
  await market.close();
});

const order = async (...pieces: (readonly [at: number, qty: number])[]) => {
  const lines = pieces.map(([at, qty]) => ({
    ...{ variantId: product.variantIds[at] as number, qty },
    flashItemId: null,
  }));
  await inTransaction(market.context(), (ctx) => reserveStock(ctx, { userId: buyer, lines }));
  await market.settle();
};
const told = async () => {
  const rows = await market.database.db
    .selectFrom('notifications')
    .select(['title', 'link'])
    .where('kind', '=', 'stock')
    .orderBy('id')
    .execute();
  expect(rows.every(({ link }) => link === `/seller/products/${product.id}`)).toBe(true);
  return rows.map(({ title }) => title.id);
};

test('a store hears once that a variant has become low, and once that it is empty', {
  tags: 'slow',
}, async () => {
  await order([0, 2]);
  expect(await told()).toEqual([]);
  await order([0, 1]);
  expect(await told()).toEqual(['Stok menipis']);
  await order([0, 1]);
  expect(await told()).toEqual(['Stok menipis']);
  await order([0, 4]);
  expect(await told()).toEqual(['Stok menipis', 'Stok habis']);
});

test('one order tells of each variant; a hidden product tells nothing', { tags: 'slow' }, async () => {
  await order([0, 3], [1, 1]);
  expect(await told()).toEqual(['Stok menipis', 'Stok habis']);
  await market.database.db.updateTable('products').set({ status: 'HIDDEN' }).execute();
  await order([0, 5]);
  expect(await told()).toHaveLength(2);
});
