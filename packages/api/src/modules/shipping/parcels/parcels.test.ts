import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { consumer, deliverNext } from '../../../platform/jobs/outbox.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { raceRounds, raceTimeout } from '../../../testing/race-rounds.ts';
import { workOnNextParcel } from '../bookings/work-on-parcel.ts';
import type { CourierScanned } from '../shipping.events.ts';
import type { ScanCode } from '../shipping.tables.ts';
import { findTracking } from './find-tracking.ts';
import { openShipment } from './open-shipment.ts';
import { recordScan } from './record-scan.ts';
import { voidShipment } from './void-shipment.ts';

const [makassar, jakarta] = ['73.71', '31.74'];

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(() => market.reset());
afterAll(() => market.close());

/** Leaves events in the outbox until the test takes them out. */
const quiet = () => market.context(undefined, { wakeJobs: () => {} });
const end = { name: 'Dewi Larasati', phone: '08123456789', address: 'Jalan Braga 12', zipcode: '40111' };
/** Calls the courier. */
const ask = (orderId = 7, courier = 'jne') =>
  inTransaction(quiet(), (ctx) =>
    openShipment(ctx, {
      orderId,
      code: `ORD-${orderId}`,
      courier,
      service: 'REG',
      originCity: makassar,
      destinationCity: jakarta,
      receiver: 'Dewi Larasati',
      request: { origin: end, destination: end, items: [], insured: 0, note: '' },
    }),
  );
/** Calls the courier and books it, as the job does. */
const open = async (orderId = 7, courier = 'jne') => {
  await ask(orderId, courier);
  while (await workOnNextParcel(quiet()));
  await market.database.db.deleteFrom('outbox').where('topic', '=', 'courier.booked').execute();
  const tracking = await findTracking(market.context(), orderId);
  return { awb: tracking?.awb ?? '' };
};
const scan = (awb: string, code: ScanCode, cityId: string | null = makassar) =>
  recordScan({ ctx: quiet(), input: { awb, code, cityId } });
const recall = (orderId = 7) => inTransaction(quiet(), (ctx) => voidShipment(ctx, orderId));
const codes = async (orderId = 7) =>
  (await findTracking(market.context(), orderId))?.events.map(({ code }) => code);

describe('an airway bill', () => {
  test.each([
    ['jne', /^JNE\d{12}$/],
    ['jnt', /^JNT\d{12}$/],
    ['sicepat', /^SCP\d{12}$/],
  ])('of %s carries its letters and 12 digits', async (courier, pattern) => {
    expect((await open(7, courier)).awb).toMatch(pattern);
  });

  test('belongs to one order, and an order has one that is live', async () => {
    const bills = await Promise.all([1, 2, 3, 4, 5].map((orderId) => open(orderId)));
    expect(new Set(bills.map(({ awb }) => awb)).size).toBe(5);
    await expect(open(3)).rejects.toThrow(/shipments_one_live/);
  });

  test('is rejected for a courier that nobody knows', async () => {
    await expect(open(7, 'titip')).rejects.toThrow('no courier is called titip');
  });

  test('that is void takes no scans, and the order gets another one', async () => {
    const { awb } = await open();
    await recall();
    await expect(scan(awb, 'picked_up')).rejects.toMatchObject({ code: 409 });
    expect(await codes()).toBeUndefined();
    const next = await open();
    expect(next.awb).not.toBe(awb);
    expect(await findTracking(market.context(), 7)).toEqual({ awb: next.awb, events: [] });
  });

  test('is not taken back once the courier has the parcel, and never of an order without one', async () => {
    const { awb } = await open();
    await scan(awb, 'manifested');
    await scan(awb, 'picked_up');
    await expect(recall()).rejects.toMatchObject({ code: 409, data: { reason: 'parcel_picked_up' } });
    expect(await codes()).toEqual(['manifested', 'picked_up']);
    await recall(99);
  });
});

/** On one session nothing races. */
const rounds = raceRounds(process.env.TEST_DATABASE_URL ? 60 : 12);

describe('a booking', () => {
  test('and the recall of its parcel at once: what was booked is recalled at the service, never kept [V2]', {
    tags: 'slow',
    timeout: raceTimeout,
  }, async () => {
    for (let orderId = 1; orderId <= rounds; orderId++) {
      await ask(orderId);
      await Promise.all([workOnNextParcel(quiet()), recall(orderId)]);
      while (await workOnNextParcel(quiet()));
      const left = await market.database.db
        .selectFrom('shipments')
        .select(['status', 'provider_ref', 'next_scan_at'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      expect([left.status, left.next_scan_at]).toEqual(['void', null]);
    }
  });

  test('is made by one of several servers', { tags: 'slow' }, async () => {
    for (let orderId = 1; orderId <= rounds; orderId++) {
      await ask(orderId);
      const worked = await Promise.all([1, 2, 3].map(() => workOnNextParcel(quiet())));
      expect(worked.filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('a scan', () => {
  test('shows buyers where the parcel is, in their language', async () => {
    const { awb } = await open();
    await scan(awb, 'manifested', null);
    market.clock.advance(minute);
    await scan(awb, 'picked_up');
    await scan(awb, 'delivered', jakarta);
    expect(await findTracking(market.context(undefined, { locale: 'en' }), 7)).toEqual({
      awb,
      events: [
        {
          code: 'manifested',
          description: 'Tracking number created, waiting for the courier',
          city: null,
          at: '2026-03-02T03:00:00.000Z',
          note: '',
          mediaIds: [],
          source: 'courier',
        },
        {
          code: 'picked_up',
          description: 'Picked up from the seller',
          city: 'Kota Makassar',
          at: '2026-03-02T03:01:00.000Z',
          note: '',
          mediaIds: [],
          source: 'courier',
        },
        {
          code: 'delivered',
          description: 'Delivered to Dewi Larasati',
          city: 'Jakarta Selatan',
          at: '2026-03-02T03:01:00.000Z',
          note: '',
          mediaIds: [],
          source: 'courier',
        },
      ],
    });
    const indonesian = await findTracking(market.context(), 7);
    expect(indonesian?.events.at(-1)?.description).toBe('Paket diterima oleh Dewi Larasati');
  });

  test('that is repeated changes nothing and notifies nobody again', async () => {
    const { awb } = await open();
    expect(await scan(awb, 'picked_up')).toBe('recorded');
    expect(await scan(awb, 'picked_up', jakarta)).toBe('repeated');
    expect(await scan(awb, 'in_transit')).toBe('recorded');
    expect(await scan(awb, 'in_transit', jakarta)).toBe('recorded');
    expect(await scan(awb, 'in_transit', jakarta)).toBe('repeated');
    expect(await scan(awb, 'picked_up')).toBe('repeated');
    expect(await codes()).toEqual(['picked_up', 'in_transit', 'in_transit']);
    const outbox = await market.database.db.selectFrom('outbox').select('id').execute();
    expect(outbox).toHaveLength(3);
  });

  test('of an unknown airway bill is rejected', async () => {
    await expect(scan('JNE000000000000', 'picked_up')).rejects.toMatchObject({ code: 404 });
  });

  test.each<[ScanCode[], ScanCode]>([
    [[], 'in_transit'],
    [[], 'out_for_delivery'],
    [[], 'delivered'],
    [[], 'lost'],
    [['manifested'], 'delivered'],
    [['picked_up'], 'manifested'],
    [['picked_up', 'out_for_delivery'], 'in_transit'],
    [['picked_up', 'delivered'], 'out_for_delivery'],
    [['picked_up', 'delivered'], 'lost'],
    [['picked_up', 'lost'], 'delivered'],
  ])('after %j, %s is refused and changes nothing', async (before, code) => {
    const { awb } = await open();
    for (const earlier of before) await scan(awb, earlier);
    await expect(scan(awb, code)).rejects.toMatchObject({
      code: 409,
      data: { reason: 'scan_out_of_order', last: before.at(-1) ?? null },
    });
    expect(await codes()).toEqual(before);
  });

  test('reaches the order after the commit, with the recipient of the parcel', async () => {
    const { awb } = await open();
    await scan(awb, 'picked_up');
    await recordScan({
      ctx: quiet(),
      input: { awb, code: 'delivered', cityId: jakarta, receiver: 'Satpam' },
    });
    const told: CourierScanned[] = [];
    const listen = consumer('courier.scanned', async (_, payload) => void told.push(payload));
    while (await deliverNext(market.context(), [listen]));
    expect(told).toEqual([
      { orderId: 7, awb, code: 'picked_up', city: 'Kota Makassar' },
      { orderId: 7, awb, code: 'delivered', city: 'Jakarta Selatan', receiver: 'Satpam' },
    ]);
  });

  test('of which eight arrive at once is recorded once', async () => {
    const { awb } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => scan(awb, 'picked_up')));
    expect(answers.filter((answer) => answer === 'recorded')).toHaveLength(1);
    expect(await codes()).toEqual(['picked_up']);
  });

  test('and the recall of its airway bill: one of the two wins, never both', { tags: 'slow' }, async () => {
    for (let orderId = 1; orderId <= rounds; orderId++) {
      const { awb } = await open(orderId);
      const [scanned, recalled] = await Promise.allSettled([scan(awb, 'picked_up'), recall(orderId)]);
      expect([scanned.status, recalled.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await codes(orderId)).toEqual(scanned.status === 'fulfilled' ? ['picked_up'] : undefined);
    }
  });
});
