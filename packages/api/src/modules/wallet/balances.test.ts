import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { closeUnpaidGroup, transitionOrder } from '../orders/index.ts';
import {
  type OrderFixture,
  openOrderFixture,
  place,
  placePaid,
  topUp,
} from '../orders/testing/order-fixture.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterAll(() => market.close());

const ofStore = async (token = world.seller.token) =>
  (await market.call('/merchant/dashboard/wallet/saldo', { token })).data;
const ofBuyer = async () => (await market.call('/wallet/saldo', { token: world.buyer.token })).data;

describe("a store's pending balance", () => {
  test('is its own share of the paid orders that still run [SELL-07]', { tags: 'slow' }, async () => {
    await place(world);
    expect((await ofStore()).pending_balance).toBe(0);
    await placePaid(world, [{ qty: 2 }, { product: 1 }]);
    // Rupiah 200.000 less 5 % commission; shipping is the courier's.
    expect(await ofStore()).toEqual({
      balance: 0,
      pending_balance: 190_000,
      withdrawable: 0,
      on_withdrawal: 0,
      holds: [
        {
          reason: 'orders_pending',
          amount: 190_000,
          until: null,
          message: expect.stringContaining('48 jam'),
        },
      ],
    });
    expect((await ofStore(world.otherSeller.token)).pending_balance).toBe(95_000);
  });

  test('ends with the order, when the buyer gets the money back [R4]', { tags: 'slow' }, async () => {
    const { orders } = await placePaid(world);
    const [order] = orders;
    expect((await ofStore()).pending_balance).toBe(95_000);
    await transitionOrder(market.context(), {
      orderId: order?.id ?? 0,
      transition: 'T5',
      mover: { by: 'seller', userId: world.seller.id, merchantId: world.seller.merchantId },
      reason: 'toko_tutup',
    });
    expect((await ofStore()).pending_balance).toBe(0);
    expect(await ofBuyer()).toMatchObject({ balance: 109_000, hold: 0 });
    expect(await market.audit()).toEqual([]);
  });
});

describe("a buyer's hold", () => {
  test('is held by an unpaid order, until it is closed [BUYER-05]', { tags: 'slow' }, async () => {
    await topUp(world, 50_000);
    const { groupId } = await place(world, [{}], { walletUsed: 30_000 });
    expect(await ofBuyer()).toMatchObject({
      balance: 20_000,
      hold: 30_000,
      holds: [{ reason: 'unpaid_orders', amount: 30_000, until: expect.stringContaining('T') }],
    });
    await closeUnpaidGroup(market.context(), { groupId, to: 'payment_expired' });
    expect(await ofBuyer()).toMatchObject({ balance: 50_000, hold: 0 });
    expect(await market.audit()).toEqual([]);
  });
});
