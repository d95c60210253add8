import { text } from 'node:stream/consumers';
import { type ExportList, exportLists, staffRoles } from '@pasar/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { day } from '../../../platform/clock.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore } from '../../../testing/products.ts';
import { openOrderFixture, placePaid } from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { requestWithdrawal } from '../testing/request-withdrawal.ts';
import { createStaffUser, createUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';
import { createExport } from './create-export.ts';
import { numberColumns } from './export-heads.ts';
import { exportSources } from './export-sources.ts';
import { listOfExport } from './list-of-export.ts';
import { purgeExports } from './purge-exports.ts';

let market: TestServer;
let rina: StaffUser;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  rina = await createStaffUser(market, 'rina@example.test');
});
afterAll(() => market.close());

const create = (list: ExportList, filters: Record<string, string> = {}, by = rina) =>
  by.post('/exports/create', { list, filters });
const work = () => market.settle();
/** Puts one back as it was before a job took it. */
const setWaiting = (id: number, more: object = {}) =>
  market.database.db
    .updateTable('exports')
    .set({ state: 'waiting', expires_at: null, ...more })
    .where('id', '=', id)
    .execute();
const file = (export_id: number, by = rina) => by.post('/exports/file', { export_id });
const table = (csv: string): Record<string, string>[] => {
  expect(csv.slice(0, 1)).toBe('\uFEFF');
  return parse(csv.slice(1), { columns: true, delimiter: ';' });
};
/** All parts of a workbook as one text. */
const readWorkbook = async (base64: string) => {
  const zip = await fromBufferPromise(Buffer.from(base64, 'base64'));
  const parts: string[] = [];
  for await (const entry of zip.eachEntry()) parts.push(await text(await zip.openReadStreamPromise(entry)));
  return parts.join('');
};
/** The rows of a list, written and fetched. */
const exported = async (list: ExportList, filters: Record<string, string> = {}) => {
  const { data } = await create(list, filters);
  await work();
  const rows = table((await file(data.id)).data.csv);
  // Cells that a workbook holds as numbers.
  for (const row of rows)
    for (const column of numberColumns(list)) expect(Number(Object.values(row)[column])).not.toBeNaN();
  return rows;
};
const list = async (by = rina) => (await by.get('/exports/list')).data;

describe('an export [B26]', () => {
  test('is written by a job, listed, fetched and on record', async () => {
    const asked = await create('users', { search: 'rina', page: '3', open: '7' });
    expect(asked.message).toBe('Ekspor sedang dibuat. Ambil di halaman Ekspor.');
    expect(asked.data).toMatchObject({
      list: 'users',
      filters: { search: 'rina' },
      state: 'waiting',
      rows: 0,
    });
    const { id } = asked.data;
    await work();
    await setWaiting(id);
    expect((await file(id)).status).toBe(409);
    await setWaiting(id, { state: 'done' });
    expect(await list()).toMatchObject([
      { id, state: 'done', rows: 1, is_cut: false, requested_by: { user_id: rina.id } },
    ]);
    const { data } = await file(id);
    expect(data.name).toBe(`users 2026-03-02 ${id}.csv`);
    expect(table(data.csv)).toHaveLength(1);
    const book = await rina.post('/exports/file', { export_id: id, format: 'xlsx' });
    expect([book.data.name, book.data.csv]).toEqual([`users 2026-03-02 ${id}.xlsx`, '']);
    const xml = await readWorkbook(book.data.xlsx);
    expect(xml).toContain('r***@example.test');
    // A number, which a sheet adds up.
    expect(xml).toMatch(new RegExp(`<c r="A2"(?![^>]*t="s")[^>]*><v>${rina.id}</v>`));
    await setWaiting(id, { state: 'done', rows: 20_001 });
    expect((await rina.post('/exports/file', { export_id: id, format: 'xlsx' })).status).toBe(422);
    await setWaiting(id, { state: 'done', rows: 1 });
    expect(await listAuditLogs(market, 'export')).toMatchObject([
      { action: 'export.create', actor_id: rina.id, after: { list: 'users', filters: { search: 'rina' } } },
      { action: 'export.fetch', actor_id: rina.id, after: { list: 'users', rows: 1 } },
      { action: 'export.fetch', actor_id: rina.id, after: { list: 'users', rows: 1 } },
    ]);
  });

  test('holds what its list shows with its filters, contacts masked', { tags: 'slow' }, async () => {
    const world = await openOrderFixture(market);
    await placePaid(world, [{}]);
    await placePaid(world, [{ product: 1 }]);
    const { code } = await market.database.db
      .selectFrom('orders')
      .select('code')
      .where('merchant_id', '=', world.seller.merchantId)
      .executeTakeFirstOrThrow();
    expect(await exported('orders', { store: String(world.seller.merchantId) })).toMatchObject([
      { kode_pesanan: code, tanggal_pesan: '2026-03-02 10:00', total: '109000' },
    ]);
    expect(await exported('orders')).toHaveLength(2);
    const users = await exported('users', { role: 'user' });
    expect(users.length).toBe((await rina.get('/users/list?role=user')).meta.total);
    for (const user of users) expect(user['e-mail']).toMatch(/^.\*\*\*@/);
    const stores = await exported('stores', { status: 'all' });
    expect(stores.length).toBe((await rina.get('/merchants/list?status=all')).meta.total);
    for (const store of stores) expect(store['e-mail']).toMatch(/^.\*\*\*@/);
    const products = await exported('products');
    expect(products.length).toBe((await rina.get('/products/list')).meta.total);
    const payments = await exported('payments');
    expect(payments.length).toBe((await rina.get('/payments/list')).meta.total);
    expect(await exported('audit', { action: 'export.create' })).toHaveLength(7);
  });

  test('of withdrawals, complaints and the ledger holds their money, account numbers masked', {
    tags: 'slow',
  }, async () => {
    const world = await openOrderFixture(market, { withTokens: false });
    const { code } = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
    await fillWallet(market, world.buyer.id, 100_000);
    await requestWithdrawal(market, world.buyer.id, 50_000);
    const [withdrawal] = (await rina.get('/withdrawals/list')).data;
    expect(await exported('withdrawals', { late: 'yes' })).toEqual([]);
    const [written] = await exported('withdrawals');
    expect(written).toMatchObject({ kode: withdrawal.withdraw_code, jumlah: '50000', status: 'requested' });
    expect(written?.rekening).toBe(`******${withdrawal.rekening.slice(-4)}`);
    expect(await exported('cases', { status: 'all' })).toMatchObject([{ kode_pesanan: code, ditutup: '' }]);
    const postings = await exported('ledger');
    const sums = Map.groupBy(postings, ({ jurnal }) => jurnal);
    expect(sums.size).toBeGreaterThan(1);
    for (const lines of sums.values())
      expect(lines.reduce((sum, { jumlah }) => sum + Number(jumlah), 0)).toBe(0);
    expect(await exported('ledger', { search: code })).not.toEqual([]);
  });

  test('holds contacts and accounts in full for admins only, after a proof and with a reason on record', {
    tags: 'slow',
  }, async () => {
    const budi = await createUser(market, 'budi@example.test');
    const { db } = market.database;
    await db.updateTable('users').set({ phone: '081234567890' }).where('id', '=', budi.id).execute();
    await fillWallet(market, budi.id, 100_000);
    await requestWithdrawal(market, budi.id, 50_000);
    const unmasked = (body: object, by = rina) =>
      market.call('/admin/exports/unmasked', {
        token: by.token,
        body: { filters: {}, ...body },
        confirms: false,
      });
    const search = { search: 'budi@' };
    const asked = { list: 'users', filters: search, reason: 'Diminta penyidik' };
    expect(await unmasked(asked)).toMatchObject({ status: 403, data: { action: 'contacts' } });
    const support = await createStaffUser(market, 'sari@example.test', ['support', 'finance', 'content']);
    expect((await support.post('/exports/unmasked', asked)).status).toBe(403);
    const { data } = await rina.post('/exports/unmasked', asked);
    expect((await unmasked({ ...asked, reason: '' })).data).toHaveProperty('reason');
    expect((await unmasked({ ...asked, list: 'orders' })).data).toHaveProperty('list');
    const { data: money } = await unmasked({ ...asked, list: 'withdrawals', filters: {} });
    await work();
    expect(table((await file(data.id)).data.csv)).toMatchObject([
      { 'e-mail': 'budi@example.test', telepon: '081234567890' },
    ]);
    const [withdrawal] = (await rina.get('/withdrawals/list')).data;
    expect(table((await file(money.id)).data.csv)).toMatchObject([
      { 'e-mail': 'budi@example.test', rekening: withdrawal.rekening },
    ]);
    expect((await listAuditLogs(market, 'export'))[0]).toMatchObject({
      ...{ action: 'export.create-unmasked', actor_id: rina.id, reason: 'Diminta penyidik' },
      after: { list: 'users', filters: search },
    });
    // Another admin confirms who they are before they fetch it; who is no admin any more fetches nothing.
    const tuti = await createStaffUser(market, 'tuti@example.test', ['admin']);
    const fetched = { token: tuti.token, body: { export_id: data.id }, confirms: false };
    expect((await market.call('/admin/exports/file', fetched)).data).toMatchObject({ action: 'contacts' });
    await db
      .updateTable('staff_members')
      .set({ roles: ['support'] })
      .where('user_id', '=', rina.id)
      .execute();
    expect((await file(data.id)).status).toBe(403);
  });

  test('is masked when who asked for all of it is no admin any more', async () => {
    await createUser(market, 'budi@example.test');
    const { data } = await rina.post('/exports/create', { list: 'users', filters: { search: 'budi@' } });
    await work();
    await market.database.db.deleteFrom('export_parts').execute();
    await setWaiting(data.id, { rows: 0, next_from: null, is_unmasked: true, reason: 'Audit' });
    await market.database.db
      .updateTable('staff_members')
      .set({ roles: ['support'] })
      .execute();
    await work();
    const [part] = await market.database.db.selectFrom('export_parts').select('csv').execute();
    expect(part?.csv).toContain('b***@example.test');
  });

  test.each(exportLists)(
    'of %s is read in parts that miss none and repeat none',
    { tags: 'slow' },
    async (name) => {
      const world = await openOrderFixture(market);
      for (let n = 0; n < 3; n++) await placePaid(world, [{ product: n % 2 }]);
      for (const called of ['Batik', 'Tenun']) {
        const { id: store } = await openStore(market, { name: called });
        await addProduct(market, { store, category: await addCategory(market, called), name: called });
      }
      for (const search of ['a', 'b', 'c']) await create('users', { search });
      const filters: Record<string, string> = name === 'stores' ? { status: 'all' } : {};
      const read = exportSources[name];
      const size = 2;
      const whole = await read(market.context(), { filters, from: null, size: 100 });
      const pieces: unknown[] = [];
      let from: string | null = null;
      do {
        const part = await read(market.context(), { filters, from, size });
        pieces.push(...part.rows);
        from = part.next;
      } while (from !== null);
      // The fixture pays without a provider, and nobody withdraws or complains.
      const empty = ['payments', 'withdrawals', 'cases'];
      expect(whole.rows.length).toBeGreaterThan(empty.includes(name) ? -1 : size);
      expect(pieces).toEqual(whole.rows);
    },
  );

  test('is for the roles of its list, and a file for the one who asked and for admins', {
    tags: 'slow',
  }, async () => {
    for (const role of staffRoles) {
      const by = await createStaffUser(market, `${role}@example.test`, [role]);
      for (const name of exportLists) {
        const { status } = await create(name, {}, by);
        const isOpen = (listOfExport[name].staff as readonly string[]).includes(role);
        expect([role, name, status]).toEqual([role, name, isOpen ? 200 : 403]);
        await work();
      }
    }
    const support = await createStaffUser(market, 'sari@example.test', ['support']);
    const { data } = await create('users');
    await work();
    expect(await list(support)).toEqual([]);
    expect((await file(data.id, support)).status).toBe(404);
    const own = await create('users', {}, support);
    await work();
    expect((await file(own.data.id)).status).toBe(200);
    // Who lost the role does not fetch what was asked for before.
    await market.database.db
      .updateTable('staff_members')
      .set({ roles: ['content'] })
      .where('user_id', '=', support.id)
      .execute();
    expect((await file(own.data.id, support)).status).toBe(403);
  });

  test('of unknown filters is 422, and of more than five that wait 409, also at the same moment', {
    tags: 'slow',
  }, async () => {
    expect((await create('users', { status: 'rubbish' })).data).toHaveProperty('filters');
    const actor = { kind: 'user', userId: rina.id, sessionId: 1, merchantId: null, role: 'staff' } as const;
    // No job takes one meanwhile.
    const ctx = market.context({ ...actor, staffRoles: ['admin'] }, { wakeJobs: () => {} });
    const input = { list: 'users', filters: {} } as const;
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => createExport({ ctx, input })));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect((await create('users')).status).toBe(409);
    await work();
    expect((await create('users')).status).toBe(200);
  });

  test('never becomes formulas, expires after a day, and is deleted then', async () => {
    await createUser(market, 'dewi@example.test');
    await market.database.db
      .updateTable('users')
      .set({ fullname: '=1+1' })
      .where('email', '=', 'dewi@example.test')
      .execute();
    const { data } = await create('users', { search: 'dewi' });
    await work();
    expect(table((await file(data.id)).data.csv)).toMatchObject([{ nama: "'=1+1" }]);
    market.clock.advance(day);
    rina = await createStaffUser(market, 'rina2@example.test');
    expect([await list(), (await file(data.id)).status]).toEqual([[], 404]);
    await purgeExports(market.context());
    expect(await market.database.db.selectFrom('export_parts').selectAll().execute()).toEqual([]);
  });

  test('that cannot be written fails after three tries, and the next one is written', async () => {
    const [broken, fine] = [(await create('users')).data, (await create('users', { search: 'rina' })).data];
    await work();
    await market.database.db.deleteFrom('export_parts').where('export_id', '=', fine.id).execute();
    await setWaiting(broken.id, { filters: JSON.stringify({ status: 'rubbish' }), next_from: null });
    await setWaiting(fine.id, { rows: 0, next_from: null });
    await work();
    expect(await list()).toMatchObject([
      { id: fine.id, state: 'done' },
      { id: broken.id, state: 'failed' },
    ]);
    expect((await file(broken.id)).status).toBe(409);
  });
});
