import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { closeUnpaidGroup } from '../orders/index.ts';
import {
  type OrderFixture,
  openOrderFixture,
  place,
  placePaid,
  topUp,
} from '../orders/testing/order-fixture.ts';
import { withdrawFromBuyer } from './index.ts';
import { buyerHolds, storeHolds } from './wallet-holds.ts';
import { withdrawFromStore } from './withdraw-from-store.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market, { withTokens: false });
});
afterAll(() => market.close());

const actorOf = ({ id, merchantId = null }: { id: number; merchantId?: number | null }) =>
  ({ kind: 'user', userId: id, sessionId: 1, merchantId, role: 'user' }) as const;
const asBuyer = (): Context => market.context(actorOf(world.buyer));
const asSeller = (): Context => market.context(actorOf(world.seller));
const ofBuyer = (balance: number) =>
  buyerHolds(asBuyer(), { kind: 'buyer_wallet', owner: world.buyer.id }, balance);
const ofStore = (balance: number) =>
  storeHolds(asSeller(), { kind: 'seller_wallet', owner: world.seller.merchantId }, balance);

/** Midnight in Jakarta. */
const tomorrow = '2026-03-02T17:00:00.000Z';
const million = 1_000_000;
const account = { bank_id: 1, rekening: '0123456789', atas_nama: 'Budi Santoso' };
const withdraw = (amount: number) => withdrawFromBuyer({ ctx: asBuyer(), input: { amount, ...account } });

describe('what a buyer cannot withdraw now', () => {
  test('is nothing of a balance from the minimum up to the limit of the day', async () => {
    for (const balance of [0, 10_000, 50 * million]) expect(await ofBuyer(balance)).toEqual([]);
  });

  test('is a balance below the minimum', async () => {
    expect(await ofBuyer(9_999)).toEqual([
      { reason: 'below_minimum', amount: 9_999, until: null, message: 'Di bawah jumlah penarikan minimal.' },
    ]);
  });

  test('is what the limit of the day leaves, until midnight in Jakarta', async () => {
    const dayLimit = (amount: number) => ({
      ...{
        reason: 'day_limit',
        amount,
        until: tomorrow,
        message: 'Batas penarikan hari ini sudah tercapai.',
      },
    });
    expect(await ofBuyer(50 * million + 1)).toEqual([dayLimit(1)]);
    await topUp(world, 100 * million);
    await withdraw(49_990_000);
    // Ten thousand more may leave today, which is the least that does.
    expect((await ofBuyer(10 * million)).slice(1)).toEqual([dayLimit(10 * million - 10_000)]);
    expect((await ofBuyer(10_000)).slice(1)).toEqual([]);
    await withdraw(10_000);
    expect((await ofBuyer(10 * million)).slice(1)).toEqual([dayLimit(10 * million)]);
  });

  test('is all of it when less than the minimum may leave today, or a fourth withdrawal would', async () => {
    await topUp(world, 100 * million);
    await withdraw(49_990_001);
    expect((await ofBuyer(20_000)).at(-1)).toMatchObject({ reason: 'day_limit', amount: 20_000 });
    await market.database.db.updateTable('withdrawals').set({ amount: 10_000 }).execute();
    for (let n = 0; n < 2; n++) await withdraw(10_000);
    expect((await ofBuyer(20_000)).at(-1)).toMatchObject({ reason: 'day_limit', amount: 20_000 });
    await market.database.db
      .updateTable('withdrawals')
      .set({ amount: 49_990_001 })
      .where('id', '=', 1)
      .execute();
  });

  test('is on its way to a bank until the last of it arrives; what has ended is not', async () => {
    await topUp(world, million);
    for (const amount of [10_000, 20_000, 30_000]) await withdraw(amount);
    const change = (id: number, more: object) =>
      market.database.db.updateTable('withdrawals').set(more).where('id', '=', id).execute();
    const at = (date: number) => new Date(Date.UTC(2026, 2, date));
    await change(1, { estimated_at: at(5), status: 'approved' });
    await change(2, { estimated_at: at(7), status: 'processing' });
    await change(3, { estimated_at: at(9), status: 'paid', finished_at: at(2) });
    expect((await ofBuyer(10_000))[0]).toEqual({
      ...{ reason: 'withdrawal_running', amount: 30_000, until: '2026-03-07T00:00:00.000Z' },
      message: 'Penarikan sedang diproses.',
    });
    await change(1, { owner: 99 });
    await change(2, { kind: 'seller_wallet' });
    expect((await ofBuyer(10_000)).map(({ reason }) => reason)).not.toContain('withdrawal_running');
    await market.database.db
      .updateTable('withdrawals')
      .set({ owner: world.buyer.id, kind: 'buyer_wallet' })
      .execute();
  });

  test('is all of it after a change of the account, and nothing else is said of the balance', async () => {
    const until = new Date('2026-03-03T01:00:00Z');
    await market.database.db.updateTable('users').set({ money_held_until: until }).execute();
    const message = 'Akunmu baru berubah. Demi keamanan, penarikan menunggu sehari.';
    expect(await ofBuyer(60 * million)).toEqual([
      { reason: 'account_protected', amount: 60 * million, until: until.toISOString(), message },
    ]);
    await topUp(world, million);
    await expect(withdraw(20_000)).rejects.toMatchObject({
      code: 409,
      data: { reason: 'account_protected' },
    });
  });

  test('is what unpaid orders use of it, until the last of these is due', { tags: 'slow' }, async () => {
    await topUp(world, million);
    const first = await place(world, [{}], { walletUsed: 10_000 });
    const second = await place(world, [{}], { walletUsed: 20_000 });
    const whole = await place(world);
    const due = async (group: { groupId: number }, date: number) =>
      market.database.db
        .updateTable('order_groups')
        .set({ pay_due_at: new Date(Date.UTC(2026, 2, date)) })
        .where('id', '=', group.groupId)
        .execute();
    await due(first, 4);
    await due(second, 6);
    await due(whole, 8);
    const unpaid = (amount: number, date: number) => ({
      ...{ reason: 'unpaid_orders', amount, until: `2026-03-0${date}T00:00:00.000Z` },
      message: expect.stringContaining('belum dibayar lunas'),
    });
    expect(await ofBuyer(10_000)).toEqual([unpaid(30_000, 6)]);
    await closeUnpaidGroup(market.context(), { groupId: second.groupId, to: 'payment_expired' });
    expect(await ofBuyer(10_000)).toEqual([unpaid(10_000, 4)]);
    await market.database.db.updateTable('order_groups').set({ user_id: world.seller.id }).execute();
    expect(await ofBuyer(10_000)).toMatchObject([{ reason: 'unpaid_orders', amount: 10_000, until: null }]);
    await market.database.db.updateTable('order_groups').set({ user_id: world.buyer.id }).execute();
  });
});

describe('what a store cannot withdraw now', () => {
  const saveBank = (changed_at: Date | null = null) =>
    market.database.db
      .insertInto('merchant_banks')
      .values({ merchant_id: world.seller.merchantId, ...account, cabang: 'Bandung', changed_at })
      .execute();
  const change = (more: object) =>
    market.database.db.updateTable('merchants').set(more).where('id', '=', world.seller.merchantId).execute();
  const withdrawStore = () => withdrawFromStore({ ctx: asSeller(), input: { amount: 20_000 } });
  const inReview = () =>
    market.database.db
      .insertInto('merchant_verifications')
      .values({
        ...{ merchant_id: world.seller.merchantId, field: 'bank', status: 'submitted' },
        ...{ reason: null, at: market.clock.now() },
      } as never)
      .execute();

  test('is all of it without a bank account', async () => {
    const message = 'Rekening toko belum diisi.';
    expect(await ofStore(5_000)).toEqual([{ reason: 'bank_missing', amount: 5_000, until: null, message }]);
    expect(await ofStore(0)).toEqual([]);
    await expect(withdrawStore()).rejects.toMatchObject({
      ...{ code: 409, words: 'withdraw.bank-missing', data: { reason: 'bank_missing' } },
    });
  });

  test('is all of it within a day of a new bank account', async () => {
    await saveBank(new Date('2026-03-02T01:00:00Z'));
    expect(await ofStore(5_000)).toMatchObject([
      { reason: 'bank_new', amount: 5_000, until: '2026-03-03T01:00:00.000Z' },
    ]);
    await expect(withdrawStore()).rejects.toMatchObject({
      code: 409,
      words: {
        id: 'Rekening baru saja diganti. Penarikan bisa mulai 3 Maret 2026, 08.00 WIB.',
        en: expect.stringContaining('The bank account has just changed. You can withdraw from'),
      },
      data: { reason: 'bank_new', withdrawals_from: '2026-03-03T01:00:00.000Z' },
    });
  });

  test.each([
    [
      'a suspended store',
      'store_suspended',
      'withdraw.suspended',
      () => change({ suspended_at: new Date(0) }),
    ],
    [
      'a store that is not verified',
      'store_unverified',
      'withdraw.unverified',
      () => change({ verification_status: 'draft' }),
    ],
    ['a store whose changes wait for staff', 'review_pending', 'withdraw.review', inReview],
  ])('is all of it of %s', async (_, reason, words, prepare) => {
    await saveBank(new Date('2026-03-02T01:00:00Z'));
    await prepare();
    expect(await ofStore(60 * million)).toMatchObject([{ reason, amount: 60 * million, until: null }]);
    market.clock.advance(day);
    await expect(withdrawStore()).rejects.toMatchObject({ code: 409, words, data: { reason } });
  });

  test('is what the limits of the day leave, beside what its orders will bring', {
    tags: 'slow',
  }, async () => {
    await saveBank();
    expect(await ofStore(50 * million)).toEqual([]);
    expect(await ofStore(50 * million + 7)).toMatchObject([
      { reason: 'day_limit', amount: 7, until: tomorrow },
    ]);
    expect(await ofStore(9_999)).toMatchObject([{ reason: 'below_minimum', amount: 9_999 }]);
    await placePaid(world);
    expect(await ofStore(9_999)).toMatchObject([
      { reason: 'orders_pending', amount: 95_000, until: null },
      { reason: 'below_minimum', amount: 9_999 },
    ]);
  });
});
