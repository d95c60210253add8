import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { fillWallet } from '../../../testing/money.ts';
import { createNewUser, signInAs, uploadDraft } from '../../../testing/new-users.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';
import {
  approveStore,
  canSell,
  listStores,
  payoutBlock,
  readStoreVerificationFile,
  rejectStore,
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
const approve = () => inTx((ctx) => approveStore(ctx, { merchantId, staffId: null }));
const reject = (...reasons: Parameters<typeof rejectStore>[1]['reasons'][number][]) =>
  inTx((ctx) => rejectStore(ctx, { merchantId, staffId: null, reasons }));
const suspend = () => inTx((ctx) => suspendStore(ctx, { merchantId, staffId: null, reason: 'Barang palsu' }));
const unsuspend = () =>
  inTx((ctx) => unsuspendStore(ctx, { merchantId, staffId: null, reason: 'Sudah jelas' }));
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
const again = async () => (await signInAs(market, siti.id)).jwt_token;

describe('a store that sells and changes', () => {
  beforeEach(() => begin({}));
  const block = () => payoutBlock(market.context(), merchantId);
  const changes: [string, () => Promise<unknown>, string][] = [
    ['its name', () => saveStore({ merchant_name: 'Toko Baru' }), 'merchant_name'],
    ['a document', async () => saveStore({ file_npwp: await uploadDraft(market, siti.id) }), 'file_npwp'],
  ];

  test.each(changes)(
    '%s goes on selling; its withdrawals wait until staff have seen it [S42]',
    async (_, change, field) => {
      expect(await block()).toBeNull();
      await change();
      expect(await block()).toEqual({ reason: 'review_pending', fields: [field] });
      expect(await canSell(market.context(), merchantId)).toBe(true);
      const changed = await listStores(market.context(), { status: 'changed', search: 'MAJU', page: 1 });
      expect(changed).toMatchObject({ total: 1, rows: [{ id: merchantId, waiting: [field] }] });
      await reject({ field: field as 'merchant_name', reason: 'Kurang jelas' });
      expect(await store()).toMatchObject({
        verification_status: 'approved',
        reviews: [{ status: 'rejected' }],
      });
      expect(await block()).toMatchObject({ reason: 'review_pending' });
      await saveStore({ merchant_name: 'Toko Lain', file_npwp: await uploadDraft(market, siti.id) });
      await approve();
      expect(await block()).toBeNull();
    },
  );

  test('other fields need no new review', async () => {
    await saveStore({ description: 'Kain dan busana', pic_name: 'Budi' });
    expect([await block(), (await store()).reviews]).toEqual([null, []]);
    await expect(approve()).rejects.toMatchObject({ code: 409 });
  });

  test('a document that is removed waits for staff, too', async () => {
    const file_ktp = await uploadDraft(market, siti.id);
    await saveStore({ file_ktp });
    await approve();
    await saveStore({ file_ktp: null });
    expect(await block()).toEqual({ reason: 'review_pending', fields: ['file_ktp'] });
  });
});

describe('withdrawals of a store', () => {
  let token: string;
  const withdraw = () =>
    market.call('/merchant/dashboard/wallet/withdraw', {
      token,
      body: { amount: 20_000, password: testPassword },
      headers: { 'accept-language': 'en' },
    });
  beforeAll(async () => {
    await market.reset();
    const budi = await createSignedInUser(market);
    token = budi.token;
    siti = budi;
    merchantId = (await openStore(market, { user_id: budi.id })).id;
    const bank = { bank_id: 1, rekening: '12345', cabang: 'Bandung', atas_nama: 'Budi', changed_at: null };
    await market.database.db
      .insertInto('merchant_banks')
      .values({ merchant_id: merchantId, ...bank })
      .execute();
    await fillWallet(market, merchantId, 500_000, 'seller_wallet');
  });

  test('are rejected while it is suspended, and while a change waits [S42]', async () => {
    await suspend();
    const suspended = await withdraw();
    expect([suspended.status, suspended.data, suspended.message]).toEqual([
      409,
      { reason: 'store_suspended' },
      'The store is suspended. Withdrawals are not possible now.',
    ]);
    await unsuspend();
    await saveStore({ merchant_name: 'Toko Baru' });
    expect((await withdraw()).data).toEqual({ reason: 'review_pending', fields: ['merchant_name'] });
    await approve();
    expect((await withdraw()).status).toBe(200);
  });

  test('wait after a new bank account for a day and for staff, who see the approved one beside it [S42] [B15]', async () => {
    const bank = {
      bank_id: 2,
      rekening: '54321',
      cabang: 'Bandung',
      atas_nama: 'Budi',
      password: testPassword,
    };
    const { data } = await market.call('/merchant/dashboard/bank', { token, body: bank });
    expect(data).toMatchObject({ status: 'submitted' });
    expect((await withdraw()).data).toMatchObject({ reason: 'bank_new' });
    market.clock.advance(day);
    token = await again();
    expect((await withdraw()).data).toEqual({ reason: 'review_pending', fields: ['bank'] });
    const shown = async () => (await readStoreVerificationFile(market.context(), merchantId)).bank;
    const approved = { bank_name: 'BCA', rekening: '12345', atas_nama: 'Budi' };
    expect(await shown()).toMatchObject({ rekening: '54321', previous: approved });
    await market.call('/merchant/dashboard/bank', { token, body: { ...bank, rekening: '67890' } });
    expect(await shown()).toMatchObject({ rekening: '67890', previous: approved });
    await approve();
    expect(await shown()).toMatchObject({ rekening: '67890', previous: null });
    await market.call('/merchant/dashboard/bank', { token, body: bank });
    await reject({ field: 'bank', reason: 'Nama berbeda' });
    const { data: refused } = await market.call('/merchant/dashboard/bank', { token });
    expect(refused).toMatchObject({ status: 'rejected', reason: 'Nama berbeda' });
  });
});
