import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { withdrawFromBuyer } from '../../wallet/index.ts';
import { createStaffUser, createUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
let colleague: StaffUser;
let budi: { id: number; token: string };
beforeAll(async () => {
  market = await openTestServer({ approvalLimit: Number.MAX_SAFE_INTEGER });
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
  colleague = await createStaffUser(market, 'rekan@example.test');
  budi = await createUser(market, 'budi@example.test');
  await fillWallet(market, budi.id, 500_000);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const balance = (id = budi.id) => readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: id });
const withdraw = async (userId = budi.id): Promise<string> => {
  const actor = { kind: 'user', userId, sessionId: 1, merchantId: null, role: 'user' } as const;
  const account = { bank_id: 1, rekening: '9876543210', atas_nama: 'Budi Santoso' };
  const ctx = market.context(actor);
  return (await withdrawFromBuyer({ ctx, input: { amount: 100_000, ...account } })).withdraw_code;
};

describe('withdrawals in the back office', () => {
  test('show the full account number, by the day on which they are due, and are late after it', {
    tags: 'slow',
  }, async () => {
    const code = await withdraw();
    const list = await staff.get('/withdrawals/list?search=budi');
    expect(list.meta.total).toBe(1);
    expect(list.data[0]).toMatchObject({
      withdraw_code: code,
      status: 'requested',
      wallet: 'buyer',
      payout: 100_000,
      rekening: '9876543210',
      atas_nama: 'Budi Santoso',
      owner: { user_id: budi.id, email: 'budi@example.test' },
      is_late: false,
    });
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    const [masked] = (await finance.get('/withdrawals/list')).data;
    expect([masked.owner.email, masked.rekening]).toEqual(['b***@example.test', '9876543210']);
    expect((await staff.get('/withdrawals/list?status=paid')).data).toEqual([]);
    const found = async (query: string, by = staff) =>
      (await by.get(`/withdrawals/list?${query}`)).meta.total;
    expect([await found('bank_id=1'), await found('bank_id=2'), await found('late=yes')]).toEqual([1, 0, 0]);
    market.clock.advance(4 * day);
    const later = await createStaffUser(market, 'pagi@example.test');
    expect((await later.get('/withdrawals/list')).data[0].is_late).toBe(true);
    expect([await found('late=yes', later), await found('late=yes&status=all', later)]).toEqual([1, 1]);
    expect((await later.get('/overview')).data.withdrawals).toEqual({ open: 1, amount: 100_000, late: 1 });
  });

  test('are approved, put into a bank file and paid, and all of it is recorded', async () => {
    const code = await withdraw();
    expect((await staff.post('/withdrawals/approve', { withdraw_code: code })).data.status).toBe('approved');
    expect((await staff.post('/payouts/batch', {})).data.rows).toBe(1);
    const paid = await staff.post('/payouts/paid', { withdraw_code: code, bank_reference: 'BCA-1' });
    expect(paid).toMatchObject({
      status: 200,
      message: 'Keputusan disimpan',
      data: { status: 'paid', bank_reference: 'BCA-1' },
    });
    expect(await balance()).toBe(400_000);
    expect(await listAuditLogs(market, 'withdrawal')).toMatchObject([
      { action: 'withdrawal.approve', before: { status: 'requested' }, after: { status: 'approved' } },
      {
        action: 'withdrawal.pay',
        target_id: code,
        actor_id: staff.id,
        before: { status: 'processing' },
        after: { status: 'paid', amount: 100_000 },
      },
    ]);
  });

  test('that are rejected return the money and notify the reason', async () => {
    const code = await withdraw();
    const refused = await staff.post('/withdrawals/reject', {
      withdraw_code: code,
      reason: 'Nama rekening beda',
    });
    expect(refused.data).toMatchObject({ status: 'rejected', reject_reason: 'Nama rekening beda' });
    expect(await balance()).toBe(500_000);
    expect((await listAuditLogs(market, 'withdrawal'))[0]?.reason).toBe('Nama rekening beda');
    const [letter] = await market.letters('budi@example.test');
    expect(letter?.text).toContain('Nama rekening beda');
  });

  test('many are approved each by itself; what is refused says why [B8]', async () => {
    const codes = [await withdraw(), await withdraw()];
    await staff.post('/withdrawals/approve', { withdraw_code: codes[0] });
    const many = await staff.post('/withdrawals/bulk', { withdraw_codes: codes });
    expect(many).toMatchObject({
      status: 200,
      waiting: 0,
      data: { done: [codes[1]], failed: [{ id: codes[0], message: expect.any(String) }] },
    });
    const approved = (await staff.get('/withdrawals/list?status=approved')).data;
    expect(approved.map(({ withdraw_code }: { withdraw_code: string }) => withdraw_code).toSorted()).toEqual(
      codes.toSorted(),
    );
    expect(await listAuditLogs(market, 'withdrawal')).toHaveLength(2);
  });

  test('that are settled get 409 with the status, and nothing is written', async () => {
    const code = await withdraw();
    await staff.post('/withdrawals/approve', { withdraw_code: code });
    const again = await colleague.post('/withdrawals/approve', { withdraw_code: code });
    expect(again).toMatchObject({ status: 409, data: { status: 'approved' } });
    expect(await listAuditLogs(market, 'withdrawal')).toHaveLength(1);
  });

  test('of two who approve one at the same time one succeeds [R1]', async () => {
    const code = await withdraw();
    const answers = await Promise.all(
      [staff, colleague, staff].map((by) => by.post('/withdrawals/approve', { withdraw_code: code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await listAuditLogs(market, 'withdrawal')).toHaveLength(1);
  });

  test('reject unknown codes, missing reasons and one’s own money', async () => {
    const unknown = await staff.post('/withdrawals/approve', { withdraw_code: 'WD-20260302-ZZZZZ' });
    expect(unknown.status).toBe(404);
    const code = await withdraw();
    const silent = await staff.post('/withdrawals/reject', { withdraw_code: code, reason: '  ' });
    expect(silent).toMatchObject({ status: 422, data: { reason: ['Tulis alasannya'] } });
    await fillWallet(market, staff.id, 200_000);
    const own = await withdraw(staff.id);
    expect((await staff.post('/withdrawals/approve', { withdraw_code: own })).status).toBe(403);
    expect((await colleague.post('/withdrawals/approve', { withdraw_code: own })).status).toBe(200);
  });
});

describe('a wallet adjustment', () => {
  const adjust = (more: object = {}, headers = {}) =>
    staff.post(
      '/wallet/adjust',
      { wallet: 'buyer', owner_id: budi.id, amount: 25_000, reason: 'Ganti rugi', ...more },
      headers,
    );

  test('moves the balance, notifies its owner and is recorded', async () => {
    const { data } = await adjust();
    expect(data).toMatchObject({ type: 'adjustment', amount: 25_000, balance: 525_000 });
    expect((await adjust({ amount: -125_000 })).data.balance).toBe(400_000);
    expect((await adjust({ type: 'topup', amount: 10_000 })).data.balance).toBe(410_000);
    const { data: history } = await market.call('/buyer/dashboard/wallet/history', { token: budi.token });
    expect(history[2]).toMatchObject({
      type: 'adjustment',
      direction: 'in',
      amount: 25_000,
      reference_code: data.adjustment_code,
      description: 'Saldo disesuaikan oleh Pasar',
    });
    const told = await market.call('/buyer/dashboard/notification/list', { token: budi.token });
    expect(JSON.stringify(told.data)).toContain('+Rp25.000. Alasan: Ganti rugi');
    const [first] = await listAuditLogs(market, 'user');
    expect(first).toMatchObject({
      action: 'wallet.adjust',
      target_id: String(budi.id),
      before: { balance: 500_000 },
      after: { balance: 525_000, amount: 25_000 },
      reason: 'Ganti rugi',
    });
  });

  test('never takes more than there is, and a repeated call moves nothing twice [R5]', async () => {
    expect(await adjust({ amount: -500_001 })).toMatchObject({
      status: 409,
      data: { reason: 'wallet_insufficient' },
    });
    expect(await balance()).toBe(500_000);
    const key = { 'idempotency-key': 'sekali-saja' };
    const answers = await Promise.all([adjust({}, key), adjust({}, key), adjust({}, key)]);
    expect(new Set(answers.map(({ data }) => data.adjustment_code)).size).toBe(1);
    expect(await balance()).toBe(525_000);
  });

  test('is a whole amount other than 0 for a wallet, with a reason [S28]', async () => {
    const refusals = [
      [{ amount: 0 }, 'amount'],
      [{ amount: 1.5 }, 'amount'],
      [{ amount: 50_000_001 }, 'amount'],
      [{ amount: -1, type: 'topup' }, 'amount'],
      [{ reason: '' }, 'reason'],
      [{ wallet: 'escrow' }, 'wallet'],
    ] as const;
    for (const [wrong, field] of refusals) {
      const { status, data } = await adjust(wrong);
      expect([status, Object.keys(data)]).toEqual([422, [field]]);
    }
    expect(await balance()).toBe(500_000);
  });

  test('rejects unknown wallets and one’s own', async () => {
    expect((await adjust({ owner_id: 999 })).status).toBe(404);
    expect((await adjust({ wallet: 'seller', owner_id: budi.id })).status).toBe(404);
    expect((await adjust({ owner_id: staff.id })).status).toBe(403);
  });
});
