import {
  approveWithdrawal,
  createSignedInUser,
  createStaffUser,
  fillWallet,
  minute,
  openTestServer,
  raceRounds,
  raceTimeout,
  readAccountBalance,
  rejectWithdrawal,
  second,
  type TestServer,
  withdrawFromBuyer,
} from '@pasar/api/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';
import { approveWithdrawals } from '../simulators/approve-withdrawals.ts';
import type { StandIn } from '../stand-ins/index.ts';

const demo = createDemo();
let market: TestServer;
let budi: { id: number; token: string };
let xendit: StandIn;
beforeAll(async () => {
  market = await openTestServer({}, { plugins: [demo] });
});
beforeEach(async () => {
  await market.reset();
  budi = await createSignedInUser(market);
  await fillWallet(market.context(), budi.id, 200_000);
  xendit = await demo.standIn('payouts');
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const request = async () => {
  const actor = { kind: 'user', userId: budi.id, sessionId: 1, merchantId: null, role: 'user' } as const;
  const { withdraw_code } = await withdrawFromBuyer({
    ctx: market.context(actor),
    input: { amount: 50_000, bank_id: 1, rekening: '0123456789', atas_nama: 'Budi Santoso' },
  });
  return withdraw_code;
};
const row = () =>
  market.database.db
    .selectFrom('withdrawals')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const approved = async () => {
  const code = await request();
  await approveWithdrawal({ ctx: market.context(), input: { id: (await row()).id, staffId: null } });
  return code;
};
const payout = () => market.database.db.selectFrom('payouts').selectAll().executeTakeFirstOrThrow();
const sent = () => xendit.control<{ reference_id: string; amount: number; status: string }[]>('payouts');
const settle = async (time = 0, step = minute) => {
  await market.settle();
  for (let passed = 0; passed < time; passed += step) {
    market.clock.advance(step);
    await market.settle();
  }
};
const money = async () => ({
  wallet: await readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: budi.id }),
  clearing: await readAccountBalance(market.context(), { kind: 'withdrawal_clearing' }),
});
const paid = { wallet: 150_000, clearing: 0 };
const back = { wallet: 200_000, clearing: 0 };

test('the demo approves after 20 seconds and its bank has the money a little later', {
  tags: 'slow',
}, async () => {
  const code = await request();
  await approveWithdrawals.run(market.context());
  expect((await row()).status).toBe('requested');
  market.clock.advance(20 * second);
  await approveWithdrawals.run(market.context());
  await settle();
  expect((await row()).status).toBe('processing');
  await settle(60 * second, 10 * second);
  expect([(await row()).status, await money()]).toEqual(['paid', paid]);
  expect(await sent()).toMatchObject([
    { reference_id: `${code}-1`, amount: 50_000, channel_code: 'ID_BCA', account_number: '0123456789' },
  ]);
});

describe('a payout is sent once [M14]', () => {
  test.each(['lost', 'error', 'delay'] as const)('when the answer is %s', { tags: 'slow' }, async (fault) => {
    await xendit.control('faults', { on: 'call', fault, call: 'POST /v2/payouts', times: 2, ms: 10 });
    await approved();
    await settle();
    if (fault !== 'delay') expect((await payout()).status).toBe('unknown');
    await settle(10 * minute);
    expect(await sent()).toHaveLength(1);
    expect([(await row()).status, await money()]).toEqual(['paid', paid]);
  });

  test('and asked about when no notification comes', { tags: 'slow' }, async () => {
    await xendit.control('faults', { on: 'notification', fault: 'lost', times: 9 });
    await approved();
    await settle(5 * minute);
    expect((await row()).status).toBe('paid');
  });

  test('and nobody decides about it while the provider sends it', { tags: 'slow' }, async () => {
    const staff = await createStaffUser(market);
    const code = await approved();
    await settle();
    const refused = await staff.post('/withdrawals/reject', { withdraw_code: code, reason: 'Salah' });
    expect([refused.status, refused.data?.reason]).toEqual([409, 'payout_sending']);
  });
});

describe('money that does not arrive comes back as a whole [M15]', () => {
  test.each([
    ['INVALID_DESTINATION', 'Rekening tujuan tidak ditemukan atau sudah ditutup'],
    ['ACCOUNT_NAME_MISMATCH', 'Nama pemilik rekening tidak cocok'],
    ['SOMETHING_NEW', 'Bank tidak menerima transfer ini'],
  ])('with the reason of %s', { tags: 'slow' }, async (failure_code, reason) => {
    const code = await approved();
    await settle();
    await xendit.control('payout', { reference_id: `${code}-1`, status: 'FAILED', failure_code });
    await settle();
    expect([(await row()).status, (await row()).reject_reason, await money()]).toEqual([
      'rejected',
      reason,
      back,
    ]);
  });

  test('after it was paid, once', { tags: 'slow' }, async () => {
    const code = await approved();
    await settle(2 * minute);
    expect((await row()).status).toBe('paid');
    for (let time = 0; time < 2; time++) {
      await xendit.control('payout', { reference_id: `${code}-1`, status: 'REVERSED' });
      await settle();
    }
    expect([(await row()).status, await money()]).toEqual(['reversed', back]);
  });

  test('and a reversal that comes first pays nothing', { tags: 'slow' }, async () => {
    await xendit.control('faults', { on: 'notification', fault: 'lost', times: 1 });
    const code = await approved();
    await settle();
    await xendit.control('payout', { reference_id: `${code}-1`, status: 'SUCCEEDED' });
    await xendit.control('payout', { reference_id: `${code}-1`, status: 'REVERSED' });
    await settle();
    expect([(await row()).status, await money()]).toEqual(['reversed', back]);
  });
});

test('forged notifications move nothing, genuine ones only make the market ask [V4]', {
  tags: 'slow',
}, async () => {
  const code = await approved();
  await settle();
  const post = (token: string, body: unknown) =>
    market.fetch(
      new Request('http://pasar.test/api/payout/webhook/xendit', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-callback-token': token },
      }),
    );
  const claim = { event: 'payout.failed', data: { reference_id: `${code}-1`, status: 'FAILED' } };
  const before = [await row(), await payout()];
  expect((await post('wrong', claim)).status).toBe(401);
  expect((await post('', claim)).status).toBe(401);
  expect((await post('demo', 'x')).status).toBe(422);
  expect((await post('demo', {})).status).toBe(422);
  expect((await post('demo', { data: { reference_id: 'WD-1-1' } })).status).toBe(200);
  expect([await row(), await payout()]).toEqual(before);
  expect((await post('demo', claim)).status).toBe(200);
  await settle();
  expect((await row()).status).toBe('processing');
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'a reversal and a payment at once give the money back once [V2]',
  { tags: 'slow', timeout: raceTimeout },
  async () => {
    await market.database.db.deleteFrom('job_leases').execute();
    for (let round = 0; round < raceRounds(20); round++) {
      const before = (await money()).wallet;
      const code = await approved();
      await settle();
      for (const status of ['SUCCEEDED', 'REVERSED'])
        await xendit.control('payout', { reference_id: `${code}-1`, status });
      const rejecting = rejectWithdrawal({
        ctx: market.context(),
        input: { id: (await row()).id, reason: 'Salah' },
      }).catch(() => {});
      await Promise.all([market.settle(), market.settle(), rejecting]);
      await settle(2 * minute);
      expect([(await row()).status, (await money()).wallet]).toEqual([
        expect.stringMatching(/rejected|reversed/),
        before,
      ]);
    }
  },
);
