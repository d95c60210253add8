import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { addVoucher } from '../../testing/vouchers.ts';
import { openOrderFixture, placePaid } from '../orders/testing/order-fixture.ts';
import { type PromoOrder, quotePromos } from './index.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

describe('a quote', () => {
  const open = async () => {
    const { id: userId } = await createSignedInUser(market);
    const store = await openStore(market);
    const root = await addCategory(market, 'Busana');
    const leaf = await addCategory(market, 'Kaos', await addCategory(market, 'Pakaian', root));
    const product = await addProduct(market, { store: store.id, category: leaf });
    const orders: PromoOrder[] = [
      {
        key: 3001,
        merchantId: store.id,
        shipping: 9_000,
        lines: [{ key: 1, productId: product.id, categoryId: leaf, amount: 200_000 }],
      },
    ];
    return { userId, store, root, product, orders };
  };

  test('selects the best, lists the others and reports why one cannot be used [PROMO-02] [DATA-05]', async () => {
    const { userId, store, orders } = await open();
    const elsewhere = await openStore(market, { name: 'Toko Jauh' });
    const small = await addVoucher(market, { voucher_code: 'KECIL1', discount_value: 5_000 });
    const big = await addVoucher(market, {
      voucher_code: 'BESAR1',
      discount_type: 'percent',
      discount_value: 10,
    });
    const far = await addVoucher(market, { voucher_code: 'KURANG1', min_spend: 250_000 });
    const own = await addVoucher(market, {
      voucher_code: 'TOKO01',
      merchant_id: store.id,
      discount_value: 20_000,
    });
    const free = await addVoucher(market, {
      voucher_code: 'ONGKIR1',
      kind: 'shipping',
      discount_value: 20_000,
    });
    await addVoucher(market, { voucher_code: 'JAUH01', merchant_id: elsewhere.id });
    await addVoucher(market, { voucher_code: 'RAHASIA1', target: 'code_only', discount_value: 90_000 });
    const quote = await quotePromos(market.context(), { userId, orders, selected: 'best' });
    expect(quote.uses).toEqual([
      { promoId: own, amount: 20_000 },
      { promoId: big, amount: 18_000 },
      { promoId: free, amount: 9_000 },
    ]);
    expect(quote.all.map(({ promo_id, is_selected }) => [promo_id, is_selected])).toEqual([
      [own, true],
      [big, true],
      [free, true],
      [small, false],
      [far, false],
    ]);
    expect(quote.all.at(-1)).toMatchObject({
      promo_code: 'KURANG1',
      usable: false,
      amount: 0,
      reason_code: 'min_spend',
      reason: 'Kurang Rp50.000 lagi',
      missing_amount: 50_000,
    });
    const english = await quotePromos(market.context(undefined, { locale: 'en' }), {
      userId,
      orders,
      selected: [far],
    });
    expect(english.selected).toEqual([]);
    expect(english.all.find(({ promo_id }) => promo_id === far)?.reason).toBe(
      'Rp50.000 short of the minimum',
    );
  });

  test('counts what is below a category, and single products', { tags: 'slow' }, async () => {
    const { userId, root, product, orders } = await open();
    const below = await addVoucher(market, { voucher_code: 'BAWAH1', categoryIds: [root] });
    const single = await addVoucher(market, { voucher_code: 'PRODUK1', productIds: [product.id] });
    const other = await addVoucher(market, {
      voucher_code: 'LAIN01',
      categoryIds: [await addCategory(market, 'Lain')],
    });
    const { all } = await quotePromos(market.context(), { userId, orders, selected: [] });
    const reasonOf = (id: number) => all.find(({ promo_id }) => promo_id === id)?.reason_code;
    expect([reasonOf(below), reasonOf(single), reasonOf(other)]).toEqual([null, null, 'no_eligible_product']);
  });

  test('does not list a code that the user did not claim, even when it is requested by id [S22]', {
    tags: 'slow',
  }, async () => {
    const { userId, orders } = await open();
    const secret = await addVoucher(market, { voucher_code: 'RAHASIA1', target: 'code_only' });
    const ask = () => quotePromos(market.context(), { userId, orders, selected: [secret] });
    expect(await ask()).toMatchObject({ selected: [], all: [], uses: [] });
    const { db } = market.database;
    await db
      .insertInto('voucher_claims')
      .values({ voucher_id: secret, user_id: userId, claimed_at: market.clock.now() })
      .execute();
    await db.updateTable('vouchers').set({ claimed: 1 }).execute();
    expect((await ask()).selected).toEqual([secret]);
  });

  test('reports a selected one that has ended since', { tags: 'slow' }, async () => {
    const { userId, orders } = await open();
    const promo = await addVoucher(market);
    market.clock.advance(2 * day);
    const quote = await quotePromos(market.context(), { userId, orders, selected: [promo] });
    expect(quote.selected).toEqual([]);
    expect(quote.all).toMatchObject([{ promo_id: promo, reason_code: 'ended' }]);
    expect((await quotePromos(market.context(), { userId, orders, selected: [] })).all).toEqual([]);
  });

  test('for new buyers ends with the first order that was paid', { tags: 'slow' }, async () => {
    const world = await openOrderFixture(market);
    await addVoucher(market, { voucher_code: 'BARU01', target: 'new_buyer' });
    const [goods] = world.products;
    const orders = [
      {
        key: 1,
        merchantId: goods?.merchantId ?? 0,
        shipping: 0,
        lines: [{ key: 1, productId: goods?.productId ?? 0, categoryId: 1, amount: 100_000 }],
      },
    ];
    const ask = async () =>
      (await quotePromos(market.context(), { userId: world.buyer.id, orders, selected: 'best' })).all[0]
        ?.reason_code;
    expect(await ask()).toBeNull();
    await placePaid(world);
    expect(await ask()).toBe('new_buyer_only');
  });
});
