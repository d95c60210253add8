import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addVoucher } from '../../../testing/vouchers.ts';
import {
  checkoutAs,
  openShopper,
  openStores,
  type Shopper,
  type TestProduct,
} from '../../checkout/testing/shopping.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { groupPaid, transitionOrder } from '../../orders/index.ts';

let market: TestServer;
let buyer: Shopper;
let goods: TestProduct;
let shop: ReturnType<typeof checkoutAs>;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  buyer = await openShopper(market);
  const [first] = await openStores(market, 1);
  if (!first) throw new Error('no store was created');
  goods = first;
  shop = checkoutAs(market, buyer);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const sellerVoucher = (more: object) =>
  addVoucher(market, { merchant_id: goods.merchantId, voucher_code: 'TOKO01', ...more });

describe("a seller's voucher at the checkout", () => {
  test('free shipping is paid by the seller: the buyer pays less, the courier gets its full shipping rate', {
    tags: 'slow',
  }, async () => {
    const promoId = await sellerVoucher({ kind: 'shipping', discount_type: 'percent', discount_value: 100 });
    await shop.add(goods);
    const { data } = await shop.open();
    const { shipping, voucher, grand_total } = data.summary;
    expect({ voucher, grand_total }).toEqual({ voucher: shipping, grand_total: 100_000 });
    expect(shipping).toBeGreaterThan(0);
    expect(data.orders[0].seller_voucher).toMatchObject({ promo_id: promoId, amount: shipping });
    const paid = await shop.pay(data);
    const { db } = market.database;
    const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    await groupPaid(market.context(), { groupId: order.order_group_id, amount: paid.data.payment.amount });
    const seller = { by: 'seller', userId: 1, merchantId: goods.merchantId } as const;
    const move = (
      transition: 'T4' | 'T9' | 'T10' | 'T13',
      mover: Parameters<typeof transitionOrder>[1]['mover'],
    ) => transitionOrder(market.context(), { orderId: order.id, transition, mover });
    await move('T4', seller);
    await move('T9', seller);
    await move('T10', { by: 'courier' });
    await move('T13', { by: 'buyer', userId: buyer.id });
    const commission = Math.round(((100_000 - shipping) * order.commission_bps) / 10_000);
    const earned = await readAccountBalance(market.context(), {
      kind: 'seller_wallet',
      owner: goods.merchantId,
    });
    expect(earned).toBe(100_000 - shipping - commission);
    expect(await readAccountBalance(market.context(), { kind: 'courier_payable' })).toBe(shipping);
    expect(await readAccountBalance(market.context(), { kind: 'promo_expense' })).toBe(0);
  });

  test('for followers is for people who follow the store', async () => {
    await sellerVoucher({ target: 'follower' });
    await shop.add(goods);
    const { data } = await shop.open();
    const shown = (await shop.preview(data.checkout_id)).all_promo[0];
    expect(shown).toMatchObject({
      usable: false,
      reason_code: 'follower_only',
      reason: 'Hanya untuk pengikut toko',
    });
    await market.database.db
      .insertInto('follows')
      .values({ user_id: buyer.id, merchant_id: goods.merchantId, created_at: market.clock.now() })
      .execute();
    const after = (await shop.preview(data.checkout_id)).all_promo[0];
    expect(after).toMatchObject({ usable: true, reason_code: null, amount: 10_000 });
  });
});
