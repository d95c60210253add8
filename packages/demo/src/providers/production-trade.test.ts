import {
  createStaffUser,
  openPaymentFixture,
  openTestServer,
  type PaymentFixture,
  readAccountBalance,
  type TestServer,
  testPassword,
  uploadDraft,
} from '@pasar/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';
import type { StandIn } from '../stand-ins/index.ts';

/** The adapters of production, whose addresses are stand-ins. */
const demo = createDemo();
const given = <T>(part: T | undefined): T => {
  if (part === undefined) throw new Error('the demo has every kind of provider');
  return part;
};
const providers = {
  name: 'providers',
  paymentProviders: given(demo.paymentProviders),
  courierProviders: given(demo.courierProviders),
  payoutProviders: given(demo.payoutProviders),
  jobs: {
    queues: demo.jobs?.queues.filter(({ name }) => name.includes('stand-ins')) ?? [],
    sweeps: [],
  },
  close: given(demo.close),
};
let market: TestServer;
let world: PaymentFixture;
let biteship: StandIn;
let xendit: StandIn;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 }, { plugins: [providers], mode: 'production' });
  world = await openPaymentFixture(market);
  await market.database.db.updateTable('merchants').set({ pic_phone: '081234500000' }).execute();
  const account = { bank_id: 1, rekening: '9876543210', cabang: 'Bandung', atas_nama: 'Toko Maju' };
  await market.database.db
    .insertInto('merchant_banks')
    .values({ merchant_id: world.seller.merchantId, ...account, changed_at: null })
    .execute();
  biteship = await demo.standIn('biteship');
  xendit = await demo.standIn('payouts');
});
afterAll(() => market.close());

const act = async (token: string, path: string, body: object) => {
  const answer = await market.call(path, { token, body });
  expect([path, answer.status, answer.status === 200 ? '' : answer.message]).toEqual([path, 200, '']);
  await market.settle();
  return answer.data;
};

/** Bought, paid at Midtrans, booked, fetched and delivered by Biteship. */
const delivered = async (): Promise<string> => {
  const { buyer, seller } = world;
  const group = await world.ordered('va_bca');
  await world.simulate(group.code);
  await market.settle();
  expect(await world.statuses(group.groupId)).toEqual(['new']);
  const order_code = group.orders[0]?.code ?? '';
  await act(seller.token, '/merchant/dashboard/orders/approve', { order_code });
  await act(seller.token, '/merchant/dashboard/orders/pickup', { order_code });
  for (const status of ['picked', 'delivered']) {
    await biteship.control('scan', { reference_id: `${order_code}-1`, status });
    await market.settle();
  }
  const { data } = await market.call(`/buyer/dashboard/order/detail/${order_code}`, { token: buyer.token });
  expect(data.status).toBe('delivered');
  return order_code;
};

/** Approved by staff, sent by Xendit, and at the bank. */
const paidOut = async (withdraw_code: string) => {
  const staff = await createStaffUser(market, `${withdraw_code.toLowerCase()}@example.test`);
  await staff.post('/withdrawals/approve', { withdraw_code });
  await market.settle();
  await xendit.control('payout', { reference_id: `${withdraw_code}-1`, status: 'SUCCEEDED' });
  await market.settle();
  const { status } = await market.database.db
    .selectFrom('withdrawals')
    .select('status')
    .where('code', '=', withdraw_code)
    .executeTakeFirstOrThrow();
  expect(status).toBe('paid');
};

test('in production an order is paid, sent and paid out by Midtrans, Biteship and Xendit, and a complaint is refunded [V5]', {
  tags: 'slow',
}, async () => {
  const { buyer, seller } = world;
  const completed = await delivered();
  await act(buyer.token, '/buyer/dashboard/order/status', { order_code: completed, status: 'completed' });
  const sold = await act(seller.token, '/merchant/dashboard/wallet/withdraw', {
    amount: 95_000,
    password: testPassword,
  });
  await paidOut(sold.withdraw_code);

  const complained = await delivered();
  await act(buyer.token, '/buyer/dashboard/order/status', {
    order_code: complained,
    status: 'complained',
    reason: 'damaged',
    description: 'Jahitannya lepas semua.',
    media_ids: [await uploadDraft(market, buyer.id)],
  });
  await act(seller.token, '/merchant/dashboard/orders/complaint', { order_code: complained, accept: true });
  const returned = await act(buyer.token, '/wallet/withdraw', {
    ...{ amount: 109_000, bank_id: 1, rekening: '0123456789', atas_nama: 'Budi Santoso' },
    password: testPassword,
  });
  await paidOut(returned.withdraw_code);

  const balanceOf = (kind: 'gateway_clearing' | 'bank' | 'platform_commission') =>
    readAccountBalance(market.context(), { kind });
  expect(await balanceOf('gateway_clearing')).toBe(-218_000);
  expect(await balanceOf('bank')).toBe(95_000 + 109_000);
  expect(await balanceOf('platform_commission')).toBe(5_000);
  expect(await market.database.db.selectFrom('mismatches').selectAll().execute()).toEqual([]);
  expect(await market.audit()).toEqual([]);
});
