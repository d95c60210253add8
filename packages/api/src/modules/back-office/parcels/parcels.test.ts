import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { type OrderFixture, openOrderFixture } from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { recordScan } from '../../shipping/index.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let world: OrderFixture;
let staff: StaffUser;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market, { withTokens: false });
  staff = await createStaffUser(market, 'bantuan@example.test', ['support']);
});
afterAll(() => market.close());

/** An order whose courier has fetched the parcel, and the parcel as staff see it. */
const openParcel = async () => {
  const order = await drive(world, ['T4', 'T9']);
  const { awb } = await market.database.db
    .selectFrom('shipments')
    .select('awb')
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  await recordScan({ ctx: market.context(), input: { awb: awb ?? '', code: 'picked_up' } });
  await market.settle();
  const [row] = (await staff.get(`/parcels/list?search=${order.code.toLowerCase()}`)).data;
  const parcel = (await staff.get(`/parcels/detail/${row.id}`)).data;
  return { order, parcel };
};
const add = (
  parcel: { id: number; scans: unknown[] },
  code: string,
  by = staff,
  scans = parcel.scans.length,
) => by.post('/parcels/scan', { parcel_id: parcel.id, code, scans, reason: 'Kata kurir lewat telepon' });
const count = async (query: string) => (await staff.get(`/parcels/list?${query}`)).total;
/** The parcel's scans were so many hours ago. */
const makeScansOlder = (hours: number) =>
  market.database.db
    .updateTable('shipment_scans')
    .set({ at: new Date(market.clock.now().getTime() - hours * hour) })
    .execute();
const statusOf = async (code: string) => (await staff.get(`/orders/detail/${code}`)).data.status;

describe('parcels in the back office', () => {
  test('are found by waybill, order and courier; a silent one after three days without a scan', {
    tags: 'slow',
  }, async () => {
    const { order, parcel } = await openParcel();
    expect(parcel).toMatchObject({ order_code: order.code, is_silent: false, booked_by: 'market' });
    expect(parcel.scans.at(-1)).toMatchObject({ source: 'courier' });
    for (const query of [`search=${parcel.awb}`, `courier=${parcel.courier}`, '']) {
      expect(await count(query), query).toBe(1);
    }
    const others = ['jne', 'jnt', 'sicepat'].filter((code) => code !== parcel.courier);
    for (const code of others) expect(await count(`courier=${code}`)).toBe(0);
    expect(await count('search=NOBODY')).toBe(0);
    await makeScansOlder(71.9);
    expect(await count('view=silent')).toBe(0);
    await makeScansOlder(72.1);
    expect(await count('view=silent')).toBe(1);
    expect((await staff.get(`/parcels/detail/${parcel.id}`)).data.is_silent).toBe(true);
    expect((await staff.get('/parcels/detail/999999')).status).toBe(404);
  });

  test('take a scan by staff, which both sides read with its reason, and say who added it', {
    tags: 'slow',
  }, async () => {
    const { order, parcel } = await openParcel();
    expect(parcel.can_add).toEqual(['in_transit', 'out_for_delivery', 'on_hold', 'returning']);
    await makeScansOlder(80);
    const added = (await add(parcel, 'in_transit')).data;
    expect(added.scans).toHaveLength(parcel.scans.length + 1);
    expect(added).toMatchObject({
      is_silent: false,
      last_scan: { source: 'staff', note: 'Kata kurir lewat telepon' },
    });
    const again = (await add(added, 'in_transit')).data;
    expect(again.scans).toHaveLength(added.scans.length + 1);
    expect((await add(again, 'returning')).data.can_add).toEqual(['on_hold']);
    expect(await count('view=returning')).toBe(1);
    await market.settle();
    expect(await statusOf(order.code)).toBe('shipped');
    const [audit] = await listAuditLogs(market, 'parcel');
    expect(audit).toMatchObject({
      ...{ action: 'parcel.scan', actor_id: staff.id, reason: 'Kata kurir lewat telepon' },
      after: { code: 'in_transit' },
    });
  });

  test('take no scan that moves money, none out of order, and none that somebody else was faster with', {
    tags: 'slow',
  }, async () => {
    const { parcel } = await openParcel();
    for (const code of ['delivered', 'lost', 'returned', 'manifested']) {
      expect([code, (await add(parcel, code)).status]).toEqual([code, 422]);
    }
    expect((await add(parcel, 'picked_up')).status).toBe(409);
    const results = await Promise.all([add(parcel, 'out_for_delivery'), add(parcel, 'on_hold')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const fast = results.find(({ status }) => status === 200)?.data;
    expect(results.find(({ status }) => status === 409)?.data).toEqual(fast);
    const { scans } = (await staff.get(`/parcels/detail/${parcel.id}`)).data;
    expect(scans).toHaveLength(parcel.scans.length + 1);
  });

  test('of an own store or order are for somebody else; finance reads only', { tags: 'slow' }, async () => {
    const { parcel } = await openParcel();
    const { db } = market.database;
    await db
      .updateTable('merchants')
      .set({ user_id: staff.id })
      .where('id', '=', world.seller.merchantId)
      .execute();
    expect((await add(parcel, 'in_transit')).status).toBe(403);
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    expect((await finance.get('/parcels/list')).total).toBe(1);
    expect((await add(parcel, 'in_transit', finance)).status).toBe(403);
  });
});
