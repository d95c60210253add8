import {
  openPaymentFixture,
  openTestServer,
  type PaymentFixture,
  second,
  type TestServer,
} from '@pasar/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';
import { webhookRequest } from './deliver-callbacks.ts';

let market: TestServer;
let world: PaymentFixture;
beforeAll(async () => {
  market = await openTestServer({}, { plugins: [createDemo()] });
});
beforeEach(async () => {
  await market.reset();
  world = await openPaymentFixture(market, webhookRequest);
});
afterAll(() => market.close());

describe('a simulated payment', () => {
  test('comes through the signed webhook and moves the orders on', async () => {
    const group = await world.ordered('qris', [{}, { product: 1 }]);
    expect(await world.simulate(group.code)).toMatchObject({
      code: 200,
      message: 'Pembayaran dikirim',
      data: { status: 'sent' },
    });
    await market.settle();
    expect(await world.statuses()).toEqual(['new', 'new']);
    expect((await world.page(group.code)).data).toMatchObject({
      status: 'paid',
      va_number: null,
      qr: null,
      can_simulate: false,
    });
    expect(await world.collected()).toBe(218_000);
    expect(await world.simulate(group.code)).toMatchObject({ code: 409, data: { status: 'paid' } });
  });

  test('requested twice is paid once', async () => {
    const group = await world.ordered();
    await Promise.all([world.simulate(group.code), world.simulate(group.code)]);
    await market.settle();
    expect(await market.database.db.selectFrom('payment_reports').select('result').execute()).toEqual([
      { result: 'paid' },
    ]);
    expect(await world.collected()).toBe(109_000);
  });

  test('is reported again, at growing intervals, while the server does not accept it', async () => {
    const group = await world.ordered();
    await market.database.db.updateTable('payments').set({ external_ref: 'elsewhere' }).execute();
    await market.database.db
      .insertInto('sandbox_callbacks')
      .values({
        external_ref: group.externalRef,
        event_id: 'evt_waiting',
        amount: group.payable,
        due_at: market.clock.now(),
        delivered_at: null,
        last_error: null,
        created_at: market.clock.now(),
      })
      .execute();
    await market.settle();
    const waiting = () =>
      market.database.db
        .selectFrom('sandbox_callbacks')
        .select(['tries', 'last_error', 'delivered_at'])
        .executeTakeFirstOrThrow();
    expect(await waiting()).toEqual({ tries: 1, last_error: 'answered 404', delivered_at: null });
    await market.settle();
    expect((await waiting()).tries).toBe(1);
    await market.database.db.updateTable('payments').set({ external_ref: group.externalRef }).execute();
    market.clock.advance(2 * second);
    await market.settle();
    expect(await waiting()).toEqual({ tries: 2, last_error: null, delivered_at: market.clock.now() });
    expect(await world.statuses()).toEqual(['new']);
  });
});
