import { addressBookRules } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { misplacedRegions, zipcodeOf } from '../../modules/regions/index.ts';
import { openTestMarket, type TestMarket } from '../../testing/open-test-market.ts';
import { smallSize } from '../plan/market-size.ts';
import { planMarket } from '../plan/plan-market.ts';
import { writeAddresses } from './write-addresses.ts';
import { writePeople } from './write-people.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  const planned = planMarket({
    seed: 2026,
    now: market.clock.now(),
    size: { ...smallSize, orders: 0 },
  });
  const few = { ...planned, buyers: planned.buyers.slice(0, 6), stores: planned.stores.slice(0, 1) };
  const people = await writePeople(market.context(), few);
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
    expect(row.zipcode).toBe(zipcodeOf(row.area_id));
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
