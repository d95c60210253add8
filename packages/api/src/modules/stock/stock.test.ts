import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addFlashSaleItem } from '../../testing/flash-sale-items.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import {
  emptyProductStock,
  releaseStock,
  reserveStock,
  restockReturned,
  type StockLine,
  shipStock,
} from './index.ts';

let market: TestServer;
let product: { id: number; variantIds: number[] };
let buyer: number;
let shelf: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  const store = (await openStore(market)).id;
  const category = await addCategory(market, 'Kaos');
  product = await addProduct(market, { store, category, variants: [{}, { stock_on_hand: 3 }] });
  await refreshCatalog(market);
  buyer = (await createSignedInUser(market)).id;
  shelf = product.variantIds[0] as number;
});
afterAll(async () => {
  // These pieces are reserved without orders, which the final audit of the data would report.
  await market.reset();
  await market.close();
});

const within = (work: (ctxInTx: Context) => Promise<void>) => inTransaction(market.context(), work);
const line = (qty: number, flashItemId: number | null = null, variantId = shelf): StockLine => ({
  variantId,
  qty,
  flashItemId,
});
const reserve = (lines: StockLine[], userId = buyer) =>
  within((ctxInTx) => reserveStock(ctxInTx, { userId, lines }));
const stockOf = (variantId = shelf) =>
  market.database.db
    .selectFrom('variants')
    .select(['stock_on_hand as onHand', 'stock_reserved as reserved', 'stock_flash as flash'])
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
const itemOf = (id: number) =>
  market.database.db
    .selectFrom('flash_sale_items')
    .select(['flash_stock as stock', 'flash_sold as sold'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('reserved stock', () => {
  test('two lines of one variant count together, and the rest is reported [R1]', async () => {
    await reserve([line(2), line(3)]);
    expect(await stockOf()).toEqual({ onHand: 10, reserved: 5, flash: 0 });
    await expect(reserve([line(3), line(3)])).rejects.toMatchObject({
      code: 409,
      message: 'Not enough stock. 5 left.',
      data: { reason: 'stock_changed', lines: [{ variant_id: shelf, stock_left: 5 }] },
    });
    expect((await stockOf()).reserved).toBe(5);
  });

  test('a cart with one short line reserves nothing of the others, and every short line is named', async () => {
    const second = product.variantIds[1] as number;
    await expect(reserve([line(1), line(4, null, second)])).rejects.toMatchObject({
      data: { lines: [{ variant_id: second, stock_left: 3 }] },
    });
    await expect(reserve([line(11), line(4, null, second)])).rejects.toMatchObject({
      message: 'The stock of some items has changed',
      data: { lines: [{ variant_id: shelf }, { variant_id: second }] },
    });
    expect((await stockOf()).reserved).toBe(0);
  });

  test('a removed variant has nothing left', async () => {
    await market.database.db
      .updateTable('variants')
      .set({ is_active: false })
      .where('id', '=', shelf)
      .execute();
    await expect(reserve([line(1)])).rejects.toMatchObject({
      message: 'Out of stock',
      data: { lines: [{ stock_left: 0 }] },
    });
  });

  test('is released, or leaves with the courier and is recorded', async () => {
    await reserve([line(4)]);
    await within((ctxInTx) => releaseStock(ctxInTx, { userId: buyer, lines: [line(1)] }));
    expect(await stockOf()).toEqual({ onHand: 10, reserved: 3, flash: 0 });
    await within((ctxInTx) => shipStock(ctxInTx, { orderId: 7, lines: [line(2), line(1)] }));
    expect(await stockOf()).toEqual({ onHand: 7, reserved: 0, flash: 0 });
    await within((ctxInTx) => restockReturned(ctxInTx, { orderId: 7, lines: [line(3)] }));
    expect(await stockOf()).toEqual({ onHand: 10, reserved: 0, flash: 0 });
    const moves = await market.database.db
      .selectFrom('stock_movements')
      .select(['kind', 'delta', 'ref_id', 'on_hand_after'])
      .orderBy('id')
      .execute();
    expect(moves).toEqual([
      { kind: 'sale', delta: -3, ref_id: 7, on_hand_after: 7 },
      { kind: 'return', delta: 3, ref_id: 7, on_hand_after: 10 },
    ]);
  });

  test('is never released twice', async () => {
    await reserve([line(1)]);
    const twice = within((ctxInTx) => releaseStock(ctxInTx, { userId: buyer, lines: [line(2)] }));
    await expect(twice).rejects.toMatchObject({ code: '23514' });
    expect((await stockOf()).reserved).toBe(1);
  });

  test('lists follow after the commit', async () => {
    const shown = () =>
      market.database.db
        .selectFrom('product_listings')
        .select(['stock', 'popularity'])
        .where('product_id', '=', product.id)
        .executeTakeFirstOrThrow();
    const before = await shown();
    await reserve([line(10), line(3, null, product.variantIds[1])]);
    await market.settle();
    const after = await shown();
    expect([before.stock, after.stock]).toEqual([13, 0]);
    expect(after.popularity).toBeLessThan(before.popularity - 99);
  });

  test('a sold-out product sells nothing more, and what others have reserved stays', async () => {
    const item = await addFlashSaleItem(market, { product, stock: 4 });
    await reserve([line(2), line(1, item)]);
    await within((ctxInTx) => emptyProductStock(ctxInTx, [product.id]));
    expect(await stockOf()).toEqual({ onHand: 3, reserved: 3, flash: 0 });
    await expect(reserve([line(1)])).rejects.toMatchObject({ code: 409 });
    await expect(reserve([line(1, item)])).rejects.toMatchObject({ code: 409 });
    await within((ctxInTx) => releaseStock(ctxInTx, { userId: buyer, lines: [line(1, item)] }));
    expect(await stockOf()).toEqual({ onHand: 3, reserved: 2, flash: 0 });
  });
});

describe('flash-sale stock', () => {
  test('is allocated at the approval, for this flash sale only', async () => {
    await addFlashSaleItem(market, { product, stock: 6 });
    expect(await stockOf()).toEqual({ onHand: 10, reserved: 0, flash: 6 });
    await expect(reserve([line(5)])).rejects.toMatchObject({ data: { lines: [{ stock_left: 4 }] } });
    await expect(addFlashSaleItem(market, { product, stock: 5 })).rejects.toMatchObject({ code: 409 });
  });

  test('sells each user as many as the flash sale allows, and no more than its pieces [R2]', async () => {
    const item = await addFlashSaleItem(market, { product, stock: 3, perUserLimit: 2 });
    await reserve([line(1, item)]);
    await expect(reserve([line(2, item)])).rejects.toMatchObject({ message: 'At most 2 per buyer' });
    await reserve([line(1, item)]);
    const sari = (await createSignedInUser(market, { email: 'sari@example.test' })).id;
    await expect(reserve([line(2, item)], sari)).rejects.toMatchObject({
      message: 'The flash sale is sold out',
      data: { reason: 'stock_changed', lines: [{ variant_id: shelf, stock_left: 1 }] },
    });
    await reserve([line(1, item)], sari);
    expect(await itemOf(item)).toEqual({ stock: 3, sold: 3 });
    expect(await stockOf()).toEqual({ onHand: 10, reserved: 3, flash: 0 });
  });

  test.each([
    ['before', -1],
    ['after', 3],
  ])('is not sold %s the window, whatever the sweeps do [S27]', async (_, hours) => {
    const item = await addFlashSaleItem(market, { product, startsInHours: hours < 0 ? 1 : 0 });
    market.clock.advance(Math.max(0, hours) * hour);
    await expect(reserve([line(1, item)])).rejects.toMatchObject({ code: 409 });
  });

  test('returns to the flash sale while it runs, and to the stock afterwards', { tags: 'slow' }, async () => {
    const item = await addFlashSaleItem(market, { product, stock: 5, perUserLimit: 3 });
    await reserve([line(3, item)]);
    await within((ctxInTx) => releaseStock(ctxInTx, { userId: buyer, lines: [line(1, item)] }));
    expect(await itemOf(item)).toEqual({ stock: 5, sold: 2 });
    expect(await stockOf()).toEqual({ onHand: 10, reserved: 2, flash: 3 });
    await reserve([line(1, item)]);
    market.clock.advance(4 * hour);
    await within((ctxInTx) => releaseStock(ctxInTx, { userId: buyer, lines: [line(3, item)] }));
    await market.settle();
    expect(await stockOf()).toEqual({ onHand: 10, reserved: 0, flash: 0 });
  });

  test('what is unsold returns when the window ended', { tags: 'slow' }, async () => {
    const item = await addFlashSaleItem(market, { product, stock: 5 });
    await reserve([line(2, item)]);
    await market.settle();
    expect((await stockOf()).flash).toBe(3);
    market.clock.advance(3 * hour);
    await market.settle();
    expect(await stockOf()).toEqual({ onHand: 10, reserved: 2, flash: 0 });
    const moves = await market.database.db
      .selectFrom('stock_movements')
      .select(['kind', 'delta'])
      .orderBy('id')
      .execute();
    expect(moves).toEqual([
      { kind: 'flash_in', delta: -5 },
      { kind: 'flash_out', delta: 3 },
    ]);
  });

  test('a repeating flash sale gets new pieces, up to the stock, and new limits', async () => {
    const item = await addFlashSaleItem(market, { product, stock: 5, repeatMinutes: 1440 });
    await reserve([line(2, item)]);
    await reserve([line(4)]);
    market.clock.advance(3 * hour);
    await market.settle();
    expect(await itemOf(item)).toEqual({ stock: 4, sold: 0 });
    expect(await stockOf()).toEqual({ onHand: 10, reserved: 6, flash: 4 });
    await expect(reserve([line(1, item)])).rejects.toMatchObject({ code: 409 });
    market.clock.advance(21 * hour);
    await reserve([line(2, item)]);
    const yesterday = new Date(market.clock.now().getTime() - 24 * hour);
    await within((ctxInTx) =>
      releaseStock(ctxInTx, { userId: buyer, lines: [line(2, item)], reservedAt: yesterday }),
    );
    expect(await itemOf(item)).toEqual({ stock: 4, sold: 2 });
    expect(await stockOf()).toEqual({ onHand: 10, reserved: 6, flash: 2 });
  });

  test('a repeating flash sale without stock is sold out', async () => {
    const item = await addFlashSaleItem(market, { product, stock: 2, repeatMinutes: 1440 });
    await reserve([line(2, item), line(8)]);
    market.clock.advance(3 * hour);
    await market.settle();
    expect(await itemOf(item)).toEqual({ stock: 2, sold: 2 });
    expect((await stockOf()).flash).toBe(0);
  });
});
