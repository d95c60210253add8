import type { Checkout } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addFlashSaleItem } from '../../../testing/flash-sale-items.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestResponse, type TestServer } from '../../../testing/open-test-server.ts';
import { addProduct, refreshCatalog } from '../../../testing/products.ts';
import { addVoucher } from '../../../testing/vouchers.ts';
import { checkoutAs, openShopper, openStores, type TestProduct } from '../testing/shopping.ts';

/** Quick forms of the proofs R1 and R2; on PGlite the pays come one after the other, on PostgreSQL at once. */
let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

type Shop = ReturnType<typeof checkoutAs>;
interface Ready {
  shop: Shop;
  checkout: Checkout;
}

/** A number of users, each with a checkout that is ready to be paid. */
const queueUp = async (
  people: number,
  fill: (shop: Shop, person: number) => Promise<unknown>,
): Promise<Ready[]> => {
  const ready: Ready[] = [];
  for (let n = 0; n < people; n++) {
    const shopper = await openShopper(market, `pembeli${n}@example.test`);
    const shop = checkoutAs(market, shopper);
    await fill(shop, n);
    const { data } = await shop.open();
    ready.push({ shop, checkout: data });
  }
  return ready;
};

const payAll = (ready: readonly Ready[]): Promise<TestResponse[]> =>
  Promise.all(ready.map(({ shop, checkout }, n) => shop.pay(checkout, {}, `race-key-${n}`)));

const statuses = (answers: readonly TestResponse[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const variant = (id: number) =>
  market.database.db
    .selectFrom('variants')
    .select(['stock_on_hand as onHand', 'stock_reserved as reserved', 'stock_flash as flash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('many pay at once', () => {
  test('100 pays on 10 pieces are 10 orders; 90 are rejected with the reason, none fails [R1]', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const [goods] = (await openStores(market, 1, 10)) as [TestProduct];
    const answers = await payAll(await queueUp(100, (shop) => shop.add(goods)));
    expect(statuses(answers)).toEqual({ 200: 10, 409: 90 });
    const reasons = new Set(answers.flatMap(({ status, data }) => (status === 409 ? [data.reason] : [])));
    expect(reasons).toEqual(new Set(['stock_changed']));
    expect(await variant(goods.variantId)).toEqual({ onHand: 10, reserved: 10, flash: 0 });
    expect(await market.audit()).toEqual([]);
  });

  test('carts of five sellers in any order end without a deadlock [R1]', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const goods = await openStores(market, 5, 6);
    const turned = (by: number) => goods.map((_, place) => goods[(place * 2 + by) % 5] as TestProduct);
    const ready = await queueUp(20, async (shop, person) => {
      const wanted = person % 2 ? turned(person) : turned(person).reverse();
      for (const one of wanted) await shop.add(one);
    });
    const answers = await payAll(ready);
    expect(statuses(answers)).toEqual({ 200: 6, 409: 14 });
    for (const { variantId } of goods) expect((await variant(variantId)).reserved).toBe(6);
    expect(await market.audit()).toEqual([]);
  });

  test('two variants of one product, bought together in opposite orders [R1]', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const [{ merchantId }] = (await openStores(market, 1)) as [TestProduct];
    const product = await addProduct(market, {
      store: merchantId,
      category: 2,
      variants: [{ stock_on_hand: 5 }, { stock_on_hand: 8 }],
    });
    await refreshCatalog(market);
    const ready = await queueUp(16, async (shop, person) => {
      const both = person % 2 ? product.variantIds : product.variantIds.toReversed();
      for (const variant_id of both) await shop.add(product, 1, { variant_id });
    });
    expect(statuses(await payAll(ready))).toEqual({ 200: 5, 409: 11 });
    const [one = 0, other = 0] = product.variantIds;
    expect([(await variant(one)).reserved, (await variant(other)).reserved]).toEqual([5, 5]);
  });

  test('the cart and a single purchase of the last piece: one of them [R1]', async () => {
    const [goods] = (await openStores(market, 1, 1)) as [TestProduct];
    const shop = checkoutAs(market, await openShopper(market));
    await shop.add(goods);
    const cart = (await shop.open()).data as Checkout;
    const { data } = await shop.post('/cart/singlecheckout', { product_id: goods.id, qty: 1 });
    const single = (await shop.preview(data.checkout_id)).data as Checkout;
    const answers = await Promise.all([shop.pay(cart), shop.pay(single)]);
    expect(statuses(answers)).toEqual({ 200: 1, 409: 1 });
    expect((await variant(goods.variantId)).reserved).toBe(1);
  });

  test('a seller who changes the stock meanwhile takes no piece that was sold [R1]', {
    tags: 'slow',
    timeout: 60_000,
  }, async () => {
    const [goods] = (await openStores(market, 1, 10)) as [TestProduct];
    const ready = await queueUp(12, (shop) => shop.add(goods));
    const shrink = market.database.db
      .updateTable('variants')
      .set((e) => ({ stock_on_hand: e.fn<number>('greatest', ['stock_reserved', e.val(4)]) }))
      .where('id', '=', goods.variantId)
      .execute();
    const [answers] = await Promise.all([payAll(ready), shrink]);
    const sold = statuses(answers)[200] ?? 0;
    const { onHand, reserved } = await variant(goods.variantId);
    expect(reserved).toBe(sold);
    expect(sold).toBeLessThanOrEqual(onHand);
    expect((statuses(answers)[409] ?? 0) + sold).toBe(12);
  });

  test('a flash sale sells its pieces and no more at its price [R2]', {
    tags: 'slow',
    timeout: 60_000,
  }, async () => {
    const [goods] = (await openStores(market, 1, 10)) as [TestProduct];
    await addFlashSaleItem(market, { product: goods, stock: 3, perUserLimit: 1, price: 60_000 });
    const answers = await payAll(await queueUp(20, (shop) => shop.add(goods)));
    expect(statuses(answers)).toEqual({ 200: 3, 409: 17 });
    expect(await variant(goods.variantId)).toEqual({ onHand: 10, reserved: 3, flash: 0 });
    expect(await market.audit()).toEqual([]);
  });

  test('a voucher is used as often as its quota allows [R2]', { tags: 'slow', timeout: 60_000 }, async () => {
    const [goods] = (await openStores(market, 1, 100)) as [TestProduct];
    const id = await addVoucher(market, { quota: 4 });
    const answers = await payAll(await queueUp(16, (shop) => shop.add(goods)));
    expect(statuses(answers)).toEqual({ 200: 4, 409: 12 });
    const voucher = await market.database.db
      .selectFrom('vouchers')
      .select('used')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(voucher.used).toBe(4);
    expect(await market.audit()).toEqual([]);
  });

  test('one wallet pays as often as its balance reaches [R3]', { tags: 'slow' }, async () => {
    const [goods] = (await openStores(market, 1, 100)) as [TestProduct];
    const shopper = await openShopper(market);
    await fillWallet(market, shopper.id, 108_000 * 1);
    const shop = checkoutAs(market, shopper);
    await shop.add(goods);
    const { checkout_id } = (await shop.open()).data as Checkout;
    const first = (await shop.post('/checkout/wallet', { use_wallet: '1', checkout_id })).data as Checkout;
    const { data } = await shop.post('/cart/singlecheckout', { product_id: goods.id, qty: 1 });
    await shop.post('/checkout/wallet', { use_wallet: '1', checkout_id: data.checkout_id });
    const second = (await shop.preview(data.checkout_id)).data as Checkout;
    const answers = await Promise.all(
      [first, second].map((checkout) => shop.pay(checkout, { payment_method: null })),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: 1 });
    expect(answers.find(({ status }) => status === 409)?.data.reason).toBe('wallet_insufficient');
    expect(await market.audit()).toEqual([]);
  });
});
