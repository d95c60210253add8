import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { saveImage } from '../../media/index.ts';
import { completeStore } from '../testing/complete-store.ts';
import { createStaffUser, createUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
let colleague: StaffUser;
let siti: { id: number; token: string; email: string };
let store: { id: number };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
  colleague = await createStaffUser(market, 'rekan@example.test');
  siti = await createUser(market, 'siti@example.test');
  const now = market.clock.now();
  store = await openStore(market, {
    name: 'Kain Siti',
    user_id: siti.id,
    verification_status: 'submitted',
    submitted_at: now,
    verify_due_at: new Date(now.getTime() + day),
  });
  const file = new Uint8Array(4);
  const { id: media_id } = await saveImage({
    ctx: market.context(),
    input: {
      ownerId: siti.id,
      visibility: 'private',
      mime: 'image/png',
      width: 1,
      height: 1,
      files: { 150: file, 300: file, 600: file },
    },
  });
  await market.database.db
    .insertInto('merchant_documents')
    .values({ merchant_id: store.id, type: 'ktp', media_id, status: 'submitted', submitted_at: now })
    .execute();
  await completeStore(market, { id: store.id, userId: siti.id });
});
afterAll(() => market.close());

const decide = (verb: string, more: object = {}, by = staff) =>
  by.post(`/merchants/${verb}`, { merchant_id: store.id, ...more });
const open = async (url: string) => (await market.fetch(new Request(`http://pasar.test${url}`))).status;

describe('stores in the back office', () => {
  test('wait there in the order in which they came, and are late after a day', { tags: 'slow' }, async () => {
    const [row] = (await staff.get('/merchants/list')).data;
    expect(row).toMatchObject({
      id: store.id,
      merchant_name: 'Kain Siti',
      owner: { email: 'siti@example.test' },
      verification_status: 'submitted',
      waiting: ['file_ktp'],
      is_late: false,
    });
    expect((await staff.get('/merchants/list?status=approved')).data).toEqual([]);
    expect((await staff.get('/merchants/list?status=all&search=SITI%40')).meta.total).toBe(1);
    market.clock.set(new Date(market.clock.now().getTime() + 25 * 3_600_000));
    const late = await createStaffUser(market, 'pagi@example.test');
    expect((await late.get('/overview')).data.stores).toEqual({ submitted: 1, late: 1 });
    expect((await late.get('/merchants/list?status=late')).data).toMatchObject([{ is_late: true }]);
  });

  test('name where their images, account, phone or NPWP are used again, to those who decide [B14]', {
    tags: 'slow',
  }, async () => {
    const { db } = market.database;
    const detail = async (by = staff) => (await by.get(`/merchants/detail/${store.id}`)).data.elsewhere;
    expect(await detail()).toEqual([]);
    const joko = await createUser(market, 'joko@example.test');
    const other = await openStore(market, { name: 'Kain Joko', user_id: joko.id });
    const wati = await createUser(market, 'wati@example.test');
    await db
      .updateTable('users')
      .set({ phone: '081234567890' })
      .where('id', 'in', [siti.id, wati.id])
      .execute();
    await db
      .updateTable('merchants')
      .set({ no_npwp: '012345678901000' })
      .where('id', 'in', [store.id, other.id])
      .execute();
    await db
      .insertInto('merchant_banks')
      .values({
        ...{ merchant_id: other.id, bank_id: 1, rekening: '9876543210', cabang: '' },
        ...{ atas_nama: 'Joko', changed_at: null },
      })
      .execute();
    const { media_id } = await db
      .selectFrom('merchant_documents')
      .select('media_id')
      .where('merchant_id', '=', store.id)
      .where('type', '=', 'ktp')
      .executeTakeFirstOrThrow();
    const submitted_at = market.clock.now();
    await db
      .insertInto('user_documents')
      .values({ user_id: joko.id, type: 'ktp', media_id, submitted_at })
      .execute();
    const named = { store: { kind: 'store', id: other.id, name: 'Kain Joko' } };
    expect(await detail()).toEqual([
      { what: 'account', ...named.store },
      { what: 'image', kind: 'user', id: joko.id, name: 'Budi Santoso' },
      { what: 'npwp', ...named.store },
      { what: 'phone', kind: 'user', id: wati.id, name: 'Budi Santoso' },
    ]);
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    expect(await detail(finance)).toBeUndefined();
  });

  test('show their documents by an address of a minute, after the look is on record [B24] [S33] [S39]', async () => {
    const { data } = await staff.get(`/merchants/detail/${store.id}`);
    expect(data).toMatchObject({
      verification_status: 'submitted',
      documents: { file_ktp: { status: 'submitted' } },
    });
    expect(JSON.stringify(data)).not.toContain('signature=');
    const { media_id } = data.documents.file_ktp;
    const ask = (purpose: string, by = staff) => by.post('/files/open', { media_id, purpose });
    expect((await ask('buyer-verification')).status).toBe(404);
    expect((await staff.post('/files/open', { media_id: 999, purpose: 'store-verification' })).status).toBe(
      404,
    );
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    expect((await ask('store-verification', finance)).status).toBe(403);
    expect((await staff.get('/views/list')).data).toEqual([]);
    const { url } = (await ask('store-verification')).data;
    expect(await open(url)).toBe(200);
    expect(await open(url.split('?')[0])).toBe(404);
    market.clock.advance(61_000);
    expect(await open(url)).toBe(404);
    expect((await staff.get('/views/list')).data).toMatchObject([
      {
        staff: { id: staff.id, email: staff.email },
        media_id,
        purpose: 'store-verification',
        subject_id: store.id,
      },
    ]);
    const { db } = market.database;
    await expect(db.deleteFrom('private_views').execute()).rejects.toThrow('only grows');
    await expect(db.updateTable('private_views').set({ staff_id: 1 }).execute()).rejects.toThrow(
      'only grows',
    );
    expect((await staff.get('/merchants/detail/999')).status).toBe(404);
  });

  test('are not approved before they have sent everything, and read what is missing [B14]', async () => {
    const { db } = market.database;
    const read = async () => (await market.call('/merchant/dashboard/store', { token: siti.token })).data;
    expect((await read()).missing).toEqual([]);
    await db.deleteFrom('merchant_documents').where('type', '=', 'ktp_selfie').execute();
    await db.deleteFrom('merchant_banks').execute();
    expect((await read()).missing).toEqual(['file_ktp_selfie', 'bank']);
    expect(await decide('approve')).toMatchObject({
      status: 422,
      data: { file_ktp_selfie: ['Belum ada; toko belum bisa disetujui'], bank: [expect.any(String)] },
    });
    await db.updateTable('merchants').set({ is_company: 'company', pic_name: '', pic_phone: 'x' }).execute();
    const ofCompany = ['file_ktp_selfie', 'file_npwp', 'file_company_doc', 'pic_name', 'bank'];
    expect((await read()).missing).toEqual(ofCompany);
  });

  test('are approved and may sell [SELL-10]', async () => {
    expect((await decide('approve', { version: 1 })).data).toMatchObject({
      verification_status: 'approved',
      documents: { file_ktp: { status: 'approved' } },
    });
    expect(await listAuditLogs(market, 'merchant')).toMatchObject([
      {
        action: 'store.approve',
        target_id: String(store.id),
        actor_id: staff.id,
        before: { verification_status: 'submitted', waiting: ['file_ktp'] },
        after: { verification_status: 'approved', waiting: [] },
      },
    ]);
    const { data } = await market.call('/merchant/dashboard/store', { token: siti.token });
    expect(data.verification_status).toBe('approved');
  });

  test('are rejected part by part, with reasons that the seller reads', async () => {
    const reasons = [
      { field: 'file_ktp', reason: 'Foto buram' },
      { field: 'merchant_name', reason: 'Nama memakai merek orang lain' },
    ];
    for (const wrong of [[], [{ field: 'file_ktp', reason: ' ' }], [{ field: 'balance', reason: 'x' }]]) {
      expect((await decide('reject', { reasons: wrong })).status).toBe(422);
    }
    expect((await decide('reject', { reasons })).data).toMatchObject({ verification_status: 'rejected' });
    const { data } = await market.call('/merchant/dashboard/store', { token: siti.token });
    expect(data).toMatchObject({
      verification_status: 'rejected',
      file_ktp: { status: 'rejected', reason: 'Foto buram' },
    });
    expect((await listAuditLogs(market, 'merchant'))[0]).toMatchObject({
      after: { verification_status: 'rejected', refused: expect.arrayContaining(['file_ktp']) },
      reason: 'file_ktp: Foto buram; merchant_name: Nama memakai merek orang lain',
    });
    const [letter] = await market.letters(siti.email);
    expect(letter?.text).toContain('Foto buram');
  });

  test('are decided once, by the first of two [R1]', async () => {
    const reasons = [{ field: 'file_ktp', reason: 'Foto buram' }];
    const answers = await Promise.all([
      decide('approve'),
      decide('reject', { reasons }, colleague),
      decide('approve', {}, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await listAuditLogs(market, 'merchant')).toHaveLength(1);
  });

  test('that changed since they were opened get the current file', async () => {
    const { db } = market.database;
    await db.updateTable('merchants').set({ version: 2, merchant_name: 'Kain Baru' }).execute();
    expect(await decide('approve', { version: 1 })).toMatchObject({
      status: 409,
      data: { merchant_name: 'Kain Baru', version: 2, verification_status: 'submitted' },
    });
    expect(await listAuditLogs(market, 'merchant')).toEqual([]);
  });

  test('that are suspended stop selling at once, and sell again after they are resumed', {
    tags: 'slow',
  }, async () => {
    await decide('approve');
    const category = await addCategory(market, 'Kaos', await addCategory(market, 'Busana'));
    await addProduct(market, { store: store.id, category });
    await refreshCatalog(market);
    const shown = async () => (await market.call('/products/list')).data.length;
    expect(await shown()).toBe(1);
    const reason = 'Barang tiruan';
    expect((await decide('suspend', { reason })).data).toMatchObject({
      verification_status: 'suspended',
      suspend_reason: reason,
    });
    expect((await decide('suspend', { reason }, colleague)).status).toBe(409);
    await market.settle();
    expect(await shown()).toBe(0);
    expect((await decide('unsuspend', { reason: 'Sudah diperbaiki' })).data.verification_status).toBe(
      'approved',
    );
    await market.settle();
    expect(await shown()).toBe(1);
    const actions = (await listAuditLogs(market, 'merchant')).map(({ action }) => action);
    expect(actions).toEqual(['store.approve', 'store.suspend', 'store.unsuspend']);
  });

  test('become official with a reason; buyers find them by it, and a second change is a conflict [B25]', async () => {
    const { id } = await openStore(market, { name: 'Kain Lurik' });
    const { version } = (await staff.get(`/merchants/detail/${id}`)).data;
    const make = (store_type: string) =>
      staff.post('/merchants/type', { merchant_id: id, version, store_type, reason: 'Pemegang merek' });
    expect((await make('official')).data).toMatchObject({ store_type: 'official' });
    expect(await make('official')).toMatchObject({ status: 409, data: { store_type: 'official' } });
    expect((await make('super')).status).toBe(422);
    expect(await listAuditLogs(market, 'merchant')).toMatchObject([
      { action: 'store.type', before: { store_type: 'regular' }, after: { store_type: 'official' } },
    ]);
  });

  test('are found by their kind, and show what they sold and let lapse within 30 days [B4]', {
    tags: 'slow',
  }, async () => {
    const { id } = await openStore(market, { name: 'Kain Lurik', store_type: 'star', rating_avg: 4.5 });
    const list = async (type: string) => (await staff.get(`/merchants/list?status=all&type=${type}`)).data;
    expect(await list('star')).toMatchObject([{ id, store_type: 'star', rating: 4.5, gmv: 0, penalties: 0 }]);
    expect(await list('official')).toEqual([]);
    expect((await staff.get('/merchants/list?type=super')).status).toBe(422);
  });

  test('of one’s own are left to a colleague', async () => {
    await market.database.db.updateTable('merchants').set({ user_id: staff.id }).execute();
    expect((await decide('approve')).status).toBe(403);
    const type = { store_type: 'official', reason: 'Pemegang merek' };
    expect((await decide('type', type)).status).toBe(403);
    expect((await decide('type', type, colleague)).status).toBe(200);
    expect((await decide('approve', {}, colleague)).status).toBe(200);
    expect((await staff.post('/merchants/approve', { merchant_id: 999 })).status).toBe(404);
  });
});
