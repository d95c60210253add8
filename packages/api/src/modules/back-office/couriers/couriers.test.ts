import type { Checkout } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import {
  checkoutAs,
  openShopper,
  openStores,
  type Shopper,
  type TestProduct,
} from '../../checkout/testing/shopping.ts';
import { readTariff } from '../../shipping/index.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let rina: StaffUser;
let goods: TestProduct;
let buyer: Shopper;
let shop: ReturnType<typeof checkoutAs>;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  rina = await createStaffUser(market, 'rina@example.test');
  [goods] = (await openStores(market, 1)) as [TestProduct];
  buyer = await openShopper(market);
  shop = checkoutAs(market, buyer);
});
afterAll(() => market.close());

const ez = [8_000, 10_500, 16_000, 31_000, 50_000, 82_000];
const edit = (change: object, by = rina) =>
  by.post('/couriers/edit', {
    ...{ courier: 'jnt', service: 'EZ', version: 0, is_on: true, per_kg: ez, reason: 'Tarif baru' },
    ...change,
  });
const close = (closed: string[], version = 0, by = rina) =>
  by.post('/couriers/areas', { courier: 'jnt', service: 'EZ', version, closed, reason: 'Banjir' });
const service = async () =>
  (await rina.get('/couriers/list?courier=jnt')).data.find(
    (one: { service: string }) => one.service === 'EZ',
  );
interface Services {
  couriers: { code: string; services: { service: string; price: number | { min: number } }[] }[];
}
const prices = ({ couriers }: Services) =>
  couriers.flatMap(({ code, services }) => services.map((one) => [`${code} ${one.service}`, one.price]));
/** What a product page says about a parcel within Bandung. */
const estimate = async () => {
  const { data } = await market.call(`/products/shipping-estimate/${goods.id}?area_id=32.73.01.1001`);
  return { prices: Object.fromEntries(prices(data)), unavailable: data.unavailable };
};
const opened = async (): Promise<Checkout> => (await shop.open()).data;
const offered = (checkout: Checkout) => Object.fromEntries(prices(checkout.orders[0]?.shipping as Services));

describe('couriers', () => {
  test('are listed with tariff, weight and days, before anything was changed', { tags: 'slow' }, async () => {
    const { data } = await rina.get('/couriers/list');
    expect(data).toHaveLength(8);
    expect(await service()).toEqual({
      ...{ courier: 'jnt', courier_name: 'J&T Express', service: 'EZ', description: 'Reguler' },
      ...{ is_on: true, min_kg: 1, max_kg: null, closed: [], version: 0 },
      ...{ changed_by: null, changed_at: null },
      zones: ez.map((per_kg, zone) => ({
        ...{ per_kg, usual: per_kg },
        days: [
          { min: 1, max: 2 },
          { min: 1, max: 3 },
          { min: 2, max: 4 },
          { min: 3, max: 6 },
          { min: 4, max: 8 },
          { min: 6, max: 12 },
        ][zone],
      })),
    });
  });

  test('a new price counts in estimate and checkout, and a payment at the old one is shown the new', {
    tags: 'slow',
  }, async () => {
    await shop.add(goods);
    const before = await opened();
    expect(offered(before)['jnt EZ']).toBe(8_000);
    const changed = await edit({ per_kg: ez.with(0, 7_000) });
    expect(changed.data).toMatchObject({ version: 1, changed_by: { user_id: rina.id } });
    expect(changed.data.zones[0]).toMatchObject({ per_kg: 7_000, usual: 8_000 });
    expect((await estimate()).prices['jnt EZ']).toBe(7_000);
    const refused = await shop.pay(before, {}, 'old-price');
    expect(refused.status).toBe(409);
    expect(offered(refused.data.preview.checkout)['jnt EZ']).toBe(7_000);
    expect((await shop.pay(refused.data.preview.checkout, {}, 'new-price')).status).toBe(200);
    expect(await listAuditLogs(market, 'courier')).toMatchObject([
      {
        ...{ action: 'courier.edit', target_id: 'jnt EZ', actor_id: rina.id, reason: 'Tarif baru' },
        ...{ before: { is_on: true, per_kg: ez }, after: { per_kg: ez.with(0, 7_000) } },
      },
    ]);
  });

  test('a service that is off is neither offered nor paid for', { tags: 'slow' }, async () => {
    await shop.add(goods);
    const before = await opened();
    expect(before.orders[0]?.selected_shipping?.courier).toBe('jnt');
    await edit({ is_on: false });
    expect(Object.keys((await estimate()).prices)).not.toContain('jnt EZ');
    expect((await shop.pay(before, {}, 'off')).status).toBe(422);
    expect(Object.keys(offered((await shop.preview(before.checkout_id)).data))).not.toContain('jnt EZ');
    await edit({ version: 1 });
    expect((await estimate()).prices['jnt EZ']).toBe(8_000);
  });

  test('an area that is closed is not delivered to, and the estimate says so', { tags: 'slow' }, async () => {
    await close(['32']);
    expect((await service()).closed).toEqual([{ id: '32', name: 'Jawa Barat' }]);
    const shut = await estimate();
    expect(shut.prices).not.toHaveProperty('jnt EZ');
    expect(shut.unavailable).toContainEqual(
      expect.objectContaining({ courier: 'jnt', service: 'EZ', reason: 'area' }),
    );
    await shop.add(goods);
    expect(offered(await opened())).not.toHaveProperty('jnt EZ');
    expect((await rina.get('/couriers/list?closed=32')).data).toHaveLength(1);
    expect((await rina.get('/couriers/list?closed=31')).data).toEqual([]);
    await close(['94'], 1);
    expect((await estimate()).prices).toHaveProperty('jnt EZ');
  });

  test('what another server changed counts here once it is read', async () => {
    await market.database.db
      .insertInto('courier_services')
      .values({
        courier: 'jnt',
        service: 'EZ',
        is_on: false,
        per_kg: null,
        changed_by: null,
        changed_at: null,
      })
      .execute();
    expect((await estimate()).prices).toHaveProperty('jnt EZ');
    await readTariff(market.context());
    expect((await estimate()).prices).not.toHaveProperty('jnt EZ');
  });

  test('refuse what does not fit: 422 at its field, 404, 403, and 409 with what is there now', async () => {
    expect((await edit({ per_kg: ez.with(2, 100) })).data).toHaveProperty(['per_kg.2']);
    expect((await edit({ per_kg: (ez as (number | null)[]).with(2, null) })).data).toHaveProperty('per_kg');
    expect((await edit({ per_kg: [1_000] })).data).toHaveProperty('per_kg');
    expect((await edit({ reason: ' ' })).data).toHaveProperty('reason');
    expect((await close(['99'])).data).toHaveProperty('closed');
    expect((await edit({ service: 'NONE' })).status).toBe(404);
    const support = await createStaffUser(market, 'dewi@example.test', ['support', 'finance', 'content']);
    expect([(await edit({}, support)).status, (await close([], 0, support)).status]).toEqual([403, 403]);
    const answers = await Promise.all([edit({ is_on: false }), close(['94'])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.data).toMatchObject({ version: 1 });
    expect(await listAuditLogs(market, 'courier')).toHaveLength(1);
  });
});
