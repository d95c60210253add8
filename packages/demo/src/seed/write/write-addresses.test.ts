import { findZipcode, misplacedRegions, openTestServer, type TestServer } from '@pasar/api/testing';
import { addressBookRules } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemo } from '../../create-demo.ts';
import { planSeedData } from '../plan/plan-seed-data.ts';
import { smallSize } from '../plan/seed-size.ts';
import { writeAddresses } from './write-addresses.ts';
import { writeUsers } from './write-users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({}, { plugins: [createDemo()] });
  const planned = planSeedData({
    seed: 2026,
    now: market.clock.now(),
    size: { ...smallSize, orders: 0 },
  });
  const few = { ...planned, buyers: planned.buyers.slice(0, 6), stores: planned.stores.slice(0, 1) };
  const people = await writeUsers(market.context(), few);
  await writeAddresses(market.context(), few, {
    buyer: people.demoBuyer,
    seller: people.owners[0] ?? 0,
    buyers: people.buyers,
  });
});
afterAll(() => market.close());

test('every seeded address passes the form, lies where its regions say, and has their zip code', async () => {
  const rows = await market.database.db.selectFrom('addresses').selectAll().execute();
  expect(rows).toHaveLength(8);
  for (const row of rows) {
    expect(v.safeParse(v.object(addressBookRules), row).issues).toBeUndefined();
    expect(await misplacedRegions(row)).toEqual([]);
    expect(row.zipcode).toBe(findZipcode(row.area_id));
  }
});

test('the demo buyer lives in Makassar and works in Jakarta', async () => {
  const { data } = await market.call('/auth/login', {
    body: { email: 'buyer@pasar.example', password: 'pasar1234' },
  });
  const list = await market.call('/addressbook/list', { token: data.jwt_token });
  expect(list.data).toMatchObject([
    { label: 'Rumah', city: 'Kota Makassar', area: 'Masale', is_default: true },
    { label: 'Kantor', city: 'Kota Administrasi Jakarta Pusat', area: 'Karet Tengsin', is_default: false },
  ]);
});
