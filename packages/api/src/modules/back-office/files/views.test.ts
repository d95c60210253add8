import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { createStaffUser, createUser, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let rina: StaffUser;
let sari: StaffUser;
let ani: { id: number };
let store: { id: number };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  rina = await createStaffUser(market, 'rina@example.test');
  sari = await createStaffUser(market, 'sari@example.test', ['support']);
  ani = await createUser(market, 'ani@example.test');
  store = await openStore(market, { name: 'Rumah Kawung' });
});
afterAll(() => market.close());

const look = (staff: StaffUser, purpose: 'store-verification' | 'buyer-verification', subject_id: number) =>
  market.database.db
    .insertInto('private_views')
    .values({ at: market.clock.now(), staff_id: staff.id, media_id: 7, purpose, subject_id })
    .execute();
const found = async (query: string) =>
  (await rina.get(`/views/list${query}`)).data.map(({ id }: { id: number }) => id);

describe('looks at private files [B24]', () => {
  test('are found by who looked, whose file it is, purpose and day', async () => {
    await look(sari, 'store-verification', store.id);
    // The same number, of a person.
    await look(sari, 'buyer-verification', ani.id);
    market.clock.advance(2 * day);
    rina = await createStaffUser(market, 'rina2@example.test');
    await look(rina, 'buyer-verification', 999_999);
    expect(await found('')).toEqual([3, 2, 1]);
    expect(await found('?actor=SARI')).toEqual([2, 1]);
    expect(await found('?search=kawung')).toEqual([1]);
    expect(await found('?search=ani%40')).toEqual([2]);
    expect(await found('?purpose=buyer-verification')).toEqual([3, 2]);
    const today = market.clock.now().toISOString().slice(0, 10);
    expect(await found(`?date_start=${today}`)).toEqual([3]);
    expect(await found(`?date_end=${today}&per_page=2&page=2`)).toEqual([1]);
    expect((await rina.get('/views/list?date_start=2026-02-30')).status).toBe(422);
    expect((await rina.get('/views/list')).data).toMatchObject([
      { subject_name: '', staff: { email: 'rina2@example.test' } },
      { subject_name: 'Budi Santoso', purpose: 'buyer-verification' },
      { subject_name: 'Rumah Kawung', purpose: 'store-verification' },
    ]);
  });

  test('are for admins alone', async () => {
    expect((await sari.get('/views/list')).status).toBe(403);
  });
});
