import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { fillWallet } from '../../testing/money.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { readAccountBalance } from '../ledger/index.ts';
import { afterBankingDays } from './banking-days.ts';
import {
  approveWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  reverseWithdrawal,
  startWithdrawal,
} from './index.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

let market: TestServer;
let budi: { id: number };
let ctx: Context;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  budi = await createSignedInUser(market);
  ctx = market.context({ kind: 'user', userId: budi.id, sessionId: 1, merchantId: null, role: 'user' });
  await fillWallet(market, budi.id, 200_000);
});
afterAll(() => market.close());

const wallet = () => ({ kind: 'buyer_wallet' as const, owner: budi.id });
const account = { bank_id: 1, rekening: '0123456789', cabang: '', atas_nama: 'Budi Santoso' };
const source = { provider: 'doku', method: 'qris', name: 'QRIS', reference: 'PAY-1', providerRef: null };
const toBank = (amount: number) => requestWithdrawal(ctx, { wallet: wallet(), amount, account });
const toSource = (amount: number) => requestWithdrawal(ctx, { wallet: wallet(), amount, source });
const withdrawal = (id = 1) =>
  market.database.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const payouts = () => market.database.db.selectFrom('payouts').selectAll().orderBy('id').execute();
const pay = (id: number, bankReference: string, provider?: string) =>
  payWithdrawal({ ctx, input: { id, bankReference, ...(provider && { provider }) } });
const atBank = async (id: number) => {
  await approveWithdrawal({ ctx, input: { id, staffId: null } });
  await startWithdrawal({ ctx, input: { id } });
};
const balances = async () => ({
  wallet: await readAccountBalance(ctx, wallet()),
  clearing: await readAccountBalance(ctx, { kind: 'withdrawal_clearing' }),
  provider: (await readAccountBalance(ctx, { kind: 'gateway_clearing' })) + 200_000,
  bank: await readAccountBalance(ctx, { kind: 'bank' }),
  fee: await readAccountBalance(ctx, { kind: 'platform_fee' }),
});
const history = async () =>
  (await market.database.db.selectFrom('wallet_entries').selectAll().orderBy('id', 'desc').execute())[0];

describe('a withdrawal to where the money came from', () => {
  test('may be a single rupiah, takes three banking days and names the payment', async () => {
    expect(await toSource(1)).toMatchObject({ amount: 1, destination: 'source', bank_name: 'QRIS' });
    expect(await withdrawal()).toMatchObject({
      ...{ destination: 'source', source, bank_id: 0, rekening: 'PAY-1', cabang: '', atas_nama: '' },
      ...{ status: 'requested', reject_reason: null, processing_at: null, finished_at: null },
      estimated_at: new Date('2026-03-05T03:00:00Z'),
    });
    expect((await history())?.description).toEqual({
      id: 'Pengembalian ke metode asal',
      en: 'Refund to the original payment method',
    });
    await expect(toSource(0)).rejects.toMatchObject({ fields: { amount: ['withdraw.amount.small'] } });
  });

  test('leaves what the provider of the payment holds, and returns there', async () => {
    await toSource(30_000);
    await atBank(1);
    await market.database.db.updateTable('withdrawals').set({ fee: 1_000 }).execute();
    await pay(1, 'R-1');
    expect(await balances()).toEqual({ wallet: 170_000, clearing: 0, provider: 29_000, bank: 0, fee: 1_000 });
    await reverseWithdrawal({ ctx, input: { id: 1, reason: 'Kartu ditutup' } });
    expect(await balances()).toEqual({ wallet: 200_000, clearing: 0, provider: 0, bank: 0, fee: 0 });
    expect((await history())?.description).toEqual({
      id: 'Penarikan dikembalikan bank',
      en: 'Withdrawal sent back by the bank',
    });
  });
});

describe('a withdrawal to a bank', () => {
  test('has its limits named, and those that hold', async () => {
    const refused = (words: string) => ({ code: 422, fields: { amount: [words] } });
    await expect(toBank(9_999)).rejects.toMatchObject(refused('withdraw.amount.small'));
    await expect(toBank(10_000.5)).rejects.toMatchObject(refused('withdraw.amount.invalid'));
    await expect(toBank(50_000_001)).rejects.toMatchObject(refused('withdraw.amount.large'));
    await fillWallet(market, budi.id, 60_000_000);
    expect(await toBank(50_000_000)).toMatchObject({ status: 'requested', destination: 'bank' });
    expect(await withdrawal()).toMatchObject({ ...account, user_id: budi.id, source: null });
    expect((await history())?.description).toEqual({
      id: 'Penarikan ke rekening bank',
      en: 'Withdrawal to a bank account',
    });
    await expect(toBank(10_000)).rejects.toMatchObject({
      fields: { amount: [{ say: 'withdraw.day-amount', args: { left: 'Rp0' } }] },
    });
  });

  test('needs a known bank, and somebody who is signed in', async () => {
    const unknown = requestWithdrawal(ctx, {
      wallet: wallet(),
      amount: 10_000,
      account: { ...account, bank_id: 99 },
    });
    await expect(unknown).rejects.toMatchObject({ code: 422, fields: { bank_id: ['field.invalid'] } });
    const nobody = requestWithdrawal(market.context(), { wallet: wallet(), amount: 10_000, account });
    await expect(nobody).rejects.toMatchObject({ code: 401 });
  });

  test('is posted under separate keys, and leaves its times', async () => {
    await toBank(20_000);
    market.clock.advance(minute);
    await approveWithdrawal({ ctx, input: { id: 1, staffId: budi.id } });
    expect(await withdrawal()).toMatchObject({
      status: 'approved',
      approved_by: budi.id,
      processing_at: null,
    });
    await startWithdrawal({ ctx, input: { id: 1 } });
    expect(await withdrawal()).toMatchObject({ processing_at: market.clock.now(), finished_at: null });
    market.clock.advance(minute);
    await pay(1, 'BCA-1');
    expect(await withdrawal()).toMatchObject({ status: 'paid', finished_at: market.clock.now() });
    market.clock.advance(minute);
    await reverseWithdrawal({ ctx, input: { id: 1, reason: 'Nama tidak cocok' } });
    expect(await withdrawal()).toMatchObject({
      ...{ status: 'reversed', finished_at: market.clock.now(), reject_reason: 'Nama tidak cocok' },
    });
    const journals = await market.database.db
      .selectFrom('ledger_journals')
      .select(['event', 'key', 'ref_type', 'ref_id'])
      .where('event', '=', 'J5')
      .orderBy('id')
      .execute();
    expect(journals).toEqual(
      ['requested', 'paid', 'reversed'].map((step) => ({
        ...{ event: 'J5', key: `withdrawal 1 ${step}`, ref_type: 'withdrawal', ref_id: 1 },
      })),
    );
  });

  test('that is rejected comes back with its reason', async () => {
    await toBank(20_000);
    await rejectWithdrawal({ ctx, input: { id: 1, reason: 'Salah nomor' } });
    expect(await withdrawal()).toMatchObject({ status: 'rejected', reject_reason: 'Salah nomor' });
    expect((await history())?.description).toEqual({
      id: 'Penarikan ditolak, saldo kembali',
      en: 'Withdrawal refused, money returned',
    });
    await expect(approveWithdrawal({ ctx, input: { id: 9, staffId: null } })).rejects.toMatchObject({
      code: 404,
    });
  });
});

describe('the transfer of a withdrawal', () => {
  const attempt = async (id: number, more: object = {}) => {
    const { code } = await withdrawal(id);
    await market.database.db
      .insertInto('payouts')
      .values({
        ...{ withdrawal_id: id, provider: 'file', reference: `${code}-1`, provider_ref: null },
        ...{ status: 'sent', batch_id: null, next_poll_at: market.clock.now(), ...more },
      } as never)
      .execute();
  };

  test('is kept with the reference of the bank, whether it was recorded before or not', async () => {
    for (const id of [1, 2]) {
      await toBank(20_000);
      await atBank(id);
    }
    await attempt(1);
    await pay(1, 'BCA-1');
    await pay(2, 'BCA-2', 'flip');
    const code = async (id: number) => `${(await withdrawal(id)).code}-1`;
    expect(await payouts()).toMatchObject([
      ...[{ provider: 'file', reference: await code(1), provider_ref: 'BCA-1', status: 'succeeded' }],
      ...[{ provider: 'flip', reference: await code(2), provider_ref: 'BCA-2', status: 'succeeded' }],
    ]);
    expect((await payouts()).map(({ next_poll_at }) => next_poll_at)).toEqual([null, null]);
  });

  test('has a reference that no other transfer of its bank has', async () => {
    for (const id of [1, 2]) {
      await toBank(20_000);
      await atBank(id);
    }
    await pay(1, 'BCA-1');
    await expect(pay(2, 'BCA-1')).rejects.toMatchObject({
      ...{ code: 409, words: 'payout.reference-used', data: { reason: 'reference_used' } },
    });
    expect((await withdrawal(2)).status).toBe('processing');
    await pay(2, 'BCA-1', 'flip');
    expect((await withdrawal(2)).status).toBe('paid');
  });

  test('has failed when its withdrawal is rejected, and is asked about no more', async () => {
    for (let id = 1; id <= 2; id++) await toBank(20_000);
    await attempt(1, { reference: 'old', status: 'failed' });
    await attempt(1);
    await attempt(2);
    await rejectWithdrawal({ ctx, input: { id: 1, reason: 'x' } });
    expect((await payouts()).map(({ status, next_poll_at }) => [status, next_poll_at !== null])).toEqual([
      ['failed', true],
      ['failed', false],
      ['sent', true],
    ]);
  });

  test('was reversed when the bank sends a paid withdrawal back', async () => {
    await toBank(20_000);
    await atBank(1);
    await pay(1, 'BCA-1');
    await reverseWithdrawal({ ctx, input: { id: 1, reason: 'x' } });
    expect((await payouts()).map(({ status }) => status)).toEqual(['reversed']);
  });
});

test.each([
  ['no day', '2026-03-07T03:00:00Z', 0, '2026-03-07T03:00:00Z'],
  ['from a Thursday', '2026-03-05T03:00:00Z', 1, '2026-03-06T03:00:00Z'],
  ['from a Friday', '2026-03-06T03:00:00Z', 2, '2026-03-10T03:00:00Z'],
  ['from a Saturday', '2026-03-07T03:00:00Z', 1, '2026-03-09T03:00:00Z'],
  ['over two weekends', '2026-03-05T03:00:00Z', 7, '2026-03-16T03:00:00Z'],
  ['from a Friday evening in UTC, a Saturday in Jakarta', '2026-03-06T18:00:00Z', 1, '2026-03-08T18:00:00Z'],
])('banks take, %s, their days', (_, from, count, until) => {
  expect(afterBankingDays(new Date(from), count)).toEqual(new Date(until));
});
