import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, minute } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { testPassword } from '../../../testing/users.ts';
import { closeUnpaidGroup } from '../../orders/index.ts';
import { topUp } from '../../orders/testing/order-fixture.ts';
import { expirePayments } from '../index.ts';
import { openPaymentFixture, type PaymentFixture } from '../testing/payment-fixture.ts';

let market: TestServer;
let world: PaymentFixture;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  world = await openPaymentFixture(market);
});
afterAll(() => market.close());

describe('a payment that nobody made', () => {
  const overdue = () => market.clock.advance(24 * hour);
  const reserved = async () => {
    const rows = await market.database.db
      .selectFrom('variants')
      .select('stock_reserved')
      .orderBy('id')
      .execute();
    return rows.map(({ stock_reserved }) => stock_reserved);
  };
  /** The buyer's token has ended too by then. */
  const freshToken = async () => {
    const body = { email: world.buyer.email, password: testPassword };
    return (await market.call('/auth/login', { body })).data.jwt_token;
  };

  test('expires with its orders: stock and wallet come back', { tags: 'slow' }, async () => {
    await topUp(world, 50_000);
    const group = await world.ordered('va_bri', [{}, { product: 1, qty: 3 }], 50_000);
    market.clock.advance(24 * hour - 1);
    await expirePayments(market.context());
    expect(await world.statuses()).toEqual(['waiting_payment', 'waiting_payment']);
    expect([await world.wallet(), await reserved()]).toEqual([0, [1, 3]]);
    market.clock.advance(1);
    await expirePayments(market.context());
    expect(await world.statuses()).toEqual(['payment_expired', 'payment_expired']);
    expect([await world.wallet(), await reserved()]).toEqual([50_000, [0, 0]]);
    const { data } = await world.page(group.code, await freshToken());
    expect(data).toMatchObject({ status: 'expired', va_number: null, can_simulate: false });
  });

  test('that comes too late goes to the wallet, once, and the buyer is notified', {
    tags: 'slow',
  }, async () => {
    const group = await world.ordered();
    overdue();
    await expirePayments(market.context());
    await world.payAndNotify(group);
    await world.payAndNotify(group);
    await world.deliver(world.notification(group, 'another'));
    await market.settle();
    expect([await world.wallet(), await world.collected()]).toEqual([group.payable, group.payable]);
    expect(await world.statuses()).toEqual(['payment_expired']);
    const told = await market.database.db
      .selectFrom('notifications')
      .select('category')
      .where('user_id', '=', world.buyer.id)
      .execute();
    expect(told.filter(({ category }) => category === 'wallet')).toHaveLength(1);
  });

  test('counts when the provider took it in time, even if the news comes after the deadline [M6]', async () => {
    const group = await world.ordered();
    await market.settle();
    overdue();
    expect((await world.page(group.code, await freshToken())).data).toMatchObject({
      status: 'waiting',
      can_simulate: false,
      charge: { state: 'checking', pay_to: {} },
      orders: [{ status: 'waiting_payment' }],
    });
    world.pay(group);
    await expirePayments(market.context());
    expect(await world.statuses()).toEqual(['new']);
    expect([await world.wallet(), await world.collected()]).toEqual([0, group.payable]);
  });

  test('waits half an hour for a provider that does not answer, then ends [M6]', {
    tags: 'slow',
  }, async () => {
    const group = await world.ordered();
    await market.settle();
    overdue();
    const silent = market.context(undefined, {
      paymentProviders: market.context().paymentProviders.map((provider) => ({
        ...provider,
        status: () => Promise.reject(new Error('no answer')),
      })),
    });
    await expirePayments(silent);
    expect(await world.statuses()).toEqual(['waiting_payment']);
    market.clock.advance(30 * minute);
    await expirePayments(silent);
    expect(await world.statuses()).toEqual(['payment_expired']);
    // Money that the provider had taken all the same is the buyer's.
    await world.payAndNotify(group);
    expect([await world.wallet(), await world.collected()]).toEqual([group.payable, group.payable]);
  });

  test('of a group that its buyer canceled is not collected any more; money that comes goes to the wallet', {
    tags: 'slow',
  }, async () => {
    const group = await world.ordered();
    await closeUnpaidGroup(market.context(), { groupId: group.groupId, to: 'cancelled_buyer' });
    await market.settle();
    expect((await world.page(group.code)).data.status).toBe('cancelled');
    const { status } = await market.database.db
      .selectFrom('payments')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
    await world.payAndNotify(group);
    expect(await world.wallet()).toBe(group.payable);
  });
});
