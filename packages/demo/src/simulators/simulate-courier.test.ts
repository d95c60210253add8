import {
  findTracking,
  inTransaction,
  minute,
  openShipment,
  openTestServer,
  recordScan,
  type ScanCode,
  second,
  type TestServer,
  voidShipment,
} from '@pasar/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';

const [makassar, jakarta] = ['73.71', '31.74'];

describe('the simulated courier', () => {
  let busy: TestServer;
  beforeAll(async () => {
    busy = await openTestServer({ courierStageSeconds: 20 }, { plugins: [createDemo()] });
  });
  beforeEach(() => busy.reset());
  afterAll(() => busy.close());

  const send = (destinationCity: string) =>
    inTransaction(busy.context(), (ctx) =>
      openShipment(ctx, {
        orderId: 7,
        courier: 'jnt',
        service: 'EZ',
        originCity: makassar,
        destinationCity,
        receiver: 'Dewi',
      }),
    );
  const seen = async () => {
    await busy.settle();
    return (await findTracking(busy.context(), 7))?.events.map(({ code, city }) => `${code} ${city}`);
  };

  test('moves a parcel one station every 20 seconds, from city to city', async () => {
    await send(jakarta);
    const way = [
      'manifested Kota Makassar',
      'picked_up Kota Makassar',
      'in_transit Kota Makassar',
      'in_transit Jakarta Selatan',
      'out_for_delivery Jakarta Selatan',
      'delivered Jakarta Selatan',
    ];
    for (let stations = 1; stations <= way.length; stations++) {
      expect(await seen()).toEqual(way.slice(0, stations));
      busy.clock.advance(19 * second);
      expect(await seen()).toHaveLength(stations);
      busy.clock.advance(second);
    }
    busy.clock.advance(60 * minute);
    expect(await seen()).toEqual(way);
  });

  test('passes one sorting centre within a city', async () => {
    await send(makassar);
    for (let round = 0; round < 8; round++) {
      await busy.settle();
      busy.clock.advance(20 * second);
    }
    expect(await seen()).toEqual(
      ['manifested', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'].map(
        (code) => `${code} Kota Makassar`,
      ),
    );
  });

  test('continues from another report, and ends when the parcel is lost', async () => {
    const { awb } = await send(jakarta);
    const report = (code: ScanCode, cityId: string | null) =>
      recordScan({ ctx: busy.context(), input: { awb, code, cityId } });
    await busy.settle();
    await report('picked_up', null);
    await report('in_transit', '64.71');
    busy.clock.advance(20 * second);
    expect((await seen())?.at(-1)).toBe('out_for_delivery Jakarta Selatan');
    await report('lost', null);
    busy.clock.advance(60 * minute);
    expect((await seen())?.at(-1)).toBe('lost null');
  });

  test('leaves a void airway bill alone', async () => {
    await send(jakarta);
    await busy.settle();
    await inTransaction(busy.context(), (ctx) => voidShipment(ctx, 7));
    busy.clock.advance(60 * minute);
    await busy.settle();
    const scans = await busy.database.db.selectFrom('shipment_scans').select('code').execute();
    expect(scans).toEqual([{ code: 'manifested' }]);
  });
});
