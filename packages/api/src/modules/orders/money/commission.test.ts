import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore } from '../../../testing/products.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../../back-office/testing/staff-users.ts';
import { readCommissionRates } from './commission-bps.ts';

let market: TestServer;
let dian: StaffUser;
let fajar: StaffUser;
let root: number;
let leaf: number;
let store: { id: number };
let product: { id: number };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  dian = await createStaffUser(market, 'dian@example.test', ['finance']);
  fajar = await createStaffUser(market, 'fajar@example.test', ['finance']);
  root = await addCategory(market, 'Busana');
  leaf = await addCategory(market, 'Kaos', root);
  store = await openStore(market);
  product = await addProduct(market, { store: store.id, category: leaf });
});
afterAll(() => market.close());

const dayIn = (days: number) => jakartaDay(market.clock.now().getTime() + days * day);
const ask = (over: object = {}, by = dian) =>
  by.post('/categories/commission', {
    ...{ category_id: leaf, version: 1, commission_bps: 250, valid_from: dayIn(0), reason: 'Kategori baru' },
    ...over,
  });
const approve = (id: number, by = fajar) => by.post('/approvals/approve', { approval_id: id });
const rate = async () => {
  const items = [{ productId: product.id }] as never;
  return (await readCommissionRates(market.context(), items)).get(product.id);
};
const category = async (id = leaf) =>
  (await dian.get('/categories/list')).data.find((one: { id: number }) => one.id === id);

describe('the commission of a category', () => {
  test('waits for a colleague whatever it is, and then holds for orders from its day on [B20] [B27]', async () => {
    expect(await rate()).toBe(500);
    const asked = await ask();
    expect(asked).toMatchObject({
      status: 200,
      data: { commission_bps: null, next_commission: null },
      approval: { id: expect.any(Number) },
    });
    expect(await rate()).toBe(500);
    expect((await approve(asked.approval.id, dian)).status).toBe(403);
    expect((await approve(asked.approval.id)).data).toMatchObject({
      ...{ action: 'category.commission', subject: 'Kaos', state: 'done' },
      commission: { category_id: leaf, commission_bps: 250, valid_from: dayIn(0) },
    });
    expect(await rate()).toBe(250);
    expect(await category()).toMatchObject({ commission_bps: 250, next_commission: null, version: 2 });
    expect((await listAuditLogs(market, 'category')).at(-1)).toMatchObject({
      action: 'category.commission',
      after: { commission_bps: 250, valid_from: dayIn(0), approval: asked.approval.id },
      reason: 'Kategori baru',
    });
  });

  test('begins at its day in Jakarta, and shows until then what comes [B27]', async () => {
    await approve((await ask({ valid_from: dayIn(3) })).approval.id);
    expect(await category()).toMatchObject({
      commission_bps: null,
      next_commission: { commission_bps: 250, valid_from: dayIn(3) },
    });
    market.clock.advance(2 * day);
    expect(await rate()).toBe(500);
    market.clock.advance(day);
    expect(await rate()).toBe(250);
  });

  test('is inherited from the level above, and inherited again once a plan names none', async () => {
    await approve((await ask({ category_id: root, commission_bps: 300 })).approval.id);
    expect(await rate()).toBe(300);
    await approve((await ask()).approval.id);
    expect(await rate()).toBe(250);
    await approve((await ask({ version: 2, commission_bps: null, valid_from: dayIn(1) })).approval.id);
    expect(await rate()).toBe(250);
    market.clock.advance(day);
    expect(await rate()).toBe(300);
  });

  test('names a day that is not over, also when a colleague approves it too late [B27]', async () => {
    expect((await ask({ valid_from: dayIn(-1) })).data).toEqual({
      valid_from: ['Komisi berlaku mulai hari ini atau sesudahnya'],
    });
    for (const valid_from of ['2026-02-30', 'besok', ''])
      expect((await ask({ valid_from })).status).toBe(422);
    for (const commission_bps of [-1, 10_001, 2.5]) expect((await ask({ commission_bps })).status).toBe(422);
    const asked = await ask();
    const midnight = new Date(`${dayIn(1)}T00:00:00+07:00`).getTime();
    market.clock.advance(midnight - market.clock.now().getTime());
    expect(await approve(asked.approval.id)).toMatchObject({ status: 409, data: { state: 'void' } });
    expect(await rate()).toBe(500);
  });

  test('of two plans at once one holds; the other request is void [B20]', async () => {
    const [one, other] = [await ask(), await ask({ commission_bps: 700 })];
    const answers = await Promise.all([approve(one.approval.id), approve(other.approval.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ask()).status).toBe(409);
  });

  test('is not for who cares for the categories alone [B2]', async () => {
    const content = await createStaffUser(market, 'konten@example.test', ['content']);
    expect((await ask({}, content)).status).toBe(403);
    const form = { name_id: 'Kaos', name_en: 'Kaos', position: 0, is_trending: false };
    const edit = { category_id: leaf, version: 1, ...form, commission_bps: 100 };
    await content.post('/categories/edit', edit);
    expect(await rate()).toBe(500);
  });
});

describe('the commission of a store', () => {
  const askStore = (over: object = {}, by = dian) =>
    by.post('/merchants/commission', {
      ...{ merchant_id: store.id, commission_bps: 100, valid_from: dayIn(0), reason: 'Perjanjian khusus' },
      ...over,
    });
  const file = async (by = dian) => (await by.get(`/merchants/detail/${store.id}`)).data;

  test('waits for a colleague, then holds for whatever it sells, until a plan names none [B20]', async () => {
    await approve((await ask()).approval.id);
    const valid_from = dayIn(0);
    const asked = await askStore();
    expect([asked.status, await rate()]).toEqual([200, 250]);
    expect((await approve(asked.approval.id)).data).toMatchObject({
      ...{ action: 'store.commission', commission: null, state: 'done' },
      store_commission: { merchant_id: store.id, commission_bps: 100, valid_from },
    });
    expect(await rate()).toBe(100);
    await approve((await askStore({ commission_bps: null, valid_from: dayIn(2) })).approval.id);
    expect(await file()).toMatchObject({
      commission_bps: 100,
      next_commission: { commission_bps: null, valid_from: dayIn(2) },
    });
    market.clock.advance(2 * day);
    expect(await rate()).toBe(250);
    expect((await listAuditLogs(market, 'merchant'))[0]).toMatchObject({
      action: 'store.commission',
      before: { commission_bps: null, next: null },
      after: { commission_bps: 100, valid_from, approval: asked.approval.id },
    });
  });

  test('is not planned for a day that is over, nor by support, nor by who owns it [W29]', async () => {
    expect((await askStore({ valid_from: dayIn(-1) })).data).toEqual({
      valid_from: ['Komisi berlaku mulai hari ini atau sesudahnya'],
    });
    expect((await askStore({ commission_bps: 10_001 })).status).toBe(422);
    expect((await askStore({ merchant_id: 999_999 })).status).toBe(404);
    const support = await createStaffUser(market, 'sari@example.test', ['support']);
    expect((await askStore({}, support)).status).toBe(403);
    await market.database.db.updateTable('merchants').set({ user_id: dian.id }).execute();
    expect((await askStore()).status).toBe(403);
  });

  test('is read by finance with the store, without documents and contacts [B23]', async () => {
    const support = await createStaffUser(market, 'sari@example.test', ['support']);
    const [masked, full] = [await file(), await file(support)];
    expect(masked).toMatchObject({ documents: {}, commission_bps: null });
    expect(masked.owner.email).toMatch(/^.\*\*\*@/);
    expect(full.owner.email).not.toContain('*');
  });
});
