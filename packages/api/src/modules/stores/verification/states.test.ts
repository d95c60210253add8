import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { createNewUser, signInAs, uploadDraft } from '../../../testing/new-users.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import {
  approveStore,
  canSell,
  listStores,
  readStoreVerificationFile,
  rejectStore,
  submitStore,
  suspendStore,
  unsuspendStore,
} from '../index.ts';

let market: TestServer;
let siti: { id: number; token: string };
let merchantId: number;
const draft = { is_company: 'personal' as const, verification_status: 'draft' as const };
const begin = async (more: object = draft) => {
  await market.reset();
  siti = await createNewUser(market, 'siti@example.test');
  merchantId = (await openStore(market, { user_id: siti.id, ...more })).id;
};
beforeAll(async () => {
  market = await openTestServer({ approvalSeconds: 0 });
});
afterAll(() => market.close());

const inTx = <T>(work: (ctx: Context) => Promise<T>) => inTransaction(market.context(), work);
const submit = () => inTx((ctx) => submitStore(ctx, { merchantId }));
const approve = () => inTx((ctx) => approveStore(ctx, { merchantId, staffId: null }));
const reject = (...reasons: Parameters<typeof rejectStore>[1]['reasons'][number][]) =>
  inTx((ctx) => rejectStore(ctx, { merchantId, staffId: null, reasons }));
const suspend = () => inTx((ctx) => suspendStore(ctx, { merchantId, staffId: null, reason: 'Barang palsu' }));
const unsuspend = () =>
  inTx((ctx) => unsuspendStore(ctx, { merchantId, staffId: null, reason: 'Sudah jelas' }));
const steps = {
  submit,
  approve,
  reject: () => reject({ field: 'merchant_name', reason: 'x' }),
  suspend,
  unsuspend,
};
const store = async () => (await market.call('/merchant/dashboard/store', { token: siti.token })).data;
const form = {
  merchant_name: 'Toko Maju',
  description: '',
  is_pkp: 'pkp',
  no_npwp: '',
  pic_name: 'Siti',
  pic_phone: '081234567890',
};
const saveStore = async (more: object) =>
  market.call('/merchant/dashboard/store', {
    token: siti.token,
    body: { ...form, version: (await store()).version, ...more },
  });
const told = async () => {
  const letters = await market.letters('siti@example.test');
  return letters.map(({ subject }) => subject);
};

const again = async () => (await signInAs(market, siti.id)).jwt_token;

describe('the states of a store [SELL-10]', () => {
  beforeAll(() => market.reset());
  const suspended_at = new Date('2026-03-01T00:00:00Z');
  const moves: [state: string, row: object, allowed: string[], refusals: Record<string, number>][] = [
    ['draft', { verification_status: 'draft' }, ['submit', 'suspend'], {}],
    ['submitted', { verification_status: 'submitted' }, ['approve', 'reject', 'suspend'], {}],
    // For a store that sells, a part that does not wait is rejected at its field.
    ['approved', { verification_status: 'approved' }, ['suspend'], { reject: 422 }],
    ['rejected', { verification_status: 'rejected' }, ['submit', 'suspend'], {}],
    ['suspended', { verification_status: 'approved', suspended_at }, ['unsuspend'], { reject: 422 }],
  ];
  test.each(moves)('%s moves only where the table says', async (state, row, allowed, refusals) => {
    for (const [step, take] of Object.entries(steps)) {
      merchantId = (await openStore(market, { name: `${state} ${step}`, is_company: 'personal', ...row })).id;
      const moved = await take().then(
        () => 200,
        (error: { code: number }) => error.code,
      );
      expect([step, moved]).toEqual([step, allowed.includes(step) ? 200 : (refusals[step] ?? 409)]);
    }
  });

  test('of simultaneous decisions one counts', { tags: 'slow' }, async () => {
    await begin();
    await submit();
    const decided = await Promise.allSettled([approve(), reject({ field: 'bank', reason: 'x' }), approve()]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a submitted store', () => {
  beforeEach(() => begin());

  test('waits a day, is late after it, and is never approved by time alone', async () => {
    await submit();
    const due = new Date(market.clock.now().getTime() + day).toISOString();
    expect(await store()).toMatchObject({
      verification_status: 'submitted',
      verify_due_at: due,
      is_late: false,
    });
    market.clock.advance(day - 1);
    siti.token = await again();
    expect((await store()).is_late).toBe(false);
    market.clock.advance(2);
    siti.token = await again();
    await market.settle();
    expect(await store()).toMatchObject({ verification_status: 'submitted', is_late: true });
    const late = await listStores(market.context(), { status: 'late', search: '', page: 1 });
    expect(late).toMatchObject({ total: 1, rows: [{ id: merchantId, is_late: true }] });
  });

  test('cannot sell before it is approved; then its products are visible [S23]', {
    tags: 'slow',
  }, async () => {
    const category = await addCategory(market, 'Fashion');
    await addProduct(market, { store: merchantId, category });
    await refreshCatalog(market);
    const listed = async () => (await market.call('/products/list')).meta.total;
    await submit();
    await market.settle();
    expect([await canSell(market.context(), merchantId), await listed()]).toEqual([false, 0]);
    await approve();
    await market.settle();
    expect([await canSell(market.context(), merchantId), await listed()]).toEqual([true, 1]);
    await suspend();
    await market.settle();
    expect([await canSell(market.context(), merchantId), await listed()]).toEqual([false, 0]);
    await unsuspend();
    await market.settle();
    expect([await canSell(market.context(), merchantId), await listed()]).toEqual([true, 1]);
  });

  test('is rejected part by part, corrected, and submitted again', async () => {
    await submit();
    await reject(
      { field: 'merchant_name', reason: 'Nama menyesatkan' },
      { field: 'file_ktp', reason: 'Unggah KTP' },
    );
    expect(await store()).toMatchObject({
      verification_status: 'rejected',
      reviews: [
        { field: 'file_ktp', status: 'rejected', reason: 'Unggah KTP' },
        { field: 'merchant_name', status: 'rejected', reason: 'Nama menyesatkan' },
      ],
      file_ktp: { media_id: null, status: 'rejected', reason: 'Unggah KTP' },
    });
    const again = () =>
      market.call('/merchant/dashboard/store/submit', { method: 'POST', token: siti.token });
    const early = await again();
    expect([early.status, Object.keys(early.data)]).toEqual([422, ['file_ktp', 'merchant_name']]);
    await saveStore({ merchant_name: 'Toko Siti', file_ktp: await uploadDraft(market, siti.id) });
    const sent = await again();
    expect([sent.status, sent.data.verification_status]).toEqual([200, 'submitted']);
    await approve();
    expect(await store()).toMatchObject({
      verification_status: 'approved',
      reviews: [],
      file_ktp: { status: 'approved' },
    });
    expect((await again()).status).toBe(409);
  });

  test('notifies its owner of every step, in the list and by email', { tags: 'slow' }, async () => {
    await submit();
    await reject({ field: 'address', reason: 'Alamat tidak lengkap' });
    await market.database.db.deleteFrom('merchant_verifications').execute();
    await submit();
    await approve();
    await suspend();
    await unsuspend();
    expect(await told()).toEqual([
      'Tokomu aktif lagi',
      'Tokomu ditangguhkan',
      'Tokomu sudah terverifikasi',
      'Tokomu sedang diverifikasi',
      'Data tokomu perlu diperbaiki',
      'Tokomu sedang diverifikasi',
    ]);
    const [, suspended, , , rejected] = await market.letters('siti@example.test');
    expect(suspended?.text).toContain('Barang palsu');
    expect(rejected?.text).toContain('Alamat: Alamat tidak lengkap');
    const listed = await market.database.db
      .selectFrom('notifications')
      .select(['user_id', 'link'])
      .where('category', '=', 'merchant')
      .execute();
    expect(listed).toHaveLength(6);
    expect(new Set(listed.map(({ user_id }) => user_id))).toEqual(new Set([siti.id]));
  });

  test('is recorded, with who did what and why, in a file for staff', async () => {
    await submit();
    await reject({ field: 'bank', reason: 'Nama berbeda' });
    const { id: staffId } = await createNewUser(market, 'admin@example.test');
    const actor = {
      kind: 'user' as const,
      userId: staffId,
      sessionId: 0,
      merchantId: null,
      role: 'staff' as const,
    };
    await market.database.db.deleteFrom('merchant_verifications').execute();
    await submit();
    await inTransaction(market.context(actor), (ctx) => approveStore(ctx, { merchantId, staffId }));
    const dossier = await readStoreVerificationFile(market.context(), merchantId);
    expect(dossier).toMatchObject({
      merchant_name: 'Toko Maju',
      owner: { id: siti.id, email: 'siti@example.test' },
      location: { city_id: '32.73' },
      verification_status: 'approved',
      items: [],
    });
    expect(dossier.events.map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
      ['approve', 'admin@example.test', null],
      ['submit', null, null],
      ['reject', null, 'Nama berbeda'],
      ['submit', null, null],
    ]);
    await expect(readStoreVerificationFile(market.context(), 99)).rejects.toMatchObject({ code: 404 });
  });

  test('of a company needs all four documents', async () => {
    await market.database.db.updateTable('merchants').set({ is_company: 'company' }).execute();
    await expect(submit()).rejects.toMatchObject({
      code: 422,
      fields: { file_ktp: ['image.required'], file_company_doc: ['image.required'] },
    });
  });
});
