import type { Checkout } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addFlashSaleItem } from '../../../testing/flash-sale-items.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addVoucher } from '../../../testing/vouchers.ts';
import { checkoutAs, openShopper, openStores, type Shopper, type TestProduct } from '../testing/shopping.ts';

let market: TestServer;
let goods: TestProduct;
let second: TestProduct;
let buyer: Shopper;
let shop: ReturnType<typeof checkoutAs>;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  [goods, second] = (await openStores(market, 2)) as [TestProduct, TestProduct];
  buyer = await openShopper(market);
  shop = checkoutAs(market, buyer);
});
afterAll(() => market.close());

const table = (name: 'order_groups' | 'orders' | 'voucher_uses' | 'payments' | 'cart_items') =>
  market.database.db.selectFrom(name).selectAll().execute();
const reserved = async ({ variantId }: TestProduct) =>
  (
    await market.database.db
      .selectFrom('variants')
      .select('stock_reserved')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).stock_reserved;
const opened = async (): Promise<Checkout> => (await shop.open()).data;
describe('paying', () => {
  test('makes one group with an order per seller and a payment; what was bought leaves the cart [CHECK-02]', {
    tags: 'slow',
  }, async () => {
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
          va_number: expect.stringMatching(/^\d{16}$/),
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

  test('a wallet that covers a part is held, the rest is to be paid', { tags: 'slow' }, async () => {
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
    await addFlashSaleItem(market, { product: goods, price: 60_000 });
    await shop.add(goods, 2);
    const checkout = await opened();
    expect(checkout.summary).toMatchObject({ subtotal: 120_000, product_discount: 80_000 });
    const paid = await shop.pay(checkout);
    expect(paid.data.payment.expires_at).toBe('2026-03-02T04:00:00.000Z');
    expect(await market.audit()).toEqual([]);
  });

  test('promos, insurance and dropship are saved in the orders', { tags: 'slow' }, async () => {
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
      shipper_result_id: order?.selected_shipping?.shipper_result_id,
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

  test('one key with another body is rejected', async () => {
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
