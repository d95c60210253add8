import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookParcels } from '../../../testing/book-parcels.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { raceRounds, raceTimeout } from '../../../testing/race-rounds.ts';
import { setBankState } from '../../../testing/test-bank.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { transitionOrder } from '../../orders/index.ts';
import { topUp } from '../../orders/testing/order-fixture.ts';
import { createActors } from '../../orders/testing/order-states.ts';
import { type Opened, openPaymentFixture, type PaymentFixture } from '../testing/payment-fixture.ts';
import { applyState } from './apply-state.ts';

let market: TestServer;
let world: PaymentFixture;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  world = await openPaymentFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

/** The provider takes its money back and says so, twice. */
const reverse = async (group: Opened, reference = group.reference) => {
  setBankState(reference, { status: 'reversed', amount: null });
  for (const event of ['denied', 'denied again']) {
    await world.deliver(world.notification({ ...group, reference }, event));
    await market.settle();
  }
};
const balance = (kind: 'gateway_clearing' | 'payment_loss') => readAccountBalance(market.context(), { kind });
const mismatches = () =>
  market.database.db.selectFrom('mismatches').select(['kind', 'ref', 'amount']).execute();
const firstOf = ({ orders }: Opened) => orders[0]?.id ?? 0;
const send = async (orderId: number) => {
  const movers = createActors(world);
  for (const [transition, mover] of [
    ['T4', movers.seller],
    ['T9', movers.seller],
    ['T10', movers.courier],
  ] as const) {
    await transitionOrder(market.context(), { orderId, transition, mover });
    if (transition === 'T9') await bookParcels(market);
  }
};

describe('a payment that the provider takes back [M7]', () => {
  test('ends orders that were not sent, returns stock and the part of the wallet, and blames no seller', {
    tags: 'slow',
  }, async () => {
    await topUp(world, 50_000);
    const group = await world.ordered('va_bca', [{ platformVoucher: 7_000 }, { product: 1 }], 50_000);
    await world.payAndNotify(group);
    expect(await world.statuses()).toEqual(['new', 'new']);
    await reverse(group);
    expect(await world.statuses()).toEqual(['cancelled_system', 'cancelled_system']);
    expect(await world.wallet()).toBe(50_000);
    expect([await balance('gateway_clearing'), await balance('payment_loss')]).toEqual([0, 0]);
    const { db } = market.database;
    expect(await db.selectFrom('seller_penalties').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('variants').select('stock_reserved').execute()).toEqual([
      { stock_reserved: 0 },
      { stock_reserved: 0 },
    ]);
    expect((await world.charges(group)).map(({ status }) => status)).toEqual(['reversed']);
    expect(await mismatches()).toEqual([]);
    const notes = await db
      .selectFrom('tax_documents')
      .select(['kind', 'total'])
      .orderBy('order_id')
      .orderBy('id')
      .execute();
    expect(notes.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 102_000],
      ['credit_note', 102_000],
      ['invoice', 109_000],
      ['credit_note', 109_000],
    ]);
  });

  test('of a sent order is a loss that staff read about, while the rest of the payment ends its orders', {
    tags: 'slow',
  }, async () => {
    const group = await world.ordered('va_bca', [{}, { product: 1, unitPrice: 200_001 }]);
    await world.payAndNotify(group);
    await send(firstOf(group));
    await reverse(group);
    expect(await world.statuses()).toEqual(['shipped', 'cancelled_system']);
    expect([await balance('gateway_clearing'), await balance('payment_loss')]).toEqual([0, -109_000]);
    expect(await mismatches()).toEqual([
      { kind: 'payment_reversed', ref: group.reference, amount: -109_000 },
    ]);
    const mover = createActors(world).buyer;
    await transitionOrder(market.context(), { orderId: firstOf(group), transition: 'T13', mover });
    expect(
      await readAccountBalance(market.context(), {
        kind: 'seller_wallet',
        owner: world.seller.merchantId,
      }),
    ).toBe(95_000);
  });

  test('is not one when the response is older than the payment: the provider is called again', {
    tags: 'slow',
  }, async () => {
    const group = await world.ordered();
    await world.payAndNotify(group);
    const [charge] = await world.charges(group);
    await applyState(market.context(), charge?.id ?? 0, { status: 'ended', amount: null }, 'waiting');
    expect(await world.statuses()).toEqual(['new']);
    expect((await world.charges(group)).map(({ status, next_poll_at }) => [status, next_poll_at])).toEqual([
      ['paid', market.clock.now()],
    ]);
    await market.settle();
    expect(await world.statuses()).toEqual(['new']);
    expect(await balance('gateway_clearing')).toBe(-group.payable);
  });

  test('in part is for staff: no order ends and nothing is booked', { tags: 'slow' }, async () => {
    const group = await world.ordered();
    await world.payAndNotify(group);
    setBankState(group.reference, { status: 'reversed', isPartial: true, amount: null });
    await world.deliver(world.notification(group, 'partial'));
    await market.settle();
    expect(await world.statuses()).toEqual(['new']);
    expect([await balance('gateway_clearing'), await balance('payment_loss')]).toEqual([-group.payable, 0]);
    expect(await mismatches()).toEqual([{ kind: 'payment_reversed', ref: group.reference, amount: 0 }]);
  });

  test('that went to the wallet, because it came twice, is a loss and touches no order', {
    tags: 'slow',
  }, async () => {
    const group = await world.ordered();
    await market.call(`/payment/${group.code}/method`, {
      token: world.buyer.token,
      body: { payment_method: 'va_bri' },
    });
    const second = `${group.code}-2`;
    await world.payAndNotify({ ...group, reference: second });
    await world.payAndNotify(group);
    expect(await world.wallet()).toBe(group.payable);
    await reverse(group);
    expect(await world.statuses()).toEqual(['new']);
    expect(await world.wallet()).toBe(group.payable);
    expect([await balance('gateway_clearing'), await balance('payment_loss')]).toEqual([
      -group.payable,
      -group.payable,
    ]);
    expect(await mismatches()).toEqual([
      { kind: 'payment_reversed', ref: group.reference, amount: -group.payable },
    ]);
  });

  test('while the courier takes the parcel ends the order or is a loss, never both [V2]', {
    tags: 'slow',
    timeout: raceTimeout,
  }, async () => {
    const ends = new Set<string>();
    for (let round = 0; round < raceRounds(20); round++) {
      const group = await world.ordered();
      await world.payAndNotify(group);
      const orderId = firstOf(group);
      const { seller, courier } = createActors(world);
      await transitionOrder(market.context(), { orderId, transition: 'T4', mover: seller });
      await transitionOrder(market.context(), { orderId, transition: 'T9', mover: seller });
      await bookParcels(market);
      const before = await balance('payment_loss');
      await Promise.allSettled([
        reverse(group),
        transitionOrder(market.context(), { orderId, transition: 'T10', mover: courier }),
      ]);
      const [status = ''] = await world.statuses(group.groupId);
      ends.add(status);
      const lost = before - (await balance('payment_loss'));
      expect([status, lost]).toEqual([status, status === 'shipped' ? group.payable : 0]);
      expect(await balance('gateway_clearing')).toBe(0);
    }
    expect([...ends].every((end) => ['shipped', 'cancelled_system'].includes(end))).toBe(true);
  });
});
