import { type OrderStatus, orderTransitions, type Transition, transitionIds } from '@pasar/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { openTestMarket, type TestMarket } from '../../../testing/open-test-market.ts';
import { moveOrder } from '../index.ts';
import { moverNames, moversOf, wishFor } from '../testing/order-states.ts';
import { type OrderWorld, openOrderWorld, place, topUp } from '../testing/order-world.ts';

let market: TestMarket;
let world: OrderWorld;
beforeAll(async () => {
  market = await openTestMarket({ courierStageSeconds: 0 });
  world = await openOrderWorld(market, { withTokens: false });
  await topUp(world, 100_000_000);
});
afterAll(() => market.close());

const moverIds = ['buyer', 'seller', 'rival', 'desk', 'system', 'courier'] as const;

/** Mostly the right person, so that walks get somewhere. */
const step = fc.record({
  transition: fc.constantFrom(...transitionIds),
  stranger: fc.option(fc.constantFrom(...moverIds), { nil: null, freq: 5 }),
  wait: fc.constantFrom(0, 0, 0, hour, 49 * hour),
});
const walk = fc.record({
  wallet: fc.constantFrom(0, 30_000, 109_000),
  steps: fc.array(step, { minLength: 10, maxLength: 60 }),
});

const statusOf = async (orderId: number) =>
  await market.database.db
    .selectFrom('orders')
    .select(['status', 'version'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

test('an order that anything happens to moves by the table only, and the books stay right [S26] [R6]', async () => {
  const reached = new Set<OrderStatus>();
  await fc.assert(
    fc.asyncProperty(walk, async ({ wallet, steps }) => {
      const { orders, payable } = await place(world, [{}], { walletUsed: wallet });
      const orderId = orders[0]?.id ?? 0;
      for (const { transition, stranger, wait } of steps) {
        market.clock.advance(wait);
        const before = await statusOf(orderId);
        const name = stranger ?? moverNames[transition];
        const rule: Transition = orderTransitions[transition];
        const outcome = await moveOrder(market.context(), {
          orderId,
          mover: moversOf(world)[name],
          ...wishFor(transition, payable),
        }).catch((error: unknown) => error);
        const after = await statusOf(orderId);
        reached.add(after.status);
        if (outcome instanceof Error) {
          expect(outcome).toBeInstanceOf(Failure);
          expect(after).toEqual(before);
        } else {
          expect(rule.from).toContain(before.status);
          expect([moverNames[transition], after.status]).toEqual([name, rule.to]);
          expect(after.version).toBe(before.version + 1);
        }
      }
      expect(await market.audit()).toEqual([]);
    }),
    { numRuns: 40 },
  );
  expect(reached.size).toBeGreaterThan(5);
});
