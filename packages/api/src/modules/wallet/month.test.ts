import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openStore } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { postJournal } from '../ledger/index.ts';

let market: TestServer;
let siti: { id: number; token: string };
let merchant: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  siti = await createSignedInUser(market);
  merchant = (await openStore(market, { user_id: siti.id })).id;
});
afterAll(() => market.close());

const report = (query = '', token = siti.token) =>
  market.call(`/merchant/dashboard/wallet/month${query}`, { token });
let orders = 0;
const description = { id: 'Penjualan', en: 'Sale' };

/** What settles an order of which the store gets so much, at a time. */
const sell = async (at: string, net: number, { commission = 0, fee = 0 } = {}) => {
  market.clock.set(new Date(at));
  orders += 1;
  const escrow = { kind: 'escrow' as const, owner: orders };
  const reference = { type: 'order' as const, id: orders };
  const held = net + commission + fee;
  await postJournal(market.context(), {
    ...{ event: 'J1', key: `held ${orders}`, reference },
    postings: [
      { account: { kind: 'gateway_clearing' }, amount: -held },
      { account: escrow, amount: held },
    ],
  });
  await postJournal(market.context(), {
    ...{ event: 'J3', key: `settled ${orders}`, reference },
    postings: [
      { account: escrow, amount: -held },
      {
        account: { kind: 'seller_wallet', owner: merchant },
        amount: net,
        history: { type: 'sale', code: `PSR-${orders}`, description },
      },
      { account: { kind: 'platform_commission' }, amount: commission },
      { account: { kind: 'platform_fee' }, amount: fee },
    ],
  });
};

const withdraw = async (at: string, amount: number) => {
  market.clock.set(new Date(at));
  await postJournal(market.context(), {
    ...{ event: 'J5', key: `withdrawal ${at}`, reference: { type: 'withdrawal', id: 1 } },
    postings: [
      {
        account: { kind: 'seller_wallet', owner: merchant },
        amount: -amount,
        history: { type: 'withdraw', code: 'WD-1', description },
      },
      { account: { kind: 'withdrawal_clearing' }, amount },
    ],
  });
};

describe('the monthly report of a store [M18]', () => {
  test('goes from the opening balance over all lines to the closing one, by months of WIB', async () => {
    await sell('2026-01-31T16:59:59Z', 100_000, { commission: 5_000, fee: 1_000 });
    await sell('2026-01-31T17:00:00Z', 40_000, { commission: 2_000 });
    await sell('2026-02-10T03:00:00Z', 60_000, { commission: 3_000, fee: 500 });
    await withdraw('2026-02-28T16:59:59Z', 150_000);
    await sell('2026-02-28T17:00:00Z', 7_000);

    const { code, data } = await report('?month=2026-02');
    expect(code).toBe(200);
    expect(data).toEqual({
      month: '2026-02',
      first_month: '2026-01',
      current_month: '2026-03',
      opening: 100_000,
      closing: 50_000,
      totals: [
        { type: 'sale', direction: 'in', count: 2, amount: 100_000 },
        { type: 'withdraw', direction: 'out', count: 1, amount: 150_000 },
      ],
      earnings: { gross: 105_500, commission: 5_000, fee: 500, net: 100_000 },
    });

    const { data: now } = await report();
    const { data: lines, total_saldo } = await market.call('/merchant/dashboard/wallet/history', {
      token: siti.token,
    });
    expect(now).toMatchObject({ month: '2026-03', opening: 50_000, closing: total_saldo });
    expect(lines[1].balance_after).toBe(now.opening);
    expect((await report('?month=2026-01')).data).toMatchObject({ opening: 0, closing: data.opening });
  });

  test('is empty for a store without entries, and for months to come', async () => {
    const empty = {
      opening: 0,
      closing: 0,
      totals: [],
      earnings: { gross: 0, commission: 0, fee: 0, net: 0 },
    };
    expect((await report()).data).toMatchObject({ ...empty, first_month: '2026-03' });
    await sell('2026-03-02T03:00:00Z', 9_000);
    expect((await report('?month=2027-01')).data).toMatchObject({
      opening: 9_000,
      closing: 9_000,
      totals: [],
    });
  });

  test('refuses what is no month, and knows the wallet of the own store only', async () => {
    await sell('2026-03-02T03:00:00Z', 9_000);
    for (const month of ['2026-13', '2026-1', '2026-02-01', 'x'])
      expect((await report(`?month=${month}`)).code).toBe(422);
    const other = await createSignedInUser(market, { email: 'wati@example.test' });
    expect((await report('', other.token)).code).toBe(403);
    await openStore(market, { user_id: other.id, merchant_slug: 'toko-wati' });
    expect((await report('', other.token)).data).toMatchObject({ closing: 0, totals: [] });
  });
});
