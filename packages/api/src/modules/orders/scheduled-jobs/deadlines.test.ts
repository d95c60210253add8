import { orderDeadlines } from '@pasar/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { recordScan } from '../../shipping/index.ts';
import { transitionOrder } from '../index.ts';
import { type OrderFixture, openOrderFixture } from '../testing/order-fixture.ts';
import { createActors, drive } from '../testing/order-states.ts';
import { runDeadlines } from './run-deadlines.ts';

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

const statusAfter = async (orderId: number, wait: number) => {
  market.clock.advance(wait);
  await runDeadlines(market.context());
  return statusOf(orderId);
};
const statusOf = async (orderId: number) => {
  const { status } = await market.database.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return status;
};
const penalties = async () =>
  (await market.database.db.selectFrom('seller_penalties').selectAll().execute()).length;

describe('a deadline', () => {
  test('cancels what the seller did not reply to within a day, not a second before', {
    tags: 'slow',
  }, async () => {
    const { orderId } = await drive(world, []);
    expect(await statusAfter(orderId, day - 1)).toBe('new');
    expect(await statusAfter(orderId, 1)).toBe('cancelled_system');
    expect(await penalties()).toBe(1);
  });

  test('cancels what the seller did not send within two days of the payment', async () => {
    const { orderId } = await drive(world, [{ wait: 20 * hour }, 'T4']);
    expect(await statusAfter(orderId, 28 * hour - 1)).toBe('processed');
    expect(await statusAfter(orderId, 1)).toBe('cancelled_system');
  });

  test('gives a preorder its days', async () => {
    const { orderId } = await drive(world, ['T4'], { wish: { preorderDays: 7 } });
    expect(await statusAfter(orderId, 9 * day - 1)).toBe('processed');
    expect(await statusAfter(orderId, 1)).toBe('cancelled_system');
  });

  test('voids an airway bill once, and ends the order the second time', { tags: 'slow' }, async () => {
    const { orderId } = await drive(world, ['T4', 'T9']);
    expect(await statusAfter(orderId, 3 * day)).toBe('processed');
    expect(await penalties()).toBe(0);
    await transitionOrder(market.context(), { orderId, transition: 'T9', mover: createActors(world).seller });
    expect(await statusAfter(orderId, 3 * day)).toBe('cancelled_system');
    expect(await penalties()).toBe(1);
    const parcels = await market.database.db.selectFrom('shipments').select('voided_at').execute();
    expect(parcels.every(({ voided_at }) => voided_at !== null)).toBe(true);
  });

  test('gives a preorder that is packed again the time to ship alone, not its days once more [U4]', {
    tags: 'slow',
  }, async () => {
    const { orderId } = await drive(world, ['T4', { wait: 6 * day }, 'T9'], { wish: { preorderDays: 7 } });
    expect(await statusAfter(orderId, 3 * day)).toBe('processed');
    const { ship_due_at } = await market.database.db
      .selectFrom('orders')
      .select('ship_due_at')
      .executeTakeFirstOrThrow();
    expect(ship_due_at).toEqual(new Date(market.clock.now().getTime() + orderDeadlines.ship * hour));
    expect(await statusAfter(orderId, orderDeadlines.ship * hour - 1)).toBe('processed');
    expect(await statusAfter(orderId, 1)).toBe('cancelled_system');
  });

  test('does not take a parcel back that the courier has', { tags: 'slow' }, async () => {
    const { orderId } = await drive(world, ['T4', 'T9']);
    market.clock.advance(3 * day - 1);
    const { awb } = await market.database.db.selectFrom('orders').select('awb').executeTakeFirstOrThrow();
    const scan = (code: 'manifested' | 'picked_up') =>
      recordScan({ ctx: market.context(), input: { awb: awb ?? '', code, cityId: '32.73' } });
    await scan('manifested');
    await scan('picked_up');
    expect(await statusAfter(orderId, 1)).not.toBe('processed');
    await market.settle();
    expect(await statusOf(orderId)).toBe('shipped');
  });

  test('completes what arrived two days ago, unless the buyer complains', { tags: 'slow' }, async () => {
    const arrived = ['T4', 'T9', 'T10', 'T12'] as const;
    const quiet = await drive(world, arrived);
    const { orderId: disputed } = await drive(world, [...arrived, 'T15']);
    expect(await statusAfter(quiet.orderId, 2 * day)).toBe('completed');
    expect(await statusAfter(disputed, 30 * day)).toBe('complained');
  });

  test('counts no reply to a request to cancel as consent', { tags: 'slow' }, async () => {
    const { orderId } = await drive(world, ['T4', 'request-cancel'], { wish: { preorderDays: 7 } });
    expect(await statusAfter(orderId, 2 * day - 1)).toBe('processed');
    expect(await statusAfter(orderId, 1)).toBe('cancelled_buyer');
    expect(await penalties()).toBe(0);
  });

  test('escalates a complaint without a reply to staff', { tags: 'slow' }, async () => {
    const { orderId } = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
    expect(await statusAfter(orderId, 3 * day)).toBe('complained');
    const { status } = await market.database.db
      .selectFrom('complaints')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('escalated');
  });

  test('handles the others when one order cannot be moved', { tags: 'slow' }, async () => {
    const broken = await drive(world, []);
    const healthy = await drive(world, []);
    // An escrow that is short of its order: the ledger rejects its refund.
    await market.database.db
      .updateTable('ledger_accounts')
      .set({ balance: 1 })
      .where('kind', '=', 'escrow')
      .where('owner', '=', broken.orderId)
      .execute();
    expect(await statusAfter(healthy.orderId, day)).toBe('cancelled_system');
    expect(await statusOf(broken.orderId)).toBe('new');
    await market.database.db
      .updateTable('ledger_accounts')
      .set({ balance: 109_000 })
      .where('kind', '=', 'escrow')
      .where('owner', '=', broken.orderId)
      .execute();
    expect(await statusAfter(broken.orderId, 0)).toBe('cancelled_system');
  });
});
