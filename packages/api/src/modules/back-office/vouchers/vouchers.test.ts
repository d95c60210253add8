import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, later } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory } from '../../../testing/products.ts';
import { createStaffUser, createUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
let category: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
  category = await addCategory(market, 'Busana');
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const at = (hours: number) => later(market.clock, hours * hour).toISOString();
const form = (more: object = {}) => ({
  voucher_code: 'hemat25',
  name_id: 'Potongan 25 persen',
  name_en: '25 percent off',
  kind: 'discount',
  discount_type: 'percent',
  discount_value: 25,
  max_discount: 50_000,
  min_spend: 100_000,
  quota: 10,
  date_start: at(-1),
  date_end: at(48),
  category_ids: [category],
  ...more,
});
const create = (more: object = {}) => staff.post('/vouchers/create', form(more));
const offers = async () => (await market.call('/promo/list')).data;

describe('vouchers of the marketplace', () => {
  test('are visible to everybody in their language, for their categories [PROMO-02]', async () => {
    expect((await create()).data).toMatchObject({
      voucher_code: 'HEMAT25',
      state: 'running',
      category_ids: [category],
      used: 0,
      spent: 0,
      version: 1,
    });
    expect(await offers()).toMatchObject([
      { owner: 'platform', promo_code: 'HEMAT25', name: 'Potongan 25 persen', merchant_id: null },
    ]);
    const english = await market.call('/promo/list', { headers: { 'accept-language': 'en' } });
    expect(english.data[0].name).toBe('25 percent off');
    expect((await staff.get('/vouchers/list?search=hemat')).meta.total).toBe(1);
    expect((await staff.get('/vouchers/list?state=ended')).data).toEqual([]);
    expect((await listAuditLogs(market, 'voucher'))[0]).toMatchObject({ action: 'voucher.create' });
  });

  test('have a code that nobody else has, and terms that make sense', { tags: 'slow' }, async () => {
    await create();
    const refusals = [
      [{}, 'voucher_code'],
      [{ voucher_code: 'A B' }, 'voucher_code'],
      [{ voucher_code: 'LAIN1', name_en: '' }, 'name_en'],
      [{ voucher_code: 'LAIN1', discount_value: 101, max_discount: null }, 'discount_value'],
      [{ voucher_code: 'LAIN1', max_discount: 24_999 }, 'max_discount'],
      [{ voucher_code: 'LAIN1', per_user_limit: 11 }, 'per_user_limit'],
      [{ voucher_code: 'LAIN1', date_end: at(-2) }, 'date_end'],
      [{ voucher_code: 'LAIN1', target: 'follower' }, 'target'],
      [{ voucher_code: 'LAIN1', category_ids: [999] }, 'category_ids'],
    ] as const;
    for (const [wrong, field] of refusals) {
      const { status, data } = await create(wrong);
      expect([wrong, status, Object.keys(data)]).toEqual([wrong, 422, [field]]);
    }
    const both = await Promise.all([create({ voucher_code: 'BARU1' }), create({ voucher_code: 'BARU1' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('that run change only by name, later end and higher quota, by version', { tags: 'slow' }, async () => {
    const { data } = await create();
    const edit = (version: number, more: object) =>
      staff.post('/vouchers/edit', { promo_id: data.id, version, ...form(), ...more });
    const times = { date_start: data.date_start, date_end: data.date_end };
    const locked = await edit(1, {
      ...times,
      discount_value: 30,
      quota: 9,
      date_end: at(1),
      category_ids: [],
    });
    expect([locked.status, Object.keys(locked.data).toSorted()]).toEqual([
      422,
      ['category_ids', 'date_end', 'discount_value', 'quota'],
    ]);
    const wider = { ...times, quota: 20, date_end: at(72), name_id: 'Potongan seperempat' };
    expect((await edit(1, wider)).data).toMatchObject({ quota: 20, version: 2, date_end: at(72) });
    expect(await edit(1, wider)).toMatchObject({ status: 409, data: { quota: 20, version: 2 } });
    expect((await staff.post('/vouchers/edit', { promo_id: 999, version: 1, ...form() })).status).toBe(404);
  });

  test('before they start can change completely', async () => {
    const { data } = await create({ date_start: at(2) });
    const edited = await staff.post('/vouchers/edit', {
      promo_id: data.id,
      version: 1,
      ...form({ date_start: at(3), discount_value: 20, category_ids: [], voucher_code: 'HEMAT20' }),
    });
    expect(edited.data).toMatchObject({ voucher_code: 'HEMAT20', discount_value: 20, category_ids: [] });
  });

  test('pause, go on and end, once each, and the second request gets the current state', {
    tags: 'slow',
  }, async () => {
    const { data } = await create();
    const stop = (verb: string) =>
      staff.post(`/vouchers/${verb}`, { promo_id: data.id, reason: 'Salah atur' });
    const pauses = await Promise.all([stop('pause'), stop('pause')]);
    expect(pauses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const buyer = await createUser(market, 'budi@example.test');
    const claim = () => market.call('/promo/claim', { token: buyer.token, body: { promo_code: 'HEMAT25' } });
    expect((await claim()).status).toBe(409);
    expect((await stop('resume')).data.state).toBe('running');
    expect((await claim()).status).toBe(200);
    expect((await stop('end')).data).toMatchObject({ state: 'ended', claimed: 1 });
    expect(await stop('end')).toMatchObject({ status: 409, data: { state: 'ended' } });
    expect(await offers()).toEqual([]);
    const actions = (await listAuditLogs(market, 'voucher')).map(({ action }) => action);
    expect(actions).toEqual(['voucher.create', 'voucher.pause', 'voucher.resume', 'voucher.end']);
  });

  test('of a store cannot be changed in the back office', { tags: 'slow' }, async () => {
    const { data } = await create();
    const { db } = market.database;
    const seller = await createUser(market, 'siti@example.test');
    const { id } = await db
      .insertInto('merchants')
      .values({
        user_id: seller.id,
        merchant_name: 'Kain Siti',
        merchant_slug: 'kain-siti',
        is_company: 'personal',
        is_pkp: 'non-pkp',
        verification_status: 'approved',
        created_at: market.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('vouchers').set({ owner: 'merchant', merchant_id: id }).execute();
    expect((await staff.post('/vouchers/end', { promo_id: data.id, reason: 'x' })).status).toBe(404);
  });
});
