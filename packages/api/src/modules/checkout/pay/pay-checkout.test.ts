import type { Checkout } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../../platform/clock.ts';
import { offerInFlashSale } from '../../../testing/flash-goods.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestMarket, type TestMarket } from '../../../testing/open-test-market.ts';
import { addVoucher } from '../../../testing/vouchers.ts';
import { type Goods, openShopper, openShops, type Shopper, shopAs } from '../testing/shopping.ts';

let market: TestMarket;
let goods: Goods;
let second: Goods;
let buyer: Shopper;
let shop: ReturnType<typeof shopAs>;
beforeAll(async () => {
  market = await openTestMarket();
});
beforeEach(async () => {
  await market.reset();
  [goods, second] = (await openShops(market, 2)) as [Goods, Goods];
  buyer = await openShopper(market);
  shop = shopAs(market, buyer);
});
afterAll(() => market.close());

const table = (name: 'order_groups' | 'orders' | 'voucher_uses' | 'payments' | 'cart_items') =>
  market.database.db.selectFrom(name).selectAll().execute();
const reserved = async ({ variantId }: Goods) =>
  (
    await market.database.db
      .selectFrom('variants')
      .select('stock_reserved')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).stock_reserved;
const change = (name: 'variants' | 'products' | 'vouchers', values: object) =>
  market.database.db
    .updateTable(name)
    .set(values as never)
    .execute();
const opened = async (): Promise<Checkout> => (await shop.open()).data;
/** Nothing is half done: no order, no piece, no use, no payment, and the cart as it was. */
const expectUntouched = async () => {
  expect(await table('order_groups')).toEqual([]);
  expect(await table('orders')).toEqual([]);
  expect(await table('payments')).toEqual([]);
  expect((await table('voucher_uses')).length).toBe(0);
  expect(await table('cart_items')).not.toEqual([]);
  expect(await market.audit()).toEqual([]);
};

describe('paying', () => {
  test('makes one group with an order per seller and a payment; what was bought leaves the cart [CHECK-02]', async () => {
    await shop.add(goods, 2);
    await shop.add(second);
    const other = await shop.post('/cart/list');
    const checkout = await opened();
    const paid = await shop.pay(checkout);
    expect(paid).toMatchObject({
      code: 200,
      data: {
        order_group_code: expect.stringMatching(/^INV-20260302-[A-Z0-9]{5}$/),
        status: 'waiting_payment',
        payment: {
          method: checkout.payment_methods[0]?.code,
          amount: checkout.summary.grand_total,
          expires_at: '2026-03-03T03:00:00.000Z',
        },
      },
    });
    expect(paid.data.orders).toHaveLength(2);
    expect(other.total_item).toBe(2);
    expect(await shop.post('/cart/list')).toMatchObject({ data: [], total: 0 });
    expect([await reserved(goods), await reserved(second)]).toEqual([2, 1]);
    expect(await market.audit()).toEqual([]);
    const shown = await shop.preview(checkout.checkout_id);
    expect(shown.data).toMatchObject({
      status: 'paid',
      can_pay: false,
      order_group_code: paid.data.order_group_code,
    });
  });

  test('what was not checked stays in the cart', async () => {
    await shop.add(goods);
    await shop.add(second);
    const { data } = await shop.post('/cart/list');
    await shop.post('/cart/unchecked', { cart_item_id: data[0].items[0].id });
    await shop.pay(await opened());
    expect(await shop.post('/cart/list')).toMatchObject({ total_item: 1 });
  });

  test('a wallet that covers all of it pays at once', async () => {
    await fillWallet(market, buyer.id, 200_000);
    await shop.add(goods);
    await opened();
    const on = await shop.post('/checkout/wallet', { use_wallet: '1' });
    const paid = await shop.pay(on.data, { payment_method: null });
    expect(paid.data).toMatchObject({ status: 'paid', payment: null });
    expect((await market.call('/wallet/saldo', { token: buyer.token })).data.balance).toBe(92_000);
    expect(await table('payments')).toEqual([]);
    expect(await market.audit()).toEqual([]);
  });

  test('a wallet that covers a part is put on hold, the rest is to be paid', async () => {
    await fillWallet(market, buyer.id, 50_000);
    await shop.add(goods);
    await opened();
    const on = await shop.post('/checkout/wallet', { use_wallet: '1' });
    const paid = await shop.pay(on.data);
    expect(paid.data).toMatchObject({ status: 'waiting_payment', payment: { amount: 58_000 } });
    expect((await market.call('/wallet/saldo', { token: buyer.token })).data).toMatchObject({
      balance: 0,
      hold: 50_000,
    });
    expect(await market.audit()).toEqual([]);
  });

  test('a flash-sale line has an hour to be paid, at the flash price', async () => {
    await offerInFlashSale(market, { product: goods, price: 60_000 });
    await shop.add(goods, 2);
    const checkout = await opened();
    expect(checkout.summary).toMatchObject({ subtotal: 120_000, product_discount: 80_000 });
    const paid = await shop.pay(checkout);
    expect(paid.data.payment.expires_at).toBe('2026-03-02T04:00:00.000Z');
    expect(await market.audit()).toEqual([]);
  });

  test('promos, insurance and dropship are what the orders keep', async () => {
    await addVoucher(market, {
      voucher_code: 'TOKO1',
      merchant_id: goods.merchantId,
      discount_value: 20_001,
    });
    await addVoucher(market, { voucher_code: 'PASAR', discount_type: 'percent', discount_value: 7 });
    await addVoucher(market, { voucher_code: 'ONGKIR', kind: 'shipping', discount_value: 3_333 });
    await shop.add(goods, 3);
    await shop.add(second);
    const checkout = await opened();
    const order = checkout.orders.find(({ merchant }) => merchant.id === goods.merchantId);
    await shop.post(`/shipping/${order?.id}/setlogistic`, {
      shipper_result_id: order?.chosen_shipping?.shipper_result_id,
      insurance: true,
    });
    const changed = await shop.post(`/shipping/${order?.id}/dropship`, {
      dropship_name: 'Sari',
      dropship_phone: '081234567890',
    });
    const paid = await shop.pay(changed.data);
    expect(paid.status).toBe(200);
    const kept = (await table('orders')) as unknown as Record<string, unknown>[];
    expect(kept.find(({ merchant_id }) => merchant_id === goods.merchantId)).toMatchObject({
      seller_voucher: 20_001,
      insurance: 5_600,
      dropship: { name: 'Sari', phone: '081234567890' },
      address: { label: 'Rumah', city: 'Kota Bandung' },
    });
    expect(paid.data.payment.amount).toBe(changed.data.summary.grand_total);
    expect(await table('voucher_uses')).toHaveLength(3);
    expect(await market.audit()).toEqual([]);
  });
});

describe('paying again', () => {
  test('in a second tab, by a double click, or after Back: one order [R5] [S27]', async () => {
    await shop.add(goods);
    const checkout = await opened();
    const answers = await Promise.all([
      shop.pay(checkout, {}, 'tab-one-0001'),
      shop.pay(checkout, {}, 'tab-one-0001'),
      shop.pay(checkout, {}, 'tab-two-0002'),
      shop.pay(checkout),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await table('order_groups')).toHaveLength(1);
    expect(await reserved(goods)).toBe(1);
    const later = await shop.pay(checkout, { expected_total: 1 }, 'back-again-3');
    expect(later.data.order_group_code).toBe(answers[0]?.data.order_group_code);
  });

  test('one key with another body is refused', async () => {
    await shop.add(goods);
    const checkout = await opened();
    await shop.pay(checkout, {}, 'the-same-key');
    expect((await shop.pay(checkout, { expected_total: 5 }, 'the-same-key')).status).toBe(422);
  });

  test('what nobody paid in time is closed', async () => {
    await shop.add(goods);
    const checkout = await opened();
    const paid = await shop.pay(checkout);
    await market.call('/buyer/dashboard/order/status', {
      token: buyer.token,
      body: { order_code: paid.data.orders[0].order_code, status: 'cancelled', reason: 'tidak_jadi' },
    });
    expect(await shop.pay(checkout)).toMatchObject({ status: 409, data: { reason: 'session_closed' } });
    expect(await reserved(goods)).toBe(0);
  });
});

describe('a pay that is refused', () => {
  const refusedAfter = async (changing: () => Promise<unknown>, reason: string) => {
    const checkout = await opened();
    await changing();
    const refused = await shop.pay(checkout, {}, `refused-${reason}`);
    expect([refused.status, refused.data.reason]).toEqual([409, reason]);
    await expectUntouched();
    return refused.data.preview.checkout as Checkout;
  };

  test('a price that changed is shown, and can be confirmed', async () => {
    await shop.add(goods);
    const fresh = await refusedAfter(() => change('variants', { price: 120_000 }), 'price_changed');
    expect(fresh).toMatchObject({
      summary: { grand_total: 128_000 },
      warnings: [{ type: 'price_changed', from: 100_000, to: 120_000 }],
    });
    expect((await shop.pay(fresh, {}, 'refused-price_changed')).status).toBe(200);
  });

  test('stock that shrank is shown, and what is left can be bought', async () => {
    await shop.add(goods, 5);
    const fresh = await refusedAfter(() => change('variants', { stock_on_hand: 2 }), 'stock_changed');
    expect(fresh).toMatchObject({ can_pay: true, warnings: [{ type: 'stock_reduced', from: 5, to: 2 }] });
    expect((await shop.pay(fresh)).status).toBe(200);
    expect(await reserved(goods)).toBe(2);
  });

  test.each([
    ['variants', { stock_on_hand: 0 }, 'out_of_stock'],
    ['products', { status: 'HIDDEN' }, 'inactive'],
  ] as const)('what is gone cannot be bought: %s %j', async (name, values, type) => {
    await shop.add(goods);
    const fresh = await refusedAfter(() => change(name, values), 'stock_changed');
    expect(fresh).toMatchObject({ can_pay: false, warnings: [{ type }] });
    expect((await shop.pay(fresh)).data.reason).toBe('stock_changed');
  });

  test('a promo that ended is shown, and the total without it can be confirmed', async () => {
    await addVoucher(market);
    await shop.add(goods);
    const fresh = await refusedAfter(() => change('vouchers', { is_paused: true }), 'promo_invalid');
    expect(fresh.summary.grand_total).toBe(108_000);
    expect((await shop.pay(fresh)).status).toBe(200);
  });

  test('a quote that ran out is asked anew', async () => {
    await shop.add(goods);
    const fresh = await refusedAfter(async () => market.clock.advance(30 * minute), 'quote_expired');
    expect((await shop.pay(fresh)).status).toBe(200);
  });

  test('a parcel that became heavier is quoted anew', async () => {
    await shop.add(goods);
    const fresh = await refusedAfter(() => change('products', { weight_gram: 2_000 }), 'quote_expired');
    expect(fresh.summary.shipping).toBe(16_000);
  });

  test('a flash sale that ended meanwhile is said', async () => {
    await offerInFlashSale(market, { product: goods, price: 60_000 });
    await shop.add(goods);
    market.clock.advance(170 * minute);
    const fresh = await refusedAfter(async () => market.clock.advance(15 * minute), 'price_changed');
    expect(fresh.summary.subtotal).toBe(100_000);
    await market.settle();
  });

  test('a wallet that was emptied in another tab is said', async () => {
    await fillWallet(market, buyer.id, 200_000);
    await shop.add(goods);
    await opened();
    const on = await shop.post('/checkout/wallet', { use_wallet: '1' });
    await fillWallet(market, buyer.id, -150_000);
    const refused = await shop.pay(on.data);
    expect(refused).toMatchObject({
      status: 409,
      data: { reason: 'wallet_insufficient', preview: { checkout: { summary: { payable: 58_000 } } } },
    });
    expect((await shop.pay(refused.data.preview.checkout)).status).toBe(200);
  });

  test('without a way to pay the rest, or with one that nobody knows', async () => {
    await shop.add(goods);
    const checkout = await opened();
    for (const payment_method of [undefined, null, 'va_unknown']) {
      const refused = await shop.pay(checkout, { payment_method });
      expect(refused).toMatchObject({ status: 422, data: { payment_method: ['Pilih metode pembayaran'] } });
    }
    await expectUntouched();
  });

  test.each([-1, 0.5, Number.NaN, '108000', null, undefined, 1e300])(
    'a total of %j is refused [S28]',
    async (expected_total) => {
      await shop.add(goods);
      const refused = await shop.pay(await opened(), { expected_total });
      expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['expected_total']]);
      await expectUntouched();
    },
  );

  test('amounts that a client makes up buy nothing [S24] [S25]', async () => {
    await shop.add(goods);
    const checkout = await opened();
    const cheap = await shop.pay(checkout, { expected_total: 1 });
    expect(cheap).toMatchObject({ status: 409, data: { reason: 'price_changed' } });
    await expectUntouched();
    const extra = { price: 1, total: 1, grand_total: 1, shipping: 0, wallet_used: 108_000, user_id: 99 };
    const paid = await shop.pay(checkout, { ...extra, orders: [], status: 'paid' });
    expect(paid.data).toMatchObject({ status: 'waiting_payment', payment: { amount: 108_000 } });
  });
});
