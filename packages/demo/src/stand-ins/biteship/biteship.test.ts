import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBiteship, openStandIn, type StandIn } from '../index.ts';

const key = 'biteship_test.key';
let time = Date.parse('2026-03-02T03:00:00Z');
let received: { secret: string | null; event: string; status: string; order_id: string }[] = [];
let biteship: StandIn;
beforeEach(async () => {
  received = [];
  biteship = await openStandIn(createBiteship({ key, webhookSecret: 'secret', stepSeconds: 20 }), {
    now: () => new Date(time),
    webhookUrl: 'http://market.test/webhook',
    deliver: async (request) => {
      received.push({ secret: request.headers.get('x-biteship-secret'), ...(await request.json()) });
      return new Response(null, { status: 200 });
    },
  });
});
afterEach(() => biteship.close());

const call = async (path: string, body?: unknown, authorization = key) => {
  const answer = await fetch(`${biteship.url}${path}`, {
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return { ...(await answer.json()), http: answer.status };
};
const items = [{ name: 'Kaos', value: 50_000, weight: 1_200, quantity: 1 }];
const booking = {
  reference_id: 'P-1',
  origin_contact_name: 'Toko',
  origin_contact_phone: '0812',
  origin_address: 'Jalan A',
  origin_postal_code: 40111,
  destination_contact_name: 'Dewi',
  destination_contact_phone: '0813',
  destination_address: 'Jalan B',
  destination_postal_code: 90111,
  courier_company: 'jnt',
  courier_type: 'ez',
  delivery_type: 'now',
  items,
};
const settle = async () => {
  while (await biteship.tick());
};

test('a wrong key is rejected', async () => {
  expect(await call('/v1/orders', booking, 'other')).toMatchObject({ http: 401, success: false });
});

test('rates follow the postal codes and the weight', async () => {
  const rates = await call('/v1/rates/couriers', {
    origin_postal_code: 40111,
    destination_postal_code: '40222',
    couriers: 'jne,sicepat',
    items,
  });
  expect(
    rates.pricing.map(({ company, type, price }: Record<string, unknown>) => [company, type, price]),
  ).toEqual([
    ['jne', 'oke', 18_000],
    ['jne', 'reg', 22_000],
    ['jne', 'yes', 38_000],
    ['sicepat', 'reg', 21_000],
    ['sicepat', 'best', 36_000],
  ]);
});

describe('an order', () => {
  test('is booked once per reference, and found by it after a lost answer', async () => {
    await biteship.control('faults', { on: 'call', fault: 'lost', call: 'POST /v1/orders' });
    await expect(call('/v1/orders', booking)).rejects.toThrow();
    const again = await call('/v1/orders', booking);
    expect(again).toMatchObject({ http: 400, code: 40002060, details: { reference_id: 'P-1' } });
    expect(await call(`/v1/orders/${again.details.order_id}`)).toMatchObject({
      price: 62_000,
      status: 'confirmed',
      courier: { waybill_id: again.details.waybill_id },
    });
    expect(await biteship.control('orders')).toHaveLength(1);
  });

  test('moves by itself and reports each step', async () => {
    const { id, courier } = await call('/v1/orders', booking);
    for (let step = 0; step < 8; step++) {
      await settle();
      time += 20_000;
    }
    expect(received.map(({ status }) => status)).toEqual([
      'confirmed',
      'allocated',
      'picking_up',
      'picked',
      'dropping_off',
      'delivered',
    ]);
    expect(received.every(({ order_id, secret }) => order_id === id && secret === 'secret')).toBe(true);
    const tracking = await call(`/v1/trackings/${courier.tracking_id}`);
    expect(tracking.history).toHaveLength(6);
    expect(await call(`/v1/trackings/${courier.waybill_id}/couriers/jnt`)).toEqual(tracking);
  });

  test('is cancelled until the courier has it', async () => {
    const { id } = await call('/v1/orders', booking);
    const other = await call('/v1/orders', { ...booking, reference_id: 'P-2' });
    expect(await call(`/v1/orders/${id}/cancel`, {})).toMatchObject({ http: 200, success: true });
    await biteship.control('scan', { reference_id: 'P-2', status: 'picked' });
    expect(await call(`/v1/orders/${other.id}/cancel`, {})).toMatchObject({ http: 400, code: 40002011 });
  });

  test('may be rejected, or get its waybill later', async () => {
    await biteship.control('courier', { company: 'jnt', rejects: true });
    expect((await call('/v1/orders', booking)).http).toBe(400);
    await biteship.control('courier', { company: 'jnt', late_waybill: true });
    expect((await call('/v1/orders', booking)).courier.waybill_id).toBeNull();
    await biteship.control('waybill', { reference_id: 'P-1' });
    await settle();
    expect(received.at(-1)?.event).toBe('order.waybill_id');
  });
});

test('parcels of others are found by waybill and courier', async () => {
  expect((await call('/v1/trackings/JP1234567890/couriers/jnt')).http).toBe(404);
  await biteship.control('foreign', { waybill_id: 'JP1234567890', company: 'jnt', status: 'delivered' });
  expect(await call('/v1/trackings/JP1234567890/couriers/jnt')).toMatchObject({
    http: 200,
    order_id: null,
  });
});

test('a forged notification has a wrong secret', async () => {
  await biteship.control('faults', { on: 'notification', fault: 'forged' });
  await call('/v1/orders', booking);
  await settle();
  expect(received.map(({ secret }) => secret)).toEqual(['not-secret']);
});
