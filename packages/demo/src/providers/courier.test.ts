import {
  createStaffUser,
  drive,
  listOpenMismatches,
  minute,
  openOrderFixture,
  openTestServer,
  readAccountBalance,
  runDeadlines,
  second,
  type TestServer,
} from '@pasar/api/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';
import type { StandIn } from '../stand-ins/index.ts';

type Fixture = Awaited<ReturnType<typeof openOrderFixture>>;
const demo = createDemo();
let market: TestServer;
let world: Fixture;
let biteship: StandIn;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 }, { plugins: [demo] });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
  await market.database.db.updateTable('merchants').set({ pic_phone: '081234500000' }).execute();
  biteship = await demo.standIn('biteship');
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const hour = 60 * minute;
const act = (call: string, code: string, more = {}) =>
  market.call(`/merchant/dashboard/orders/${call}`, {
    token: world.seller.token,
    body: { order_code: code, ...more },
  });
const detail = async (code: string) =>
  (await market.call(`/merchant/dashboard/orders/detail/${code}`, { token: world.seller.token })).data;
const bookings = () =>
  biteship.control<{ reference_id: string; waybill_id: string; status: string }[]>('orders');
/** Lets time pass in steps, as jobs see it. */
const pass = async (time: number, step: number) => {
  for (let passed = 0; passed < time; passed += step) {
    market.clock.advance(step);
    await market.settle();
  }
};
const called = async (insured = 0) => {
  const held = await drive(world, ['T4'], { wish: { insurance: insured } });
  await act('pickup', held.code);
  return held;
};
const booked = async () => {
  const held = await called();
  await market.settle();
  return held;
};
const scan = async (code: string, ...steps: string[]) => {
  for (const status of steps) {
    await biteship.control('scan', { reference_id: `${code}-1`, status });
    market.clock.advance(minute);
    await market.settle();
  }
};
const codes = async (code: string) =>
  (await detail(code)).tracking.map(({ code: one }: { code: string }) => one);
const balance = (kind: 'bank' | 'courier_deposit' | 'courier_payable' | 'provider_fee' | 'shipping_loss') =>
  readAccountBalance(market.context(), { kind });
const mismatches = async () =>
  (await listOpenMismatches(market.context())).map(({ kind, ref }) => `${kind} ${ref}`);

describe('a courier is booked after the call [K1]', () => {
  /** Time to look at the order while the service is called. */
  const slowly = () =>
    biteship.control('faults', { on: 'call', fault: 'delay', ms: 500, call: 'POST /v1/orders' });

  test('and the waybill follows', { tags: 'slow' }, async () => {
    await slowly();
    const { code } = await called();
    expect((await detail(code)).shipping).toMatchObject({ awb: null, is_booking: true });
    const label = await market.call('/merchant/dashboard/orders/labels', {
      token: world.seller.token,
      body: { order_codes: [code] },
    });
    expect([label.status, label.data.done]).toEqual([200, [code]]);
    await market.settle();
    const [booking] = await bookings();
    expect(booking).toMatchObject({ reference_id: `${code}-1`, company: 'jne', type: 'reg' });
    expect((await detail(code)).shipping).toMatchObject({ awb: booking?.waybill_id, is_booking: false });
    const body = (await biteship.control<{ call: string; body: string }[]>('calls')).find(
      ({ call }) => call === 'POST /v1/orders',
    )?.body;
    expect(JSON.parse(body ?? '')).toMatchObject({
      destination_contact_name: 'Budi Santoso',
      destination_postal_code: 40152,
      items: [{ name: 'Kaos polos katun', value: 100_000, weight: 200, quantity: 1 }],
    });
  });

  test('once, however often the answer is lost', { tags: 'slow' }, async () => {
    await biteship.control('faults', { on: 'call', fault: 'lost', call: 'POST /v1/orders', times: 3 });
    const { code } = await called();
    await pass(2 * minute, 5 * second);
    expect(await bookings()).toHaveLength(1);
    expect((await detail(code)).shipping.awb).toBe((await bookings())[0]?.waybill_id);
  });

  test('later, when the waybill comes late', { tags: 'slow' }, async () => {
    await biteship.control('courier', { company: 'jne', late_waybill: true });
    const { code } = await booked();
    expect((await detail(code)).shipping).toMatchObject({ awb: null, is_booking: true });
    const { waybill_id } = await biteship.control<{ waybill_id: string }>('waybill', {
      reference_id: `${code}-1`,
    });
    await market.settle();
    expect((await detail(code)).shipping.awb).toBe(waybill_id);
  });

  test('or the order goes back when the courier refuses, and may be brought', { tags: 'slow' }, async () => {
    await biteship.control('courier', { company: 'jne', rejects: true });
    await slowly();
    const { code } = await called();
    const before = await detail(code);
    await market.settle();
    const sale = await detail(code);
    expect([before.status, sale.status]).toEqual(['ready_to_ship', 'processed']);
    expect(sale.actions).toEqual(['pickup', 'enter_waybill']);
    expect(sale.shipping.awb).toBeNull();
    const news = await market.database.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', world.seller.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(news?.title.id).toBe('Kurir tidak bisa dipesan');
    expect(await mismatches()).toEqual([]);
    await biteship.control('courier', { company: 'jne' });
    await act('pickup', code);
    await market.settle();
    expect((await bookings()).map(({ reference_id }) => reference_id)).toEqual([`${code}-2`]);
  });

  test('or given up after 15 minutes without an answer; the time is given back', {
    tags: 'slow',
  }, async () => {
    const due = async () => Date.parse((await detail(code)).due.at);
    const { code } = await drive(world, ['T4']);
    const before = await due();
    await biteship.control('faults', { on: 'call', fault: 'error', call: 'POST /v1/orders', times: 999 });
    await act('pickup', code);
    await pass(14 * minute, 30 * second);
    expect((await detail(code)).status).toBe('ready_to_ship');
    await pass(3 * minute, 30 * second);
    expect((await detail(code)).status).toBe('processed');
    expect(await due()).toBeGreaterThanOrEqual(before + 15 * minute);
    expect(await due()).toBeLessThanOrEqual(before + 17 * minute);
    expect(await mismatches()).toEqual([`courier_booking ${code}-1`]);
  });

  test('never twice, though the lost one was given up and the courier is called again', {
    tags: 'slow',
  }, async () => {
    await biteship.control('faults', { on: 'call', fault: 'lost', call: 'POST /v1/orders' });
    await biteship.control('faults', { on: 'call', fault: 'error', call: 'POST /v1/orders', times: 999 });
    const { code } = await called();
    await pass(17 * minute, 30 * second);
    expect([(await detail(code)).status, (await bookings()).length]).toEqual(['processed', 1]);
    await fetch(`${biteship.url}/_control/faults`, { method: 'DELETE' });
    await act('pickup', code);
    await market.settle();
    expect((await bookings()).map(({ reference_id }) => reference_id)).toEqual([`${code}-1`]);
    expect((await detail(code)).shipping.awb).toBe((await bookings())[0]?.waybill_id);
    expect(await mismatches()).toEqual([]);
  });

  test('and recalled at the service when nobody came', { tags: 'slow' }, async () => {
    const { code } = await booked();
    market.clock.advance(72 * hour);
    await runDeadlines(market.context());
    await market.settle();
    expect((await bookings())[0]?.status).toBe('cancelled');
    const order = await market.database.db
      .selectFrom('orders')
      .select(['status', 'awb'])
      .where('code', '=', code)
      .executeTakeFirst();
    expect(order).toEqual({ status: 'processed', awb: null });
    expect([await balance('courier_deposit'), await balance('courier_payable')]).toEqual([0, 0]);
  });
});

describe('the order follows what the service reports [K3]', () => {
  test('step by step to the delivery', { tags: 'slow' }, async () => {
    const { code } = await booked();
    await scan(code, 'allocated', 'picking_up', 'picked', 'dropping_off', 'delivered');
    expect((await detail(code)).status).toBe('delivered');
    expect(await codes(code)).toEqual(['manifested', 'picked_up', 'out_for_delivery', 'delivered']);
  });

  test('through steps that it skipped; older ones change nothing', { tags: 'slow' }, async () => {
    const { code } = await booked();
    await scan(code, 'delivered', 'picked', 'dropping_off');
    expect((await detail(code)).status).toBe('delivered');
    expect(await codes(code)).toEqual(['manifested', 'picked_up', 'delivered']);
  });

  test('held for a while, and back at the seller: the fare is kept, the stock returns when the seller has it [M13]', {
    tags: 'slow',
  }, async () => {
    const { code } = await booked();
    await scan(code, 'picked', 'on_hold', 'dropping_off', 'on_hold', 'return_in_transit');
    expect((await detail(code)).status).toBe('shipped');
    await scan(code, 'returned');
    expect(await codes(code)).toEqual([
      'manifested',
      'picked_up',
      'on_hold',
      'out_for_delivery',
      'on_hold',
      'returning',
      'returned',
    ]);
    const sale = await detail(code);
    expect(sale).toMatchObject({
      status: 'cancelled_system',
      seller_net: 0,
      actions: ['confirm_return', 'track'],
    });
    const { data } = await market.call('/wallet/saldo', { token: world.buyer.token });
    expect(data.balance).toBe(100_000);
    const stock = () =>
      market.database.db.selectFrom('variants').select('stock_on_hand').orderBy('id').executeTakeFirst();
    expect(await stock()).toEqual({ stock_on_hand: 999 });
    expect((await act('returned', code)).data.actions).toEqual(['track']);
    expect(await stock()).toEqual({ stock_on_hand: 1_000 });
    expect((await act('returned', code)).status).toBe(409);
  });

  test('lost, which the buyer gets back', { tags: 'slow' }, async () => {
    const { code } = await booked();
    await scan(code, 'picked', 'disposed');
    expect((await detail(code)).status).toBe('cancelled_system');
    expect((await market.call('/wallet/saldo', { token: world.buyer.token })).data.balance).toBe(109_000);
    expect(await balance('courier_payable')).toBe(0);
  });

  test.each(['cancelled', 'rejected', 'courier_not_found'])(
    '%s before the pickup sends the order back',
    { tags: 'slow' },
    async (status) => {
      const { code } = await booked();
      await scan(code, status);
      expect((await detail(code)).status).toBe('processed');
      expect(await mismatches()).toEqual([]);
    },
  );

  test('cancelled after the pickup is for people', { tags: 'slow' }, async () => {
    const { code } = await booked();
    await scan(code, 'picked', 'cancelled');
    expect([(await detail(code)).status, await mismatches()]).toEqual([
      'shipped',
      [`courier_ended ${code}-1`],
    ]);
  });
});

describe('notifications', () => {
  test('that never come are made up for within six hours [K4]', { tags: 'slow' }, async () => {
    const { code } = await booked();
    await biteship.control('faults', { on: 'notification', fault: 'lost', times: 9 });
    await scan(code, 'picked');
    expect((await detail(code)).status).toBe('ready_to_ship');
    await pass(6 * hour, hour);
    expect((await detail(code)).status).toBe('shipped');
  });

  test.each(['duplicate', 'reordered', 'late'])(
    'that come %s end the same',
    { tags: 'slow' },
    async (fault) => {
      const { code } = await booked();
      await biteship.control('faults', { on: 'notification', fault, ms: 30_000 });
      await scan(code, 'picked', 'delivered');
      await pass(10 * minute, minute);
      expect((await detail(code)).status).toBe('delivered');
    },
  );

  test('that are forged or unreadable move nothing [V4]', { tags: 'slow' }, async () => {
    const { code } = await booked();
    const post = (secret: string, body: string) =>
      market.fetch(
        new Request('http://pasar.test/api/courier/webhook/biteship', {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', 'x-biteship-secret': secret },
        }),
      );
    const { db } = market.database;
    const before = await db.selectFrom('shipments').selectAll().execute();
    const claim = JSON.stringify({
      event: 'order.status',
      order_id: before[0]?.provider_ref,
      status: 'delivered',
    });
    expect((await post('wrong', claim)).status).toBe(401);
    expect((await post('', claim)).status).toBe(401);
    expect((await post('demo', '{"order_id":7}')).status).toBe(422);
    expect((await post('demo', 'x')).status).toBe(422);
    expect((await post('demo', '{}')).status).toBe(200);
    expect((await post('demo', JSON.stringify({ order_id: 'nobody' }))).status).toBe(200);
    expect(await db.selectFrom('shipments').selectAll().execute()).toEqual(before);
    // A genuine proof with a false claim only makes the market ask.
    expect((await post('demo', claim)).status).toBe(200);
    await market.settle();
    expect((await detail(code)).status).toBe('ready_to_ship');
    expect(market.logLines.join()).toContain('/courier/webhook/biteship');
    expect((await db.selectFrom('provider_notifications').select('headers').execute()).join()).not.toContain(
      'demo',
    );
  });
});

test('the seller keeps the parcel that it brought itself in view [K4] [K5]', { tags: 'slow' }, async () => {
  const { code } = await drive(world, ['T4', 'T9m']);
  const { awb } = (await detail(code)).shipping;
  await biteship.control('foreign', {
    waybill_id: awb,
    company: 'jne',
    status: 'dropping_off',
    note: 'Bandung',
  });
  await pass(6 * hour, hour);
  expect((await detail(code)).tracking.at(-1)).toMatchObject({ code: 'out_for_delivery', note: 'Bandung' });
  await biteship.control('foreign', { waybill_id: awb, company: 'jne', status: 'delivered' });
  await pass(6 * hour, hour);
  expect((await detail(code)).status).toBe('delivered');
});

describe('what the courier costs [J12]', () => {
  test('is the fare, and more weight is a loss of the market', { tags: 'slow' }, async () => {
    const { code } = await booked();
    expect([await balance('courier_deposit'), await balance('courier_payable')]).toEqual([9_000, -9_000]);
    await scan(code, 'picked', 'delivered');
    await biteship.control('price', { reference_id: `${code}-1`, price: 20_000 });
    await market.settle();
    await market.call('/buyer/dashboard/order/status', {
      token: world.buyer.token,
      body: { order_code: code, status: 'completed' },
    });
    await market.settle();
    expect([await balance('courier_deposit'), await balance('courier_payable')]).toEqual([20_000, 0]);
    expect(await balance('shipping_loss')).toBe(-11_000);
    await biteship.control('price', { reference_id: `${code}-1`, price: 25_000 });
    await market.settle();
    expect([await balance('courier_deposit'), await balance('shipping_loss')]).toEqual([25_000, -16_000]);
  });

  test('comes out of a deposit that staff top up from the bank, each top-up once', {
    tags: 'slow',
  }, async () => {
    const staff = await createStaffUser(market);
    const csv = 'reference,amount,fee\nTOP-1,500000,2500\nTOP-1,500000,2500\nTOP-2,x,0';
    const { data } = await staff.post('/settlements/import', { provider: 'biteship', csv });
    expect(data.done).toEqual(['TOP-1']);
    expect(data.failed.map(({ line }: { line: number }) => line)).toEqual([3, 4]);
    const accounts = ['courier_deposit', 'bank', 'provider_fee'] as const;
    expect(await Promise.all(accounts.map(balance))).toEqual([-500_000, 502_500, -2_500]);
  });
});
