import { alertEvents, orderDeadlines } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, minute } from '../../../platform/clock.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { transitionOrder } from '../index.ts';
import { type OrderFixture, openOrderFixture, place } from '../testing/order-fixture.ts';
import { createActors, drive } from '../testing/order-states.ts';
import { remindOrders } from './remind-orders.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market, { withTokens: false });
});
afterAll(() => market.close());

const run = async (wait: number) => {
  market.clock.advance(wait);
  await remindOrders(market.context());
};
const subjects = async (to: string, title: { id: string }) =>
  (await market.letters(to)).filter(({ subject }) => subject.startsWith(title.id)).length;
const { respond, ship, complete, pay } = alertEvents;

describe('a reminder', () => {
  test('comes 12 and 3 hours before the reply is due, once each', { tags: 'slow' }, async () => {
    await drive(world, []);
    await run((orderDeadlines.respond - 12) * hour - minute);
    expect(await subjects(world.seller.email, respond.title)).toBe(0);
    await run(minute);
    await run(minute);
    expect(await subjects(world.seller.email, respond.title)).toBe(1);
    await run(9 * hour);
    await Promise.all([remindOrders(market.context()), remindOrders(market.context())]);
    expect(await subjects(world.seller.email, respond.title)).toBe(2);
    const told = await market.database.db
      .selectFrom('notifications')
      .select(['link', 'audience'])
      .where('user_id', '=', world.seller.id)
      .where('link', 'like', '/seller/orders/%')
      .execute();
    expect(told.length).toBeGreaterThanOrEqual(2);
  });

  test('never comes after the duty was met', async () => {
    const { orderId } = await drive(world, []);
    market.clock.advance((orderDeadlines.respond - 12) * hour);
    await transitionOrder(market.context(), { orderId, transition: 'T4', mover: createActors(world).seller });
    await run(0);
    expect(await subjects(world.seller.email, respond.title)).toBe(0);
  });

  test('and the duty meet at once: at most one mail, and none after it', async () => {
    const { orderId } = await drive(world, []);
    market.clock.advance((orderDeadlines.respond - 12) * hour);
    await Promise.all([
      remindOrders(market.context()),
      transitionOrder(market.context(), { orderId, transition: 'T4', mover: createActors(world).seller }),
      remindOrders(market.context()),
    ]);
    const before = await subjects(world.seller.email, respond.title);
    expect(before).toBeLessThanOrEqual(1);
    await run(9 * hour);
    expect(await subjects(world.seller.email, respond.title)).toBe(before);
  });

  test('of a server that was down is the latest step alone', async () => {
    await drive(world, []);
    await run((orderDeadlines.respond - 2) * hour);
    expect(await subjects(world.seller.email, respond.title)).toBe(1);
  });

  test('comes before shipping is due, and to the buyer before an order completes', async () => {
    await drive(world, ['T4']);
    await drive(world, ['T4', 'T9', 'T10', 'T12']);
    await run((orderDeadlines.ship - 12) * hour);
    expect(await subjects(world.seller.email, ship.title)).toBe(1);
    expect(await subjects(world.buyer.email, complete.title)).toBe(1);
  });

  test('comes 6 hours and 1 hour before a payment is due, once for all its orders', async () => {
    await place(world, [{}, { product: 1 }]);
    await run((orderDeadlines.pay - 6) * hour);
    await run(5 * hour);
    expect(await subjects(world.buyer.email, pay.title)).toBe(2);
  });

  test('is not mailed to who switched it off, but stays among the notifications', async () => {
    await drive(world, []);
    await market.settle();
    await market.database.db
      .insertInto('notification_preferences')
      .values({ user_id: world.seller.id, audience: 'merchant', kind: 'deadline', mail: 'off' })
      .execute();
    const count = async () =>
      (
        await market.database.db
          .selectFrom('notifications')
          .select('id')
          .where('user_id', '=', world.seller.id)
          .execute()
      ).length;
    const before = await count();
    await run((orderDeadlines.respond - 12) * hour);
    expect(await subjects(world.seller.email, respond.title)).toBe(0);
    expect(await count()).toBe(before + 1);
  });
});

test('sellers get mail for a new order and for a request to cancel', async () => {
  const { orderId } = await drive(world, ['T4']);
  await emit(market.context(), 'order.notified', { orderId, news: 'cancel-requested' });
  const letters = (await market.letters(world.seller.email)).map(({ subject }) => subject.split(':')[0]);
  expect(letters).toContain('Pesanan baru');
  expect(letters).toContain('Pembeli minta batal');
});
