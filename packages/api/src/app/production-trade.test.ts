import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffUser } from '../modules/back-office/testing/staff-users.ts';
import { readAccountBalance } from '../modules/ledger/index.ts';
import { saveImage } from '../modules/media/index.ts';
import { deadlinesJob } from '../modules/orders/scheduled-jobs/run-deadlines.ts';
import { openOrderFixture, signInAgain } from '../modules/orders/testing/order-fixture.ts';
import { drive } from '../modules/orders/testing/order-states.ts';
import { day } from '../platform/clock.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { testPassword } from '../testing/users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({}, { plugins: [], mode: 'production' });
});
afterAll(() => market.close());

test('in production, without any provider, a paid order reaches the bank by own waybill and bank file [V5]', {
  tags: 'slow',
}, async () => {
  const world = await openOrderFixture(market);
  const { seller } = world;
  const { code } = await drive(world, ['T4']);
  const photo = async () =>
    (
      await saveImage({
        ctx: market.context(),
        input: {
          ownerId: seller.id,
          visibility: 'draft',
          mime: 'image/png',
          width: 1,
          height: 1,
          files: { 150: new Uint8Array(4), 300: new Uint8Array(4), 600: new Uint8Array(4) },
        },
      })
    ).id;
  const act = async (call: string, body: object) => {
    const sent = await market.call(`/merchant/dashboard/${call}`, { token: seller.token, body });
    expect([call, sent.status]).toEqual([call, 200]);
    return sent.data;
  };
  await act('orders/waybill', { order_code: code, awb: 'JX1234567890', media_id: await photo() });
  await act('orders/delivered', { order_code: code, receiver: 'Satpam', media_id: await photo() });
  market.clock.advance(7 * day);
  await deadlinesJob.run(market.context());
  await market.settle();
  await market.database.db
    .insertInto('merchant_banks')
    .values({
      merchant_id: seller.merchantId,
      bank_id: 1,
      rekening: '9876543210',
      cabang: 'Bandung',
      atas_nama: 'Toko Maju',
      changed_at: null,
    })
    .execute();
  await signInAgain(world);
  const { withdraw_code } = await act('wallet/withdraw', { amount: 104_000, password: testPassword });
  const staff = await createStaffUser(market);
  await staff.post('/withdrawals/approve', { withdraw_code });
  await market.settle();
  const { approval } = await staff.post('/payouts/batch', {});
  const colleague = await createStaffUser(market, 'rekan@example.test');
  await colleague.post('/approvals/approve', { approval_id: approval.id });
  const [batch] = (await staff.get('/payouts/batches')).data;
  const { data: file } = await staff.get(`/payouts/batch/${batch.batch_code}`);
  expect(file.csv).toContain(`${withdraw_code},BCA,9876543210,Bandung,Toko Maju,104000`);
  const csv = `withdraw_code,status,bank_reference,amount,reason\n${withdraw_code},paid,BCA-1,104000,\n`;
  expect((await staff.post('/payouts/results', { csv })).data.failed).toEqual([]);
  const wallet = { kind: 'seller_wallet', owner: seller.merchantId } as const;
  expect(await readAccountBalance(market.context(), wallet)).toBe(0);
  expect(await readAccountBalance(market.context(), { kind: 'bank' })).toBe(104_000);
  expect(await market.audit()).toEqual([]);
});
