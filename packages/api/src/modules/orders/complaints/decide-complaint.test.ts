import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../platform/actor.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { decideComplaint } from '../index.ts';
import { type OrderFixture, openOrderFixture } from '../testing/order-fixture.ts';
import { drive } from '../testing/order-states.ts';

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

const disputed = () => drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
const decide = (orderCode: string, refund: number, role: 'user' | 'staff' = 'staff') => {
  const actor: Actor = { kind: 'user', userId: world.seller.id, sessionId: 1, merchantId: null, role };
  return decideComplaint({
    ctx: market.context(actor),
    input: { orderCode, refund, note: 'Sesuai foto yang dikirim' },
  });
};
const walletOf = () => readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: world.buyer.id });

describe('staff decide a complaint', () => {
  test('for a part, for all of it or for the seller, once', { tags: 'slow' }, async () => {
    const [part, all, none] = [await disputed(), await disputed(), await disputed()];
    await decide(part.code, 30_000);
    expect(await walletOf()).toBe(30_000);
    await decide(all.code, 109_000);
    expect(await walletOf()).toBe(139_000);
    await decide(none.code, 0);
    const { db } = market.database;
    const orders = await db.selectFrom('orders').select('status').orderBy('id').execute();
    expect(orders.map(({ status }) => status)).toEqual(['refunded', 'refunded', 'completed']);
    const complaints = await db.selectFrom('complaints').selectAll().orderBy('id').execute();
    expect(complaints.map(({ status, refunded }) => [status, refunded])).toEqual([
      ['resolved', 30_000],
      ['resolved', 109_000],
      ['resolved', 0],
    ]);
    await expect(decide(part.code, 1)).rejects.toMatchObject({ code: 409, data: { status: 'refunded' } });
  });

  test('within what was paid, and nobody else does', { tags: 'slow' }, async () => {
    const { code } = await disputed();
    for (const refund of [-1, 109_001, 0.5]) {
      await expect(decide(code, refund)).rejects.toMatchObject({ code: 422 });
    }
    await expect(decide(code, 1, 'user')).rejects.toMatchObject({ code: 403 });
    await expect(decide('ORD-20260302-XXXXX', 1)).rejects.toMatchObject({ code: 404 });
    expect(await walletOf()).toBe(0);
  });
});
