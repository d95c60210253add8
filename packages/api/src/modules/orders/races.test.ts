import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/http/api-error.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { raceRounds, raceTimeout } from '../../testing/race-rounds.ts';
import { readAccountBalance } from '../ledger/index.ts';
import { closeUnpaidGroup, groupPaid, type TransitionRequest, transitionOrder } from './index.ts';
import { type OrderFixture, openOrderFixture, place, placePaid } from './testing/order-fixture.ts';
import { createActors, drive } from './testing/order-states.ts';

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

/** Runs all at the same time and returns rejections as their codes. Any other error fails the test. */
const atOnce = async (works: (() => Promise<unknown>)[]): Promise<unknown[]> =>
  Promise.all(
    works.map((work) =>
      work().catch((error: unknown) => {
        if (error instanceof ApiError) return error.code;
        throw error;
      }),
    ),
  );
const wins = (outcomes: unknown[]) => outcomes.filter((outcome) => typeof outcome !== 'number').length;
const move = (orderId: number, wish: TransitionRequest) => () =>
  transitionOrder(market.context(), { orderId, ...wish });

// On PGlite these run one after the other; on PostgreSQL they race.
describe('at the same time', () => {
  test('two approvals: one wins, the other one gets the error that the order has changed [S27]', {
    tags: 'slow',
  }, async () => {
    const { seller } = createActors(world);
    for (let round = 0; round < 5; round++) {
      const { orderId } = await drive(world, []);
      const approve = move(orderId, { transition: 'T4', mover: seller });
      const outcomes = await atOnce(Array.from({ length: 8 }, () => approve));
      expect(wins(outcomes)).toBe(1);
      expect(outcomes.filter((outcome) => outcome === 409)).toHaveLength(7);
    }
  });

  test("the seller's approval, the seller's rejection and the buyer's cancellation: exactly one happens", {
    tags: 'slow',
  }, async () => {
    const { seller, buyer } = createActors(world);
    for (let round = 0; round < 8; round++) {
      const { orderId, payable } = await drive(world, []);
      const before = await readAccountBalance(market.context(), {
        kind: 'buyer_wallet',
        owner: world.buyer.id,
      });
      const outcomes = await atOnce([
        move(orderId, { transition: 'T4', mover: seller }),
        move(orderId, { transition: 'T6', mover: buyer, reason: 'tidak_jadi' }),
        move(orderId, { transition: 'T5', mover: seller, reason: 'toko_tutup' }),
      ]);
      expect(wins(outcomes)).toBe(1);
      const { status } = await market.database.db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const refund = status === 'processed' ? 0 : payable;
      const now = await readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: world.buyer.id });
      expect(now - before).toBe(refund);
    }
  });

  test('the payment, its expiry and a cancel: the money is taken once or given back once', {
    tags: 'slow',
  }, async () => {
    for (let round = 0; round < 8; round++) {
      const { groupId, payable } = await place(world, [{}, { product: 1 }]);
      const ctx = market.context();
      const before = await readAccountBalance(ctx, { kind: 'buyer_wallet', owner: world.buyer.id });
      const [paid] = await atOnce([
        () => groupPaid(ctx, { groupId, amount: payable, paymentId: round }),
        () => closeUnpaidGroup(ctx, { groupId, to: 'payment_expired' }),
        () => closeUnpaidGroup(ctx, { groupId, to: 'cancelled_buyer' }),
        () => groupPaid(ctx, { groupId, amount: payable, paymentId: round }),
      ]);
      const now = await readAccountBalance(ctx, { kind: 'buyer_wallet', owner: world.buyer.id });
      expect(now - before).toBe(paid === 'refunded-late' ? payable : 0);
      const statuses = await market.database.db
        .selectFrom('orders')
        .select('status')
        .distinct()
        .where('order_group_id', '=', groupId)
        .execute();
      expect(statuses).toHaveLength(1);
    }
  });

  test('both orders of a group end: neither waits for the other for ever', { tags: 'slow' }, async () => {
    const { seller, rival } = createActors(world);
    for (let round = 0; round < 8; round++) {
      const { orders } = await placePaid(world, [{}, { product: 1 }]);
      const [first = 0, second = 0] = orders.map(({ id }) => id);
      const outcomes = await atOnce([
        move(second, { transition: 'T5', mover: rival, reason: 'toko_tutup' }),
        move(first, { transition: 'T5', mover: seller, reason: 'toko_tutup' }),
      ]);
      expect(wins(outcomes)).toBe(2);
    }
  });

  const sold = () =>
    readAccountBalance(market.context(), { kind: 'seller_wallet', owner: world.seller.merchantId });
  const refunded = () =>
    readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: world.buyer.id });
  const statusOf = async (orderId: number) =>
    (
      await market.database.db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).status;

  test('the scan of the pickup and a cancellation by staff: one of them happens [V2]', {
    tags: 'slow',
    timeout: raceTimeout,
  }, async () => {
    const { courier, staff } = createActors(world);
    for (let round = 0; round < raceRounds(6); round++) {
      const { orderId, payable } = await drive(world, ['T4', 'T9']);
      const before = await refunded();
      const outcomes = await atOnce([
        move(orderId, { transition: 'T10', mover: courier }),
        move(orderId, { transition: 'T30', mover: staff }),
      ]);
      expect(wins(outcomes)).toBe(1);
      const isSent = (await statusOf(orderId)) === 'shipped';
      expect((await refunded()) - before).toBe(isSent ? 0 : payable);
    }
  });

  test('a refund and a completion of the same complaint: the money goes one way [V2]', {
    tags: 'slow',
    timeout: raceTimeout,
  }, async () => {
    const { buyer, seller, staff } = createActors(world);
    for (let round = 0; round < raceRounds(4); round++) {
      const { orderId, payable } = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
      const before = [await refunded(), await sold()] as const;
      const outcomes = await atOnce([
        move(orderId, { transition: 'T17b', mover: seller }),
        move(orderId, { transition: 'T17a', mover: buyer }),
        move(orderId, { transition: 'T17d', mover: staff }),
        move(orderId, { transition: 'T17c', mover: staff }),
      ]);
      expect(wins(outcomes)).toBe(1);
      const isRefunded = (await statusOf(orderId)) === 'refunded';
      expect([(await refunded()) - before[0], (await sold()) - before[1]]).toEqual(
        isRefunded ? [payable, 0] : [0, 95_000],
      );
    }
  });

  test('a confirm, a complaint and the deadline: the seller is paid at most once', async () => {
    const { buyer, system } = createActors(world);
    const { orderId } = await drive(world, ['T4', 'T9', 'T10', 'T12', { wait: 48 * 3_600_000 }]);
    const outcomes = await atOnce([
      move(orderId, { transition: 'T13', mover: buyer }),
      move(orderId, { transition: 'T14', mover: system }),
      move(orderId, { transition: 'T13', mover: buyer }),
      move(orderId, { transition: 'T15', mover: buyer, reason: 'damaged' }),
    ]);
    expect(wins(outcomes)).toBe(1);
    const paid = await readAccountBalance(market.context(), {
      kind: 'seller_wallet',
      owner: world.seller.merchantId,
    });
    expect(paid).toBe(95_000);
  });
});
