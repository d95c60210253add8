import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../../platform/clock.ts';
import { addFlashSaleItem } from '../../../testing/flash-sale-items.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addImage, addProduct, openStore } from '../../../testing/products.ts';
import { sellableVariants } from './sellable-variants.ts';

let market: TestServer;
let store: number;
let category: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  store = (await openStore(market)).id;
  category = await addCategory(market, 'Kaos');
});
afterAll(() => market.close());

const read = async (id: number | undefined) => {
  const found = (await sellableVariants(market.context(), [id ?? 0])).get(id ?? 0);
  if (!found) throw new Error(`no variant ${id}`);
  return found;
};

describe('what a variant costs and whether it is for sale', () => {
  test('price: flash sale while there are pieces, else the running cut, else the price', async () => {
    const product = await addProduct(market, { store, category });
    const { db } = market.database;
    expect(await read(product.variantIds[0])).toMatchObject({
      price: 100_000,
      compareAtPrice: null,
      stock: 10,
    });
    await db
      .insertInto('product_discounts')
      .values({
        product_id: product.id,
        type: 'percent',
        value: 20,
        starts_at: market.clock.now(),
        ends_at: new Date(market.clock.now().getTime() + day),
      })
      .execute();
    const item = await addFlashSaleItem(market, { product, price: 60_000, stock: 4 });
    expect(await read(product.variantIds[0])).toMatchObject({
      price: 60_000,
      usualPrice: 80_000,
      basePrice: 100_000,
      compareAtPrice: 100_000,
      stock: 6,
      flash: { itemId: item, left: 4, perUserLimit: 2 },
    });
    market.clock.advance(3 * hour);
    expect(await read(product.variantIds[0])).toMatchObject({ price: 80_000, flash: null });
    market.clock.advance(day);
    expect(await read(product.variantIds[0])).toMatchObject({ price: 100_000, usualPrice: 100_000 });
  });

  test('label and image are those of the selected options', async () => {
    const { db } = market.database;
    const product = await addProduct(market, { store, category });
    const [cover, own] = [await addImage(market), await addImage(market)];
    await db
      .insertInto('product_images')
      .values({ product_id: product.id, media_id: cover.id, position: 1 })
      .execute();
    const options = await db
      .insertInto('product_options')
      .values([
        { product_id: product.id, name: 'Warna', position: 1 },
        { product_id: product.id, name: 'Ukuran', position: 2 },
      ])
      .returning('id')
      .execute();
    const values = await db
      .insertInto('product_option_values')
      .values([
        { option_id: options[0]?.id ?? 0, value: 'Hitam', media_id: own.id, position: 1 },
        { option_id: options[1]?.id ?? 0, value: 'M', media_id: null, position: 1 },
      ])
      .returning('id')
      .execute();
    const ids = values.map(({ id }) => id);
    const variants = await db
      .insertInto('variants')
      .values([
        {
          product_id: product.id,
          option_value_ids: ids.toReversed(),
          price: 5_000,
          stock_on_hand: 1,
          sku: null,
          compare_at_price: null,
          weight_gram: null,
        },
        {
          product_id: product.id,
          option_value_ids: ids.slice(1),
          price: 5_000,
          stock_on_hand: 1,
          sku: null,
          compare_at_price: null,
          weight_gram: null,
        },
      ])
      .returning('id')
      .execute();
    expect(await read(variants[0]?.id)).toMatchObject({
      variantLabel: 'Hitam, M',
      coverKey: own.storage_key,
    });
    expect(await read(variants[1]?.id)).toMatchObject({ variantLabel: 'M', coverKey: cover.storage_key });
  });

  test.each([
    ['a hidden product', 'products', { status: 'HIDDEN' }],
    ['a blocked product', 'products', { moderation: 'blocked' }],
    ['a deleted product', 'products', { deleted_at: new Date() }],
    ['a variant out of sale', 'variants', { is_active: false }],
    ['a suspended store', 'merchants', { suspended_at: new Date() }],
    ['a store on holiday', 'merchants', { holiday_from: '2026-03-01', holiday_to: '2026-03-02' }],
    ['a store that is not approved', 'merchants', { verification_status: 'submitted' }],
  ] as const)('%s is not for sale', async (_, table, change) => {
    const product = await addProduct(market, { store, category });
    expect((await read(product.variantIds[0])).isSellable).toBe(true);
    await market.database.db
      .updateTable(table)
      .set(change as never)
      .execute();
    expect((await read(product.variantIds[0])).isSellable).toBe(false);
  });

  test('ids that do not exist are left out', async () => {
    expect((await sellableVariants(market.context(), [999])).size).toBe(0);
    expect((await sellableVariants(market.context(), [])).size).toBe(0);
  });
});
