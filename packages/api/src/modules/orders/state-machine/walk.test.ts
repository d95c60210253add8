import { type OrderStatus, orderTransitions, type Transition, transitionIds } from '@pasar/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { transitionOrder } from '../index.ts';
import { type OrderFixture, openOrderFixture, place, placePaid, topUp } from '../testing/order-fixture.ts';
import { actorNames, buildTransitionRequest, createActors } from '../testing/order-states.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
  world = await openOrderFixture(market, { withTokens: false });
  await topUp(world, 100_000_000);
});
afterAll(() => market.close());

const moverIds = ['buyer', 'seller', 'rival', 'staff', 'system', 'courier'] as const;

/** Mostly a transition of the status by the right actor, so that walks make progress. */
const step = fc.record({
  isLikely: fc.constantFrom(true, true, false),
  pick: fc.nat(),
  stranger: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...moverIds) },
  ),
  wait: fc.constantFrom(0, 0, 0, 0, 0, hour, 49 * hour),
});
const walk = fc.record({
  isPaid: fc.constantFrom(true, true, true, false),
  wallet: fc.constantFrom(0, 30_000, 109_000),
  steps: fc.array(step, { minLength: 10, maxLength: 40 }),
});

const choose = (status: OrderStatus, { isLikely, pick }: { isLikely: boolean; pick: number }) => {
  const leading = transitionIds.filter((id) => (orderTransitions[id] as Transition).from.includes(status));
  const choices = isLikely && leading.length > 0 ? leading : transitionIds;
  return choices[pick % choices.length] ?? 'T1';
};

const statusOf = async (orderId: number) =>
  await market.database.db
    .selectFrom('orders')
    .select(['status', 'version'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

test('a random walk of an order follows the table only, and the ledger stays consistent [S26] [R6]', {
  tags: 'slow',
}, async () => {
  let moves = 0;
  await fc.assert(
    fc.asyncProperty(walk, async ({ isPaid, wallet, steps }) => {
      const { orders, payable } = await (isPaid ? placePaid : place)(world, [{}], { walletUsed: wallet });
      const orderId = orders[0]?.id ?? 0;
      for (const { stranger, wait, ...wish } of steps) {
        market.clock.advance(wait);
        const before = await statusOf(orderId);
        const transition = choose(before.status, wish);
        const name = stranger ?? actorNames[transition];
        const rule: Transition = orderTransitions[transition];
        const outcome = await transitionOrder(market.context(), {
          orderId,
          mover: createActors(world)[name],
          ...buildTransitionRequest(transition, payable),
        }).catch((error: unknown) => error);
        const after = await statusOf(orderId);
        if (outcome instanceof Error) {
          expect(outcome).toBeInstanceOf(ApiError);
          expect(after).toEqual(before);
        } else {
          expect(rule.from).toContain(before.status);
          expect([actorNames[transition], after.status]).toEqual([name, rule.to]);
          expect(after.version).toBe(before.version + 1);
          moves++;
        }
      }
    }),
    { numRuns: 20 },
  );
  expect(await market.audit()).toEqual([]);
  expect(moves).toBeGreaterThan(10);
});
