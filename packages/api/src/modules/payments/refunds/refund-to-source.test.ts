import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, minute } from '../../../platform/clock.ts';
import { ProviderRejection, ProviderUnavailable } from '../../../ports/provider-error.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { raceRounds, raceTimeout } from '../../../testing/race-rounds.ts';
import { setBankState, setRefundState } from '../../../testing/test-bank.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';
import { createStaffUser, type StaffUser } from '../../back-office/testing/staff-users.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { transitionOrder } from '../../orders/index.ts';
import { topUp } from '../../orders/testing/order-fixture.ts';
import { createActors } from '../../orders/testing/order-states.ts';
import { type Opened, openPaymentFixture, type PaymentFixture } from '../testing/payment-fixture.ts';

let market: TestServer;
let world: PaymentFixture;
let staff: StaffUser;
beforeAll(async () => {
  market = await openTestServer({ approvalLimit: Number.MAX_SAFE_INTEGER });
});
beforeEach(async () => {
  await market.reset();
  world = await openPaymentFixture(market);
  staff = await createStaffUser(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

/** Pays a group by QRIS and has the store reject its orders: all of it goes to the wallet. */
const returned = async (method = 'qris', wishes = [{}], walletUsed = 0): Promise<Opened> => {
  const group = await world.ordered(method, wishes, walletUsed);
  await world.payAndNotify(group);
  const mover = createActors(world).buyer;
  for (const { id } of group.orders) {
    await transitionOrder(market.context(), {
      orderId: id,
      transition: 'T6',
      mover,
    });
  }
  return group;
};
const signIn = async () =>
  (await market.call('/auth/login', { body: { email: world.buyer.email, password: testPassword } })).data
    .jwt_token;
const sources = async (token = world.buyer.token) =>
  (await market.call('/wallet/refund-to-source', { token })).data;
const ask = (
  reference: string,
  amount: number,
  more: Record<string, unknown> = {},
  token = world.buyer.token,
) =>
  market.call('/wallet/refund-to-source', {
    token,
    method: 'POST',
    body: { reference, amount, password: testPassword, ...more },
  });
const approve = (code: string) => staff.post('/withdrawals/approve', { withdraw_code: code });
const books = async () => ({
  wallet: await world.wallet(),
  clearing: await readAccountBalance(market.context(), { kind: 'withdrawal_clearing' }),
  collected: await world.collected(),
  bank: await readAccountBalance(market.context(), { kind: 'bank' }),
});
const stateOf = async (code: string) =>
  market.database.db
    .selectFrom('withdrawals')
    .select(['status', 'reject_reason'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
const sent = async (group: Opened, amount: number) => {
  const { data } = await ask(group.reference, amount);
  await approve(data.withdraw_code);
  await market.settle();
  return data.withdraw_code as string;
};

describe('money back to where it was paid from [M8]', () => {
  test('is a withdrawal that the payment provider sends, out of what it has collected', {
    tags: 'slow',
  }, async () => {
    const group = await returned();
    expect(await sources()).toEqual([
      {
        reference: group.reference,
        order_group_code: group.code,
        method: { code: 'qris', name: 'QRIS' },
        paid_at: expect.any(String),
        amount: group.payable,
        until: expect.any(String),
      },
    ]);
    const asked = await ask(group.reference, 40_000);
    expect(asked).toMatchObject({
      status: 200,
      data: { status: 'requested', destination: 'source', bank_name: 'QRIS', masked_account: '' },
    });
    const before = await books();
    expect(before).toMatchObject({ wallet: group.payable - 40_000, clearing: 40_000 });
    await market.settle();
    expect((await staff.get('/withdrawals/list?status=open')).data).toMatchObject([
      { destination: 'source', bank_name: 'QRIS', rekening: group.reference, status: 'requested' },
    ]);
    await approve(asked.data.withdraw_code);
    expect((await staff.post('/payouts/batch', {})).data).toEqual({ reason: 'nothing_approved' });
    await market.settle();
    expect(await stateOf(asked.data.withdraw_code)).toMatchObject({ status: 'paid' });
    expect(await books()).toEqual({
      ...before,
      clearing: 0,
      collected: before.collected - 40_000,
    });
    const [note] = (await market.call('/buyer/dashboard/notification/list', { token: world.buyer.token }))
      .data;
    expect(note.body).toBe('Rp40.000 sudah dikirim ke QRIS.');
    expect(await sources()).toMatchObject([{ amount: group.payable - 40_000 }]);
  });

  test('is at most what the orders of this payment brought back, and what the wallet still has', {
    tags: 'slow',
  }, async () => {
    await topUp(world, 500_000);
    const group = await returned('qris', [{}], 30_000);
    const refunded = group.payable + 30_000;
    // The wallet's part was never at the provider.
    expect(await sources()).toMatchObject([{ amount: group.payable }]);
    expect(await ask(group.reference, refunded)).toMatchObject({
      status: 422,
      data: { amount: [expect.stringContaining('Paling banyak Rp')] },
    });
    expect((await ask(group.reference, group.payable)).status).toBe(200);
    expect(await sources()).toEqual([]);
    expect(await ask(group.reference, 1)).toMatchObject({ status: 409, data: { reason: 'refund_closed' } });
  });

  test('of several requests at once gives out each rupiah once [V2]', {
    tags: 'slow',
    timeout: raceTimeout,
  }, async () => {
    await topUp(world, 100_000_000);
    for (let round = 0; round < raceRounds(3); round++) {
      // Three withdrawals a day.
      market.clock.advance(day);
      const group = await returned();
      const token = await signIn();
      const asked = await Promise.all(
        [1, 2, 3].map(() => ask(group.reference, group.payable - 1_000, {}, token)),
      );
      expect(asked.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    }
  });

  test('returns to the wallet when the provider does not take it, with the reason in plain words', async () => {
    const group = await returned();
    setRefundState(group.reference, new ProviderRejection('test-bank: 412'));
    const code = await sent(group, 40_000);
    expect(await stateOf(code)).toEqual({
      status: 'rejected',
      reject_reason: 'Metode pembayaran asal tidak menerima pengembalian ini. Tarik ke rekening bank',
    });
    expect(await books()).toMatchObject({ wallet: group.payable, clearing: 0, collected: group.payable });
    expect(await sources()).toMatchObject([{ amount: group.payable }]);
  });

  test('that is pending or whose answer was lost is asked about until it is done, and sent once', {
    tags: 'slow',
  }, async () => {
    const group = await returned();
    setRefundState(group.reference, new ProviderUnavailable('no answer'));
    const code = await sent(group, 40_000);
    expect(await stateOf(code)).toMatchObject({ status: 'processing' });
    setRefundState(group.reference, 'sent');
    market.clock.advance(minute);
    await market.settle();
    expect(await stateOf(code)).toMatchObject({ status: 'processing' });
    setRefundState(group.reference, 'succeeded');
    market.clock.advance(4 * minute);
    await market.settle();
    expect(await stateOf(code)).toMatchObject({ status: 'paid' });
    expect(await market.database.db.selectFrom('payouts').select('status').execute()).toEqual([
      { status: 'succeeded' },
    ]);
  });

  test('goes also to a payment that came twice and is in the wallet', { tags: 'slow' }, async () => {
    const group = await world.ordered('qris');
    await market.call(`/payment/${group.code}/method`, {
      token: world.buyer.token,
      body: { payment_method: 'va_bri' },
    });
    await world.payAndNotify({ ...group, reference: `${group.code}-2` });
    setBankState(group.reference, { status: 'paid', amount: group.payable });
    await world.deliver(world.notification(group));
    await market.settle();
    expect(await world.wallet()).toBe(group.payable);
    expect(await sources()).toMatchObject([{ reference: group.reference, amount: group.payable }]);
    await sent(group, group.payable);
    expect(await books()).toMatchObject({ wallet: 0, collected: group.payable });
  });

  test('is not offered for a method that takes nothing back, nor after the window of the provider', {
    tags: 'slow',
  }, async () => {
    await returned('va_bca');
    expect(await sources()).toEqual([]);
    const group = await returned();
    expect(await sources()).toMatchObject([{ reference: group.reference }]);
    market.clock.advance(7 * day);
    const token = await signIn();
    expect(await sources(token)).toEqual([]);
    expect((await ask(group.reference, 1_000, {}, token)).status).toBe(409);
  });

  test("is nobody else's, and needs the password", async () => {
    const group = await returned();
    const stranger = await createSignedInUser(market, { email: 'orang@example.test' });
    expect(await sources(stranger.token)).toEqual([]);
    const foreign = await market.call('/wallet/refund-to-source', {
      token: stranger.token,
      method: 'POST',
      body: { reference: group.reference, amount: 1_000, password: testPassword },
    });
    expect(foreign.status).toBe(404);
    expect(await ask(group.reference, 1_000, { password: 'salah' })).toMatchObject({
      status: 422,
      data: { password: ['Kata sandi salah'] },
    });
  });
});
