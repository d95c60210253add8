import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emit } from '../../../platform/jobs/outbox.ts';
import { bookParcels } from '../../../testing/book-parcels.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { recordScan, type Scan } from '../../shipping/index.ts';
import { groupPaid, transitionOrder } from '../index.ts';
import { type OrderFixture, openOrderFixture, place } from '../testing/order-fixture.ts';
import { createActors, drive } from '../testing/order-states.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const order = (orderId: number) =>
  market.database.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

const scan = async (orderId: number, ...codes: Scan['code'][]) => {
  const { awb } = await order(orderId);
  for (const code of codes) {
    await recordScan({ ctx: market.context(), input: { awb: awb ?? '', code, cityId: '32.73' } });
  }
  await market.settle();
};

describe('an order follows its parcel', () => {
  test('at pickup its stock is reduced, at delivery its time to complete begins', {
    tags: 'slow',
  }, async () => {
    const { orderId } = await drive(world, ['T4', 'T9'], { wish: { qty: 2 } });
    await scan(orderId, 'manifested');
    expect((await order(orderId)).status).toBe('ready_to_ship');
    await scan(orderId, 'picked_up');
    expect((await order(orderId)).status).toBe('shipped');
    const variant = await market.database.db
      .selectFrom('variants')
      .select(['stock_on_hand', 'stock_reserved'])
      .orderBy('id')
      .executeTakeFirst();
    expect(variant).toEqual({ stock_on_hand: 998, stock_reserved: 0 });
    await scan(orderId, 'in_transit', 'out_for_delivery', 'delivered');
    const delivered = await order(orderId);
    expect([delivered.status, delivered.complete_due_at !== null]).toEqual(['delivered', true]);
  });

  test('to its loss, and the buyer has the money back', { tags: 'slow' }, async () => {
    const { orderId } = await drive(world, ['T4', 'T9']);
    await scan(orderId, 'manifested', 'picked_up', 'in_transit', 'lost');
    expect((await order(orderId)).status).toBe('cancelled_system');
    const { data } = await market.call('/wallet/saldo', { token: world.buyer.token });
    expect(data.balance).toBe(109_000);
  });

  test('but not when the buyer has completed it before it was scanned', { tags: 'slow' }, async () => {
    const { orderId } = await drive(world, ['T4', 'T9', 'T10', 'T13']);
    await scan(orderId, 'manifested', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered');
    expect((await order(orderId)).status).toBe('completed');
    expect(await market.database.db.selectFrom('outbox').select('last_error').execute()).toEqual([]);
  });

  test('through both transitions when the first scan is missing', { tags: 'slow' }, async () => {
    const { orderId } = await drive(world, ['T4', 'T9']);
    const { awb } = await order(orderId);
    await emit(market.context(), 'courier.scanned', {
      orderId,
      awb: awb ?? '',
      code: 'delivered',
      city: 'Bandung',
      receiver: 'Ibu Sari',
    });
    await market.settle();
    const { data } = await market.call(`/buyer/dashboard/order/detail/${(await order(orderId)).code}`, {
      token: world.buyer.token,
    });
    expect(data.status).toBe('delivered');
    expect(data.timeline.at(-1)).toMatchObject({ actor: 'courier', note: 'Ibu Sari' });
  });

  test('never that of an airway bill which is void', { tags: 'slow' }, async () => {
    const { orderId } = await drive(world, ['T4', 'T9']);
    await emit(market.context(), 'courier.scanned', {
      orderId,
      awb: 'JNE000000000000',
      code: 'picked_up',
      city: '',
    });
    await market.settle();
    expect((await order(orderId)).status).toBe('ready_to_ship');
  });
});

test('both sides are notified of every step, the buyer also by email [BUYER-02]', {
  tags: 'slow',
}, async () => {
  const { orders, groupId, payable } = await place(world);
  const [{ id: orderId, code } = { id: 0, code: '' }] = orders;
  await market.settle();
  await groupPaid(market.context(), { groupId, amount: payable });
  const { seller: mover } = createActors(world);
  for (const transition of ['T4', 'T9'] as const)
    await transitionOrder(market.context(), { orderId, transition, mover });
  await bookParcels(market);
  await scan(orderId, 'manifested', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered');
  const heard = async (userId: number) =>
    (
      await market.database.db
        .selectFrom('notifications')
        .selectAll()
        .where('user_id', '=', userId)
        .where('category', '=', 'order')
        .orderBy('id')
        .execute()
    ).map(({ title, link }) => [title.id, link]);
  const own = `/account/orders/${code}`;
  const sold = `/seller/orders/${code}`;
  const [first, ...rest] = await heard(world.buyer.id);
  expect(first).toEqual(['Selesaikan pembayaranmu', expect.stringMatching(/^\/payment\/INV-\d{8}-.{5}$/)]);
  expect(rest).toEqual([
    ['Pembayaran diterima', own],
    ['Pesanan diproses', own],
    ['Pesanan dikirim', own],
    ['Pesanan tiba', own],
  ]);
  expect(await heard(world.seller.id)).toEqual([
    ['Pesanan baru', sold],
    ['Paket diambil kurir', sold],
    ['Pesanan tiba', sold],
  ]);
  const letters = (await market.letters(world.buyer.email)).map(({ subject }) => subject.split(':')[0]);
  expect(letters).toEqual(['Pesanan tiba', 'Pesanan dikirim', 'Pembayaran diterima']);
  const [arrived] = await market.letters(world.buyer.email);
  expect(arrived?.text).toContain(`http://pasar.test${own}`);
});
