import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { fillWallet } from '../../testing/money.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { readAccountBalance } from '../ledger/index.ts';
import {
  approveWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  reverseWithdrawal,
  startWithdrawal,
  withdrawFromBuyer,
} from './index.ts';

let market: TestServer;
let budi: { id: number; token: string };
let ctx: Context;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  budi = await createSignedInUser(market);
  ctx = market.context();
  await fillWallet(market, budi.id, 200_000);
  await withdrawFromBuyer({
    ctx: market.context({ kind: 'user', userId: budi.id, sessionId: 1, merchantId: null, role: 'user' }),
    input: { amount: 50_000, bank_id: 1, rekening: '0123456789', atas_nama: 'Budi Santoso' },
  });
});
afterAll(() => market.close());

const input = { id: 1 };
const approve = () => approveWithdrawal({ ctx, input: { id: 1, staffId: null } });
const pay = (id = 1, bankReference = `BCA-${id}`) => payWithdrawal({ ctx, input: { id, bankReference } });
const reject = (reason = 'x') => rejectWithdrawal({ ctx, input: { id: 1, reason } });
const reverse = (reason = 'x') => reverseWithdrawal({ ctx, input: { id: 1, reason } });
const atBank = async () => {
  await approve();
  await startWithdrawal({ ctx, input });
};
const state = async () =>
  (await market.database.db.selectFrom('withdrawals').selectAll().executeTakeFirstOrThrow()).status;
const books = async () => ({
  wallet: await readAccountBalance(ctx, { kind: 'buyer_wallet', owner: budi.id }),
  clearing: await readAccountBalance(ctx, { kind: 'withdrawal_clearing' }),
  bank: await readAccountBalance(ctx, { kind: 'bank' }),
});
const newest = async () => {
  await market.settle();
  return (await market.call('/buyer/dashboard/notification/list', { token: budi.token })).data[0];
};

describe('settling a withdrawal', () => {
  test('paid: the money leaves the books for the bank, and the owner is notified [R4]', {
    tags: 'slow',
  }, async () => {
    await approve();
    expect(await state()).toBe('approved');
    await startWithdrawal({ ctx, input });
    expect(await state()).toBe('processing');
    await pay();
    expect(await state()).toBe('paid');
    expect(await books()).toEqual({ wallet: 150_000, clearing: 0, bank: 50_000 });
    expect(await newest()).toMatchObject({ category: 'wallet', title: 'Saldo sudah ditransfer' });
    expect(await market.audit()).toEqual([]);
  });

  test('rejected: the full amount comes back with a line of history, and the owner gets the reason', async () => {
    await rejectWithdrawal({ ctx, input: { id: 1, reason: 'Nomor rekening tidak dikenal' } });
    expect(await state()).toBe('rejected');
    expect(await books()).toEqual({ wallet: 200_000, clearing: 0, bank: 0 });
    const { data } = await market.call('/buyer/dashboard/wallet/history', { token: budi.token });
    expect(data[0]).toMatchObject({
      type: 'withdraw',
      direction: 'in',
      amount: 50_000,
      balance_after: 200_000,
    });
    expect(data[0].reference_code).toBe(data[1].reference_code);
    expect((await newest()).body).toBe('Rp50.000 kembali ke saldomu. Alasan: Nomor rekening tidak dikenal');
  });

  test('reversed: the bank sent it back, the full amount returns with the fee', {
    tags: 'slow',
  }, async () => {
    await atBank();
    await market.database.db.updateTable('withdrawals').set({ fee: 2_500 }).execute();
    await pay();
    expect(await books()).toEqual({ wallet: 150_000, clearing: 0, bank: 47_500 });
    await reverse('Nama pemilik rekening tidak cocok');
    expect(await state()).toBe('reversed');
    expect(await books()).toEqual({ wallet: 200_000, clearing: 0, bank: 0 });
    expect(await newest()).toMatchObject({
      title: 'Bank mengembalikan penarikan',
      body: 'Rp50.000 kembali ke saldomu. Alasan: Nama pemilik rekening tidak cocok',
    });
    expect(await market.audit()).toEqual([]);
  });

  test('goes step by step: every other transition is rejected with its state', async () => {
    const steps = { approve, start: () => startWithdrawal({ ctx, input }), pay, reject, reverse };
    const refused = async (status: string, ...names: (keyof typeof steps)[]) => {
      for (const name of names) {
        await expect(steps[name](), name).rejects.toMatchObject({ code: 409, data: { status } });
      }
    };
    await refused('requested', 'start', 'pay', 'reverse');
    await approve();
    await refused('approved', 'approve', 'pay', 'reverse');
    await startWithdrawal({ ctx, input });
    await refused('processing', 'approve', 'start', 'reverse');
    await pay();
    await refused('paid', 'approve', 'start', 'pay', 'reject');
    await reverse();
    await refused('reversed', 'approve', 'start', 'pay', 'reject', 'reverse');
    await expect(pay(2)).rejects.toMatchObject({ code: 404 });
    expect(await books()).toEqual({ wallet: 200_000, clearing: 0, bank: 0 });
  });

  test('by many at once is done by one of them [R3]', async () => {
    await atBank();
    const ends = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => (n % 2 ? pay() : reject())));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await market.audit()).toEqual([]);
  });
});
