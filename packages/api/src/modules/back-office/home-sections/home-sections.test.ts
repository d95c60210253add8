import { homeSections } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createStaffUser, createUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market, 'isi@example.test', ['content']);
});
afterAll(() => market.close());

const visible = async (token?: string, show = 'draft'): Promise<string[]> =>
  (await market.call(`/homepage/layout?show=${show}`, token === undefined ? {} : { token })).data.sections;
const save = (version: number, ...sections: string[]) => staff.post('/home/save', { version, sections });
const publish = (version: number) => staff.post('/home/publish', { version });
const takeBack = (version: number) => staff.post('/home/take-back', { version, reason: 'Salah urut' });

describe('sections of the home page in the back office', () => {
  test('a draft is for the staff who prepare it; published it is for everybody; it can be taken back', async () => {
    expect((await staff.get('/home/read')).data).toEqual({
      ...{ published: [...homeSections], published_at: null },
      ...{ draft: null, can_take_back: false, version: 0 },
    });
    const draft = (await save(0, 'flash_sale', 'promos')).data;
    expect(await visible(staff.token)).toEqual(['flash_sale', 'promos']);
    expect(await visible(staff.token, 'published')).toEqual([...homeSections]);
    const buyer = await createUser(market, 'ani@example.test');
    const support = await createStaffUser(market, 'bantu@example.test', ['support']);
    for (const token of [undefined, buyer.token, support.token]) {
      expect(await visible(token)).toEqual([...homeSections]);
    }
    const first = (await publish(draft.version)).data;
    expect(first).toMatchObject({ published: ['flash_sale', 'promos'], draft: null, can_take_back: true });
    expect(await visible()).toEqual(['flash_sale', 'promos']);
    const second = (await publish((await save(first.version, 'vouchers')).data.version)).data;
    expect(await visible()).toEqual(['vouchers']);
    const back = (await takeBack(second.version)).data;
    expect(back).toMatchObject({ published: ['flash_sale', 'promos'], draft: ['vouchers'] });
    expect(await visible()).toEqual(['flash_sale', 'promos']);
    const start = (await takeBack(back.version)).data;
    expect(start).toMatchObject({ published: [...homeSections], can_take_back: false, published_at: null });
    expect(await visible()).toEqual([...homeSections]);
    expect((await takeBack(start.version)).status).toBe(409);
    const audits = await listAuditLogs(market, 'home');
    expect(audits.map(({ action, reason }) => [action, reason])).toEqual([
      ['home.save', null],
      ['home.publish', null],
      ['home.save', null],
      ['home.publish', null],
      ['home.take-back', 'Salah urut'],
      ['home.take-back', 'Salah urut'],
    ]);
    expect(audits[1]).toMatchObject({
      before: { published: [...homeSections], draft: ['flash_sale', 'promos'] },
      after: { published: ['flash_sale', 'promos'], draft: null },
    });
  });

  test('of two changes from the same version one holds', async () => {
    const results = await Promise.all([save(0, 'promos'), save(0, 'vouchers')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const held = results.find(({ status }) => status === 200)?.data;
    expect(results.find(({ status }) => status === 409)?.data).toEqual(held);
    expect((await publish(0)).status).toBe(409);
    expect((await publish(held.version)).status).toBe(200);
    expect((await publish(held.version + 1)).status).toBe(409);
  });

  test('there is at least one section, known and only once', async () => {
    for (const sections of [[], ['promos', 'promos'], ['berita']]) {
      expect((await save(0, ...sections)).status).toBe(422);
    }
    expect(await visible()).toEqual([...homeSections]);
  });
});
