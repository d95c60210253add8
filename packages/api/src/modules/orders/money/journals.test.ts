import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory } from '../../../testing/products.ts';
import { type Account, readAccountBalance } from '../../ledger/index.ts';
import { closeUnpaidGroup, groupPaid, placeOrders, transitionOrder } from '../index.ts';
import {
  anOrder,
  type OrderFixture,
  openOrderFixture,
  place,
  placePaid,
  topUp,
} from '../testing/order-fixture.ts';
import { createActors } from '../testing/order-states.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market, { withTokens: false });
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const balance = (account: Account) => readAccountBalance(market.context(), account);
const wallet = () => balance({ kind: 'buyer_wallet', owner: world.buyer.id });
const sales = () => balance({ kind: 'seller_wallet', owner: world.seller.merchantId });
const escrowOf = (orderId: number) => balance({ kind: 'escrow', owner: orderId });

/** 100.000 of items: 10.000 by the seller's voucher, 5.000 by the marketplace's; of 9.000 shipping it pays 4.000. */
const promoted = {
  sellerVoucher: 10_000,
  platformVoucher: 5_000,
  shippingDiscount: 4_000,
  insurance: 5_200,
};

const arrive = async (orderId: number) => {
  const { seller, courier } = createActors(world);
  for (const [transition, mover] of [
    ['T4', seller],
    ['T9', seller],
    ['T10', courier],
    ['T12', courier],
  ] as const) {
    await transitionOrder(market.context(), { orderId, transition, mover });
  }
};

describe('money', () => {
  test('of a completed order goes to seller, commission and courier, the vouchers where they belong', async () => {
    const { orders, payable } = await placePaid(world, [promoted]);
    const orderId = orders[0]?.id ?? 0;
    expect(payable).toBe(100_000 - 10_000 - 5_000 + 9_000 - 4_000 + 5_200);
    expect(await escrowOf(orderId)).toBe(100_000 - 10_000 + 9_000 + 5_200);
    expect(await balance({ kind: 'promo_expense' })).toBe(-9_000);
    await arrive(orderId);
    await transitionOrder(market.context(), { orderId, transition: 'T13', mover: createActors(world).buyer });
    expect(await sales()).toBe(85_500);
    expect(await balance({ kind: 'platform_commission' })).toBe(4_500);
    expect(await balance({ kind: 'courier_payable' })).toBe(14_200);
    expect(await escrowOf(orderId)).toBe(0);
  });

  test('of a rejected order goes back to the buyer and to the promos', async () => {
    const { orders, payable } = await placePaid(world, [promoted]);
    const orderId = orders[0]?.id ?? 0;
    const { seller } = createActors(world);
    await transitionOrder(market.context(), {
      orderId,
      transition: 'T5',
      mover: seller,
      reason: 'toko_tutup',
    });
    expect(await wallet()).toBe(payable);
    expect(await balance({ kind: 'promo_expense' })).toBe(0);
  });

  test('of one rejected order of two leaves the other one alone', async () => {
    const { orders } = await placePaid(world, [{}, { product: 1, qty: 2 }]);
    const [first, second] = orders.map(({ id }) => id);
    const { seller } = createActors(world);
    await transitionOrder(market.context(), {
      orderId: first ?? 0,
      transition: 'T5',
      mover: seller,
      reason: 'harga_salah',
    });
    expect([await wallet(), await escrowOf(first ?? 0), await escrowOf(second ?? 0)]).toEqual([
      109_000, 0, 209_000,
    ]);
  });

  test('of a complaint is split: the refund to the buyer, commission on the rest only', {
    tags: 'slow',
  }, async () => {
    const { orders } = await placePaid(world);
    const orderId = orders[0]?.id ?? 0;
    await arrive(orderId);
    const { buyer, staff } = createActors(world);
    await transitionOrder(market.context(), { orderId, transition: 'T15', mover: buyer, reason: 'damaged' });
    expect(await escrowOf(orderId)).toBe(109_000);
    await transitionOrder(market.context(), {
      orderId,
      transition: 'T17c',
      mover: staff,
      data: { amount: 40_000 },
    });
    expect([await wallet(), await sales()]).toEqual([40_000, 57_000]);
    expect(await balance({ kind: 'platform_commission' })).toBe(3_000);
    expect(await balance({ kind: 'courier_payable' })).toBe(9_000);
  });

  test('of a lost parcel is refunded, and its stock is removed', async () => {
    const { orders, payable } = await placePaid(world, [{ qty: 3 }]);
    const orderId = orders[0]?.id ?? 0;
    const { seller, courier } = createActors(world);
    await transitionOrder(market.context(), { orderId, transition: 'T4', mover: seller });
    await transitionOrder(market.context(), { orderId, transition: 'T9', mover: seller });
    await transitionOrder(market.context(), { orderId, transition: 'T10', mover: courier });
    await transitionOrder(market.context(), { orderId, transition: 'T18', mover: courier });
    expect(await wallet()).toBe(payable);
    const variant = await market.database.db
      .selectFrom('variants')
      .select(['stock_on_hand', 'stock_reserved'])
      .orderBy('id')
      .executeTakeFirst();
    expect(variant).toEqual({ stock_on_hand: 997, stock_reserved: 0 });
  });

  test('of the wallet waits on hold, and pays with the rest', async () => {
    await topUp(world, 60_000);
    const { groupId, payable, status, orders } = await place(world, [{}], { walletUsed: 50_000 });
    expect([status, payable, await wallet()]).toEqual(['waiting_payment', 59_000, 10_000]);
    expect(await balance({ kind: 'wallet_hold', owner: groupId })).toBe(50_000);
    await groupPaid(market.context(), { groupId, amount: 59_000 });
    expect(await balance({ kind: 'wallet_hold', owner: groupId })).toBe(0);
    expect(await escrowOf(orders[0]?.id ?? 0)).toBe(109_000);
  });

  test('of the wallet alone pays at once, and the order is new', async () => {
    await topUp(world, 109_000);
    const { status, orders } = await place(world, [{}], { walletUsed: 109_000 });
    expect([status, await wallet(), await escrowOf(orders[0]?.id ?? 0)]).toEqual(['new', 0, 109_000]);
    const rows = await market.database.db.selectFrom('wallet_entries').select(['type', 'amount']).execute();
    expect(rows.at(-1)).toEqual({ type: 'payment', amount: -109_000 });
  });

  test('that the wallet does not hold places nothing', async () => {
    await topUp(world, 10_000);
    await expect(place(world, [{}], { walletUsed: 50_000 })).rejects.toMatchObject({
      code: 409,
      data: { reason: 'wallet_insufficient' },
    });
    expect(await market.database.db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  test('that comes late goes to the wallet, once', async () => {
    await topUp(world, 50_000);
    const { groupId, payable } = await place(world, [{}, { product: 1 }], { walletUsed: 50_000 });
    await closeUnpaidGroup(market.context(), { groupId, to: 'cancelled_buyer' });
    expect(await wallet()).toBe(50_000);
    for (let times = 0; times < 2; times++) {
      const paid = await groupPaid(market.context(), { groupId, amount: payable, paymentId: 7 });
      expect(paid).toBe('refunded-late');
    }
    expect(await wallet()).toBe(50_000 + payable);
  });

  test('that comes after its deadline closes the orders, even before the scheduled job', async () => {
    const { groupId, payable, payDueAt } = await place(world);
    market.clock.set(payDueAt);
    expect(await groupPaid(market.context(), { groupId, amount: payable })).toBe('refunded-late');
    expect(await wallet()).toBe(payable);
    const { status } = await market.database.db
      .selectFrom('orders')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('payment_expired');
  });

  test('that is reported twice moves once; of another amount, never', async () => {
    const { groupId, payable } = await place(world);
    const paid = (amount: number, paymentId?: number) =>
      groupPaid(market.context(), { groupId, amount, ...(paymentId === undefined ? {} : { paymentId }) });
    await expect(paid(payable - 1)).rejects.toMatchObject({ code: 409 });
    expect([await paid(payable, 3), await paid(payable, 3), await paid(payable, 4)]).toEqual([
      'paid',
      'already',
      'refunded-late',
    ]);
    expect(await wallet()).toBe(payable);
  });

  test('that does not add up is rejected before anything is written', async () => {
    const order = anOrder(world);
    const wrong = { ...order, grandTotal: order.grandTotal - 1 };
    const ctx = market.context();
    const wish = {
      userId: world.buyer.id,
      checkoutId: null,
      method: null,
      methodName: null,
      walletUsed: 0,
      payable: wrong.grandTotal,
    };
    await expect(placeOrders(ctx, { ...wish, orders: [wrong] })).rejects.toThrow('do not add up');
    await expect(placeOrders(ctx, { ...wish, orders: [order] })).rejects.toThrow('do not add up');
  });
});

describe('commission', () => {
  const rateOf = async () => {
    const { db } = market.database;
    const { orders } = await placePaid(world);
    const { commission_bps, quoted_net } = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orders[0]?.id ?? 0)
      .executeTakeFirstOrThrow();
    return [commission_bps, quoted_net];
  };

  test('is the rate of the category, of its parent, or the usual one', async () => {
    const { db } = market.database;
    expect(await rateOf()).toEqual([500, 95_000]);
    await db.updateTable('categories').set({ commission_bps: 250 }).where('parent_id', 'is', null).execute();
    expect(await rateOf()).toEqual([250, 97_500]);
    await db
      .updateTable('categories')
      .set({ commission_bps: 0 })
      .where('parent_id', 'is not', null)
      .execute();
    expect(await rateOf()).toEqual([0, 100_000]);
  });

  test('is that of the nearer category: the parent before the root [U3]', async () => {
    const { db } = market.database;
    const root = await addCategory(market, 'Serba ada');
    await db.updateTable('categories').set({ commission_bps: 700 }).where('id', '=', root).execute();
    await db
      .updateTable('categories')
      .set({ parent_id: root, commission_bps: 300 })
      .where('parent_id', 'is', null)
      .where('id', '!=', root)
      .execute();
    expect(await rateOf()).toEqual([300, 97_000]);
  });
});
