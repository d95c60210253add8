import type { Checkout } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../../platform/clock.ts';
import { addFlashSaleItem } from '../../../testing/flash-sale-items.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addVoucher } from '../../../testing/vouchers.ts';
import {
  checkoutAs,
  giveAddress,
  openShopper,
  openStores,
  type Shopper,
  type TestProduct,
} from '../testing/shopping.ts';

let market: TestServer;
let goods: TestProduct;
let buyer: Shopper;
let shop: ReturnType<typeof checkoutAs>;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  [goods] = (await openStores(market, 1)) as [TestProduct];
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

describe('a rejected payment', () => {
  const refusedAfter = async (changing: () => Promise<unknown>, reason: string) => {
    const checkout = await opened();
    await changing();
    const refused = await shop.pay(checkout, {}, `refused-${reason}`);
    expect([refused.status, refused.data.reason]).toEqual([409, reason]);
    await expectUntouched();
    return refused.data.preview.checkout as Checkout;
  };

  test('a price that changed is shown, and can be confirmed', { tags: 'slow' }, async () => {
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

  test('a promo that ended is shown, and the total without it can be confirmed', {
    tags: 'slow',
  }, async () => {
    await addVoucher(market);
    await shop.add(goods);
    const fresh = await refusedAfter(() => change('vouchers', { is_paused: true }), 'promo_invalid');
    expect(fresh.summary.grand_total).toBe(108_000);
    expect((await shop.pay(fresh)).status).toBe(200);
  });

  test('a quote that ran out is requested anew', async () => {
    await shop.add(goods);
    const fresh = await refusedAfter(async () => market.clock.advance(30 * minute), 'quote_expired');
    expect((await shop.pay(fresh)).status).toBe(200);
  });

  test('a parcel that became heavier is quoted again', async () => {
    await shop.add(goods);
    const fresh = await refusedAfter(() => change('products', { weight_gram: 2_000 }), 'quote_expired');
    expect(fresh.summary.shipping).toBe(16_000);
  });

  test('a flash sale that ended meanwhile is reported', async () => {
    await addFlashSaleItem(market, { product: goods, price: 60_000 });
    await shop.add(goods);
    market.clock.advance(170 * minute);
    const fresh = await refusedAfter(async () => market.clock.advance(15 * minute), 'price_changed');
    expect(fresh.summary.subtotal).toBe(100_000);
    await market.settle();
  });

  test('a wallet that was emptied in another tab is reported', async () => {
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

  test('another address for the same shipping rate is shown before anything is sent there [R19]', {
    tags: 'slow',
  }, async () => {
    const next = await giveAddress(market, buyer.id, { address: 'Jalan Merdeka 12' });
    await shop.add(goods);
    const fresh = await refusedAfter(
      () => shop.post('/shipping/all/address-book', { address_book_id: next }),
      'checkout_changed',
    );
    expect(fresh.orders[0]?.address?.id).toBe(next);
    expect((await shop.pay(fresh)).status).toBe(200);
  });

  test.each([
    ['another receiver at the address itself', 'addresses', { receiver_name: 'Sari Dewi' }],
    ['the same sum with the wallet', 'checkout_sessions', { use_wallet: true }],
    [
      'a sender on the label',
      'checkout_orders',
      { dropship_name: 'Toko Sari', dropship_phone: '0812345678' },
    ],
  ] as const)('%s is shown before it is paid [R19]', async (_, name, values) => {
    await fillWallet(market, buyer.id, 10_000);
    await shop.add(goods);
    await refusedAfter(() => market.database.db.updateTable(name).set(values).execute(), 'checkout_changed');
  });

  test('a client that compares only the total is served as before', async () => {
    await shop.add(goods);
    const paid = await shop.pay(await opened(), { expected_fingerprint: undefined });
    expect(paid.status).toBe(200);
  });

  test('without a payment method for the rest, or with an unknown one', async () => {
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

  test('amounts that a client makes up buy nothing [S24] [S25]', { tags: 'slow' }, async () => {
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
