import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/open-test-market.ts';
import { balanceOf } from '../ledger/index.ts';
import { closeUnpaidGroup, groupPaid, moveOrder } from './index.ts';
import { type OrderWorld, openOrderWorld, place, placePaid, topUp } from './testing/order-world.ts';

let market: TestMarket;
let world: OrderWorld;
beforeAll(async () => {
  market = await openTestMarket();
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderWorld(market);
});
afterAll(() => market.close());

test('a paid order goes to the seller, to the courier and to the buyer, and its money to everybody', async () => {
  await topUp(world, 50_000);
  const placed = await placePaid(world, [{}], { walletUsed: 50_000 });
  const orderId = placed.orders[0]?.id ?? 0;
  const ctx = market.context();
  const seller = { by: 'seller', userId: world.seller.id, merchantId: world.seller.merchantId } as const;
  await moveOrder(ctx, { orderId, transition: 'T4', mover: seller });
  await moveOrder(ctx, { orderId, transition: 'T9', mover: seller });
  await moveOrder(ctx, { orderId, transition: 'T10', mover: { by: 'courier' } });
  await moveOrder(ctx, { orderId, transition: 'T12', mover: { by: 'courier' } });
  await moveOrder(ctx, { orderId, transition: 'T13', mover: { by: 'buyer', userId: world.buyer.id } });
  expect(await balanceOf(ctx, { kind: 'seller_wallet', owner: world.seller.merchantId })).toBe(95_000);
  expect(await balanceOf(ctx, { kind: 'escrow', owner: orderId })).toBe(0);
  expect(await balanceOf(ctx, { kind: 'courier_payable' })).toBe(9_000);
});

test('an unpaid group gives everything back, and a late payment is not lost', async () => {
  await topUp(world, 50_000);
  const { groupId, payable } = await place(world, [{}, { product: 1, qty: 2 }], { walletUsed: 50_000 });
  const ctx = market.context();
  const wallet = () => balanceOf(ctx, { kind: 'buyer_wallet', owner: world.buyer.id });
  expect(await wallet()).toBe(0);
  await closeUnpaidGroup(ctx, { groupId, to: 'payment_expired' });
  expect(await wallet()).toBe(50_000);
  expect(await groupPaid(ctx, { groupId, amount: payable, paymentId: 7 })).toBe('refunded-late');
  expect(await groupPaid(ctx, { groupId, amount: payable, paymentId: 7 })).toBe('refunded-late');
  expect(await wallet()).toBe(50_000 + payable);
  const stock = await ctx.db.selectFrom('variants').select('stock_reserved').execute();
  expect(stock).toEqual([{ stock_reserved: 0 }, { stock_reserved: 0 }]);
});
