import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillWallet } from '../../testing/money.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openStore } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { postJournal } from '../ledger/index.ts';
import { afterBankingDays } from './banking-days.ts';

let market: TestServer;
let budi: { id: number; token: string };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  budi = await createSignedInUser(market);
});
afterAll(() => market.close());

const path = '/buyer/dashboard/wallet/history';
const history = (query = '', token = budi.token) => market.call(`${path}${query}`, { token });
const amounts = async (query: string) =>
  (await history(query)).data.map(({ amount }: { amount: number }) => amount);

const hold = (amount: number) =>
  postJournal(market.context(), {
    event: 'J0',
    key: `hold ${amount}`,
    reference: { type: 'order-group', id: amount },
    postings: [
      {
        account: { kind: 'buyer_wallet', owner: budi.id },
        amount: -amount,
        history: { type: 'payment', code: 'INV-1', description: { id: 'Bayar', en: 'Paid' } },
      },
      { account: { kind: 'wallet_hold', owner: amount }, amount },
    ],
  });

describe('the history of a wallet', () => {
  test('shows each line with the balance after it, newest first [BUYER-05] [API-19]', {
    tags: 'slow',
  }, async () => {
    await fillWallet(market, budi.id, 50_000);
    await hold(20_000);
    const { data, meta, total_saldo } = await history();
    expect(data).toEqual([
      {
        id: 2,
        created_at: '2026-03-02T03:00:00.000Z',
        type: 'payment',
        direction: 'out',
        amount: 20_000,
        balance_after: 30_000,
        description: 'Bayar',
        reference_code: 'INV-1',
      },
      expect.objectContaining({ type: 'topup', direction: 'in', amount: 50_000, balance_after: 50_000 }),
    ]);
    expect(meta).toMatchObject({ current_page: 1, last_page: 1, total: 2, from: 1, to: 2 });
    expect(total_saldo).toBe(30_000);
    expect((await market.call('/wallet/saldo', { token: budi.token })).data).toMatchObject({
      balance: 30_000,
      hold: 20_000,
    });
    const english = await market.call(path, { token: budi.token, headers: { 'accept-language': 'en' } });
    expect(english.data[0].description).toBe('Paid');
  });

  test('is empty at first', async () => {
    const { data, total_saldo, meta } = await history();
    expect([data, total_saldo, meta.from, meta.last_page]).toEqual([[], 0, null, 1]);
  });

  test('is filtered by type and by days of Asia/Jakarta', async () => {
    market.clock.set(new Date('2026-03-01T16:59:59Z'));
    await fillWallet(market, budi.id, 1_000);
    market.clock.set(new Date('2026-03-01T17:00:00Z'));
    await fillWallet(market, budi.id, 2_000);
    market.clock.set(new Date('2026-03-02T16:59:59Z'));
    await hold(500);
    market.clock.set(new Date('2026-03-02T17:00:00Z'));
    await fillWallet(market, budi.id, 4_000);
    market.clock.set(new Date('2026-03-02T03:00:00Z'));
    expect(await amounts('?date_start=2026-03-02&date_end=2026-03-02')).toEqual([500, 2_000]);
    expect(await amounts('?date_end=2026-03-01')).toEqual([1_000]);
    expect(await amounts('?date_start=2026-03-03')).toEqual([4_000]);
    expect(await amounts('?type=payment')).toEqual([500]);
    expect(await amounts('?type=topup&date_start=2026-03-02')).toEqual([4_000, 2_000]);
  });

  test('comes in pages that keep the filter', async () => {
    for (let n = 1; n <= 12; n++) await fillWallet(market, budi.id, n * 1_000);
    const { data, meta } = await history('?type=topup&page=2');
    expect(data.map(({ amount }: { amount: number }) => amount)).toEqual([2_000, 1_000]);
    expect(meta).toMatchObject({ total: 12, last_page: 2, from: 11, to: 12, next: null });
    expect(meta.prev).toBe(`/api${path}?type=topup&page=1`);
  });

  test.each(['type=semua', 'date_start=kemarin', 'date_end=2026-13-01', 'page=0', 'per_page=1000'])(
    'refuses the query %s [S35]',
    async (query) => {
      const refused = await history(`?${query}`);
      expect([refused.status, Object.keys(refused.data)]).toEqual([422, [query.split('=')[0]]]);
    },
  );

  test("of somebody else, or of one's own store, is not in it [S22]", async () => {
    const sari = await createSignedInUser(market, { email: 'sari@example.test' });
    const { id } = await openStore(market, { user_id: budi.id });
    await fillWallet(market, budi.id, 50_000);
    await fillWallet(market, id, 70_000, 'seller_wallet');
    expect((await history('', sari.token)).data).toEqual([]);
    expect(await amounts('')).toEqual([50_000]);
    const ofStore = await market.call('/merchant/dashboard/wallet/history', { token: budi.token });
    expect([ofStore.data.length, ofStore.data[0].amount, ofStore.total_saldo]).toEqual([1, 70_000, 70_000]);
    expect((await market.call(path)).status).toBe(401);
  });
});

test('days that banks work on are not Saturdays and Sundays in Jakarta', () => {
  const friday = new Date('2026-03-06T03:00:00Z');
  expect(afterBankingDays(friday, 1).toISOString()).toBe('2026-03-09T03:00:00.000Z');
  // Sunday evening in UTC is Monday in Jakarta.
  expect(afterBankingDays(new Date('2026-03-08T18:00:00Z'), 1).toISOString()).toBe(
    '2026-03-09T18:00:00.000Z',
  );
});
