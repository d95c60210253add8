import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../platform/clock.ts';
import { fillWallet } from '../../testing/money.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openStore } from '../../testing/products.ts';
import { createSignedInUser, testPassword } from '../../testing/users.ts';
import { postJournal, readAccountBalance, verifyLedger } from '../ledger/index.ts';
import { approveStore } from '../stores/index.ts';
import { withdrawFromBuyer } from './index.ts';

let market: TestServer;
let budi: { id: number; token: string };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  budi = await createSignedInUser(market);
  await fillWallet(market, budi.id, 200_000);
});
afterAll(() => market.close());

const account = { bank_id: 1, rekening: '0123456789', atas_nama: 'Budi Santoso' };
const withdraw = (amount: unknown, more: object = {}, headers: Record<string, string> = {}) =>
  market.call('/wallet/withdraw', {
    token: budi.token,
    body: { amount, ...account, password: testPassword, ...more },
    headers,
  });
/** A session lasts a day. */
const signInAgain = async () => {
  const body = { email: 'budi@example.test', password: testPassword };
  budi = { ...budi, token: (await market.call('/auth/login', { body })).data.jwt_token };
};
const saldo = async () => (await market.call('/wallet/saldo', { token: budi.token })).data;
const rows = () => market.database.db.selectFrom('withdrawals').selectAll().execute();

describe('a withdrawal of a buyer', () => {
  test('leaves the balance at once and waits for the bank (J5) [API-19] [BUYER-05]', async () => {
    const { data, message } = await withdraw(75_000);
    expect(message).toBe('Penarikan diproses');
    expect(data).toEqual({
      withdraw_code: expect.stringMatching(/^WD-20260302-[2-9A-Z]{5}$/),
      status: 'requested',
      amount: 75_000,
      destination: 'bank',
      bank_name: 'BCA',
      masked_account: '••••••6789',
      requested_at: '2026-03-02T03:00:00.000Z',
      estimated_at: '2026-03-03T03:00:00.000Z',
      reason: null,
    });
    expect(await saldo()).toMatchObject({ balance: 125_000, hold: 75_000 });
    expect(await readAccountBalance(market.context(), { kind: 'withdrawal_clearing' })).toBe(75_000);
    expect((await market.call('/wallet/withdrawals', { token: budi.token })).data).toEqual([data]);
  });

  test('on a Friday to a slower bank arrives on Tuesday', async () => {
    market.clock.advance(4 * day);
    await signInAgain();
    expect((await withdraw(20_000, { bank_id: 10 })).data.estimated_at).toBe('2026-03-10T03:00:00.000Z');
  });

  test.each([
    [9_999, 'Minimal penarikan Rp10.000'],
    [0, 'Minimal penarikan Rp10.000'],
    [-20_000, 'Minimal penarikan Rp10.000'],
    [50_000_001, 'Maksimal penarikan Rp50.000.000 per hari'],
    [10_000.5, 'Isi jumlah dengan angka bulat'],
    ['20000', 'Isi jumlah dengan angka bulat'],
    [null, 'Isi jumlah dengan angka bulat'],
  ])('of %s is refused [S28]', async (amount, message) => {
    const refused = await withdraw(amount);
    expect([refused.status, refused.data]).toEqual([422, { amount: [message] }]);
    expect(await rows()).toEqual([]);
  });

  test('above the balance is rejected, and nothing happens [R3]', async () => {
    const refused = await withdraw(200_001);
    expect([refused.status, refused.message]).toEqual([409, 'Saldo tidak cukup']);
    expect(refused.data).toEqual({ reason: 'wallet_insufficient' });
    expect(await saldo()).toMatchObject({ balance: 200_000, hold: 0 });
    expect(await rows()).toEqual([]);
  });

  test('of everything is possible', async () => {
    expect((await withdraw(200_000)).code).toBe(200);
    expect(await saldo()).toMatchObject({ balance: 0, hold: 200_000 });
  });

  test('needs the password again [S42]', async () => {
    for (const password of ['salah sekali', '', undefined]) {
      const refused = await withdraw(20_000, { password });
      expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['password']]);
    }
    expect(await rows()).toEqual([]);
  });

  test('to an unknown bank or an invalid account is rejected', async () => {
    for (const [field, value] of Object.entries({ bank_id: 99, rekening: '12', atas_nama: '<i>' })) {
      const refused = await withdraw(20_000, { [field]: value });
      expect([refused.status, Object.keys(refused.data)]).toEqual([422, [field]]);
    }
  });

  test('happens three times a day at most, counted in Jakarta', async () => {
    market.clock.set(new Date('2026-03-02T16:59:00Z'));
    await signInAgain();
    for (let n = 0; n < 3; n++) expect((await withdraw(10_000)).code).toBe(200);
    const refused = await withdraw(10_000);
    expect([refused.status, refused.data]).toEqual([409, { reason: 'day_count' }]);
    expect(refused.message).toBe('Maksimal 3 penarikan per hari. Coba lagi besok.');
    expect(await saldo()).toMatchObject({ balance: 170_000, hold: 30_000 });
    market.clock.advance(minute);
    expect((await withdraw(10_000)).code).toBe(200);
  });

  test('stays below Rp50.000.000 a day together with the others', async () => {
    await fillWallet(market, budi.id, 100_000_000);
    expect((await withdraw(30_000_000)).code).toBe(200);
    const refused = await withdraw(20_000_001);
    expect([refused.status, refused.data]).toEqual([
      422,
      { amount: ['Batas penarikan hari ini tinggal Rp20.000.000'] },
    ]);
    expect((await withdraw(20_000_000)).code).toBe(200);
  });

  test('is notified in the list and by email [S42]', async () => {
    await withdraw(20_000);
    const letters = await market.letters('budi@example.test');
    expect(letters[0]?.subject).toBe('Penarikan saldo diproses');
    expect(letters[0]?.text).toContain('Rp20.000 akan ditransfer ke BCA ••••••6789.');
    const { data } = await market.call('/buyer/dashboard/notification/list', { token: budi.token });
    expect(data[0]).toMatchObject({ category: 'wallet', link: '/account/wallet' });
    expect(market.logLines.some((line) => line.includes('"security":"withdrawal-requested"'))).toBe(true);
    expect(market.logLines.join()).not.toContain('0123456789');
  });

  test('ignores amounts, owners and states that a client adds [S24]', async () => {
    await withdraw(20_000, { owner: 99, user_id: 99, kind: 'seller_wallet', fee: -5, status: 'paid' });
    expect(await rows()).toMatchObject([
      { kind: 'buyer_wallet', owner: budi.id, fee: 0, status: 'requested' },
    ]);
  });

  test('is closed to visitors, and each user sees their own [S22]', async () => {
    await withdraw(20_000);
    const sari = await createSignedInUser(market, { email: 'sari@example.test' });
    expect((await market.call('/wallet/withdrawals', { token: sari.token })).data).toEqual([]);
    expect((await market.call('/wallet/saldo', { token: sari.token })).data).toMatchObject({
      balance: 0,
      hold: 0,
    });
    for (const path of ['/wallet/saldo', '/wallet/withdrawals'])
      expect((await market.call(path)).status).toBe(401);
    const body = { amount: 20_000, ...account, password: testPassword };
    expect((await market.call('/wallet/withdraw', { body })).status).toBe(401);
    expect((await market.call('/wallet/withdraw', { body, token: sari.token })).status).toBe(409);
  });
});

describe('a withdrawal under a key', () => {
  const key = { 'idempotency-key': 'penarikan-0001' };

  test('sent fifty times at once happens once, with equal responses [R5]', { tags: 'slow' }, async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw(20_000, {}, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.withdraw_code)).size).toBe(1);
    expect(await saldo()).toMatchObject({ balance: 180_000, hold: 20_000 });
  });

  test('with another amount is rejected; after a rejection the key is free [R5]', async () => {
    expect((await withdraw(300_000, {}, key)).status).toBe(409);
    expect((await withdraw(20_000, {}, key)).status).toBe(200);
    expect((await withdraw(30_000, {}, key)).status).toBe(422);
    expect((await withdraw(20_000, { password: 'salah sekali' }, key)).status).toBe(422);
    expect(await saldo()).toMatchObject({ balance: 180_000, hold: 20_000 });
  });
});

describe('a withdrawal of a store', () => {
  let store: { id: number };
  const area = '/merchant/dashboard/wallet';
  const bank = { bank_id: 5, rekening: '5555566666', cabang: 'Bandung', atas_nama: 'Budi Santoso' };
  const ask = (amount: number) =>
    market.call(`${area}/withdraw`, { token: budi.token, body: { amount, password: testPassword } });
  const saveBank = () =>
    market.call('/merchant/dashboard/bank', { token: budi.token, body: { ...bank, password: testPassword } });
  const balance = async () => (await market.call(`${area}/saldo`, { token: budi.token })).data;

  beforeEach(async () => {
    store = await openStore(market, { user_id: budi.id });
    await fillWallet(market, store.id, 500_000, 'seller_wallet');
  });

  test('needs a bank account that is a day old [S42]', async () => {
    const missing = await ask(20_000);
    expect([missing.status, missing.data]).toEqual([409, { reason: 'bank_missing' }]);
    await saveBank();
    market.clock.advance(23 * hour);
    const early = await ask(20_000);
    expect([early.status, early.data]).toEqual([
      409,
      { reason: 'bank_new', withdrawals_from: '2026-03-03T03:00:00.000Z' },
    ]);
    expect(early.message).toBe('Rekening baru saja diganti. Penarikan bisa mulai 3 Maret 2026, 10.00 WIB.');
    expect(await balance()).toMatchObject({
      balance: 500_000,
      withdrawable: 0,
      on_withdrawal: 0,
      holds: [{ reason: expect.stringMatching(/bank_new|review_pending/), amount: 500_000 }],
    });
  });

  test("takes the store's money and never the buyer's of the same user [SELL-07] [API-20]", {
    tags: 'slow',
  }, async () => {
    await saveBank();
    await approveStore(market.context(), { merchantId: store.id, staffId: null });
    market.clock.advance(day - minute);
    await market.settle();
    await signInAgain();
    market.clock.advance(minute);
    expect(await balance()).toMatchObject({
      balance: 500_000,
      pending_balance: 0,
      withdrawable: 500_000,
      on_withdrawal: 0,
    });
    const { data } = await ask(400_000);
    expect(data).toMatchObject({ bank_name: 'Danamon', masked_account: '••••••6666', status: 'requested' });
    expect(await balance()).toMatchObject({
      balance: 100_000,
      pending_balance: 0,
      withdrawable: 100_000,
      on_withdrawal: 400_000,
      holds: [{ reason: 'withdrawal_running', amount: 400_000, until: data.estimated_at }],
    });
    expect(await saldo()).toMatchObject({ balance: 200_000, hold: 0 });
    expect((await market.call(`${area}/withdrawals`, { token: budi.token })).data).toEqual([data]);
    expect((await market.call('/wallet/withdrawals', { token: budi.token })).data).toEqual([]);
  });

  test('is closed to visitors and to people without a store [S22] [S23]', async () => {
    const sari = await createSignedInUser(market, { email: 'sari@example.test' });
    const body = { amount: 20_000, password: testPassword };
    for (const path of ['saldo', 'history', 'withdrawals']) {
      expect((await market.call(`${area}/${path}`)).status).toBe(401);
      expect((await market.call(`${area}/${path}`, { token: sari.token })).status).toBe(403);
    }
    expect((await market.call(`${area}/withdraw`, { body })).status).toBe(401);
    expect((await market.call(`${area}/withdraw`, { body, token: sari.token })).status).toBe(403);
  });
});

describe('at the same time', () => {
  test('200 payments and withdrawals from a balance for ten: ten succeed, and the history adds up [R3]', {
    tags: 'slow',
  }, async () => {
    const sari = await createSignedInUser(market, { email: 'sari@example.test' });
    await fillWallet(market, sari.id, 100_000);
    const ctx = market.context({
      kind: 'user',
      userId: sari.id,
      sessionId: 1,
      merchantId: null,
      role: 'user',
    });
    const pay = (group: number) =>
      postJournal(ctx, {
        event: 'J0',
        key: `hold ${group}`,
        reference: { type: 'order-group', id: group },
        postings: [
          {
            account: { kind: 'buyer_wallet', owner: sari.id },
            amount: -10_000,
            history: { type: 'payment', code: `INV-${group}`, description: { id: 'Bayar', en: 'Paid' } },
          },
          { account: { kind: 'wallet_hold', owner: group }, amount: 10_000 },
        ],
      });
    const work = Array.from({ length: 200 }, (_, n) =>
      n % 2 ? pay(n) : withdrawFromBuyer({ ctx, input: { amount: 10_000, ...account } }),
    );
    const ends = await Promise.allSettled(work);
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.data?.reason] : []));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(reasons.filter((reason) => reason !== 'wallet_insufficient' && reason !== 'day_count')).toEqual(
      [],
    );
    expect(await readAccountBalance(ctx, { kind: 'buyer_wallet', owner: sari.id })).toBe(0);
    const withdrawn = await market.database.db.selectFrom('withdrawals').select('id').execute();
    expect(withdrawn.length).toBeLessThanOrEqual(3);
    const history = await market.call('/buyer/dashboard/wallet/history?per_page=100', { token: sari.token });
    const sum = history.data.reduce(
      (total: number, { direction, amount }: { direction: 'in' | 'out'; amount: number }) =>
        direction === 'in' ? total + amount : total - amount,
      0,
    );
    expect([sum, history.total_saldo]).toEqual([0, 0]);
    expect(await verifyLedger(ctx)).toEqual([]);
    expect(await market.audit()).toEqual([]);
  });

  test('of ten withdrawals at once three pass the limit of the day [R3]', async () => {
    const ctx = market.context({
      kind: 'user',
      userId: budi.id,
      sessionId: 1,
      merchantId: null,
      role: 'user',
    });
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, () => withdrawFromBuyer({ ctx, input: { amount: 10_000, ...account } })),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await saldo()).toMatchObject({ balance: 170_000, hold: 30_000 });
  });
});
