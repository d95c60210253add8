import { endpoints } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { createSignedInUser } from '../../../testing/users.ts';

let market: TestServer;
let light: number;
let heavy: { id: number; variantIds: number[] };
let store: number;
beforeAll(async () => {
  market = await openTestServer();
  store = (await openStore(market)).id;
  const category = await addCategory(market, 'Busana');
  light = (await addProduct(market, { store, category, name: 'Kaos polos', free_shipping: true })).id;
  heavy = await addProduct(market, {
    store,
    category,
    name: 'Kasur busa',
    weight_gram: 1_400,
    variants: [{}, { weight_gram: 5_000 }],
    is_preorder: true,
    preorder_days: 5,
  });
  await refreshCatalog(market);
});
afterAll(() => market.close());

const bandung = '32.73.01.1001';
const estimate = (id: number, query = `?area_id=${bandung}`, token?: string) =>
  market.call(`/products/shipping-estimate/${id}${query}`, token ? { token } : {});

interface Days {
  from: string;
  to: string;
}

const addHome = async (token: string) => {
  const saved = await market.call('/addressbook/add', {
    token,
    body: {
      label: 'Rumah',
      receiver_name: 'Budi Santoso',
      phone: '081234567890',
      address: 'Jalan Merdeka 10',
      province_id: '32',
      city_id: '32.73',
      sub_district_id: '32.73.01',
      area_id: bandung,
      zipcode: '40153',
    },
  });
  expect(saved.code).toBe(200);
};

describe('a shipping estimate', () => {
  test('names couriers, the cheapest first, with their range', async () => {
    const { data } = await estimate(light);
    expect(v.is(endpoints.products.shippingEstimate.data, data)).toBe(true);
    expect(data).toMatchObject({
      origin: 'Kota Bandung',
      destination: { area_id: bandung, city: 'Kota Bandung' },
      qty: 1,
      weight_gram: 200,
      free_shipping: false,
      price: { min: 8_000, max: 16_000 },
    });
    expect(data.couriers.map(({ code, price }: { code: string; price: object }) => [code, price])).toEqual([
      ['jnt', { min: 8_000, max: 8_000 }],
      ['sicepat', { min: 8_500, max: 15_000 }],
      ['jne', { min: 9_000, max: 16_000 }],
    ]);
    expect(data.couriers[2].services[0]).toMatchObject({ service: 'REG', price: 9_000, etd: '1-2' });
  });

  test('costs as much to the city as to a village in it', async () => {
    const [village, city] = await Promise.all([estimate(light), estimate(light, '?area_id=32.73')]);
    expect(city.data).toEqual({
      ...village.data,
      destination: { area_id: '32.73', area: '', sub_district: '', city: 'Kota Bandung' },
    });
  });

  test('weighs the number of pieces, and the selected variant', async () => {
    const fare = async (query: string) =>
      (await estimate(heavy.id, `?area_id=${bandung}${query}`)).data.couriers[0].price.min;
    expect([await fare(''), await fare('&qty=3')]).toEqual([16_000, 32_000]);
    expect(await fare(`&variant_id=${heavy.variantIds[1]}`)).toBe(40_000);
    const other = await estimate(light, `?area_id=${bandung}&variant_id=${heavy.variantIds[1]}`);
    expect(other.status).toBe(404);
  });

  test('counts the days of making to order', async () => {
    const arrives = async (id: number) => (await estimate(id)).data.couriers[0].services[0].etd_date.from;
    const days = (Date.parse(await arrives(heavy.id)) - Date.parse(await arrives(light))) / 86_400_000;
    expect(days).toBe(5);
  });

  test('goes with the couriers that the store works with', async () => {
    const { db } = market.database;
    await db
      .updateTable('merchants')
      .set({ couriers: JSON.stringify(['jne']) as never })
      .execute();
    expect((await estimate(light)).data.couriers.map(({ code }: { code: string }) => code)).toEqual(['jne']);
    await db.updateTable('merchants').set({ couriers: null }).execute();
  });

  test('goes to my own address when none is named', async () => {
    const { token } = await createSignedInUser(market);
    expect(await estimate(light, '', token)).toMatchObject({
      status: 422,
      data: { area_id: ['Pilih wilayah tujuan dulu'] },
    });
    await addHome(token);
    expect((await estimate(light, '', token)).data.destination.area_id).toBe(bandung);
  });

  test('says the days that every card says to whoever has an address or selected a city, and no card to others', async () => {
    const { token } = await createSignedInUser(market, { email: 'cards@example.test' });
    await addHome(token);
    const readSoonest = async (id: number) => {
      const { couriers } = (await estimate(id, '', token)).data;
      return couriers
        .flatMap(({ services }: { services: { etd_date: Days }[] }) => services)
        .map(({ etd_date }: { etd_date: Days }) => etd_date)
        .sort((a: Days, b: Days) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))[0];
    };
    const readArrivals = async (own: { token?: string; headers?: Record<string, string> }) => {
      const { data } = await market.call('/products/list', own);
      return new Map(data.map(({ id, arrival }: { id: number; arrival?: Days }) => [id, arrival]));
    };
    const arrivals = await readArrivals({ token });
    for (const id of [light, heavy.id]) {
      const soonest = await readSoonest(id);
      expect(arrivals.get(id)).toEqual({ ...soonest, text: expect.any(String) });
      expect((await market.call(`/products/detail/${id}`, { token })).data.arrival).toEqual(arrivals.get(id));
    }
    for (const cookie of ['', 'pasar_ship_to=bandung', 'pasar_ship_to=99.99'])
      expect([...(await readArrivals({ headers: { cookie } })).values()]).toEqual([undefined, undefined]);
    const near = await readArrivals({ headers: { cookie: `a=b; pasar_ship_to=${bandung.slice(0, 5)}` } });
    expect(near).toEqual(arrivals);
    // A member's own address comes first.
    const far = { cookie: 'pasar_ship_to=94.71' };
    expect(await readArrivals({ token, headers: far })).toEqual(arrivals);
    expect(await readArrivals({ headers: far })).not.toEqual(arrivals);
  });

  test.each([
    '',
    '?area_id=',
    '?area_id=32',
    '?area_id=32.73.01',
    '?area_id=99.99',
    '?area_id=99.99.99.9999',
    "?area_id='--",
    `?area_id=${bandung}&qty=0`,
    `?area_id=${bandung}&qty=x`,
  ])('with %j is a 422 with its field', async (query) => {
    const { status, data } = await estimate(light, query);
    expect([status, Object.keys(data).length]).toEqual([422, 1]);
  });

  test('of what buyers do not see is a 404', async () => {
    expect((await estimate(999_999)).status).toBe(404);
    expect((await market.call('/products/shipping-estimate/x')).status).toBe(404);
  });
});
