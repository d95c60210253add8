import type { StoreSummary } from '@pasar/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day } from '../../platform/clock.ts';
import { fillWallet } from '../../testing/money.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { addCategory, addProduct, refreshCatalog } from '../../testing/products.ts';
import { transitionOrder } from '../orders/index.ts';
import { createActors, drive } from '../orders/testing/order-states.ts';
import { openReviewFixture, type ReviewFixture } from '../reviews/testing/review-fixture.ts';
import { countByHand, inBuckets } from './testing/count-by-hand.ts';
import { type PastOrder, writePastOrders } from './testing/past-orders.ts';

let market: TestServer;
let world: ReviewFixture;
let orders: PastOrder[];
const visits = new Map<string, number>();

const statuses = [
  'completed',
  'completed',
  'completed',
  'cancelled_buyer',
  'rejected',
  'cancelled_system',
  'refunded',
] as const;

/** A small generator, so that the same orders come every time. */
const chance = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

const today = '2026-03-02';
const ago = (days: number) => new Date(Date.parse(today) - days * day).toISOString().slice(0, 10);

const openStoreWithAPast = async () => {
  const next = chance(7);
  const upTo = (most: number) => Math.floor(next() * most);
  const category = await addCategory(market, 'Rok');
  const more: { productId: number; variantId: number }[] = [];
  for (let n = 0; n < 7; n++) {
    const made = await addProduct(market, {
      store: world.seller.merchantId,
      category,
      name: `Rok nomor ${n}`,
    });
    more.push({ productId: made.id, variantId: made.variantIds[0] ?? 0 });
  }
  await refreshCatalog(market);
  const shelf = [...world.products.slice(0, 1), ...more];
  const line = () => {
    const goods = shelf[upTo(shelf.length)] ?? more[0];
    if (!goods) throw new Error('the store has no product');
    return { ...goods, qty: 1 + upTo(4), price: 1_000 * (1 + upTo(300)) };
  };
  orders = Array.from({ length: 400 }, () => ({
    paidAt: new Date(market.clock.now().getTime() - Math.floor(next() * 500 * day)),
    status: statuses[upTo(statuses.length)] ?? 'completed',
    lines: Array.from({ length: 1 + upTo(3) }, line),
  }));
  // At the edge of two days of Jakarta, on both sides.
  for (const edge of ['2026-02-09T16:59:59.999Z', '2026-02-09T17:00:00.000Z']) {
    orders.push({ paidAt: new Date(edge), status: 'completed', lines: [line()] });
  }
  await writePastOrders(market, { userId: world.buyer.id, merchantId: world.seller.merchantId }, orders);

  for (let at = 0; at < 500; at += 1 + upTo(3)) visits.set(ago(at), 1 + upTo(50));
  await market.database.db
    .insertInto('store_visits')
    .values(
      [...visits].map(([date, visitors]) => ({
        merchant_id: world.seller.merchantId,
        day: date,
        visitors,
        views: visitors,
      })),
    )
    .execute();
};

beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
  world = await openReviewFixture(market);
  await openStoreWithAPast();
});
afterAll(() => market.close());

const read = async (query = '', token = world.seller.token): Promise<StoreSummary> => {
  const answer = await market.call(`/merchant/dashboard${query}`, { token });
  if (answer.status !== 200) throw new Error(answer.message);
  return answer.data;
};
const range = (from: string, to: string) => `?date_start=${from}&date_end=${to}`;

describe('the summary of a store [SELL-09] [API-20]', () => {
  test('is what counting by hand gives, for any range', { tags: 'slow' }, async () => {
    const anyRange = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 366 }));
    await fc.assert(
      fc.asyncProperty(anyRange, async ([end, days]) => {
        const [from, to] = [ago(end + days - 1), ago(end)];
        const said = await read(range(from, to));
        const { cards, byDay } = countByHand({ orders, visits }, from, to);
        expect(said.cards).toEqual(cards);
        expect(said.series).toEqual(inBuckets(byDay, said.series));
        expect(said.series[0]?.date).toBe(from);
        expect(said.period).toMatchObject({ date_start: from, date_end: to, days });
      }),
      { numRuns: 12, examples: [[[0, 1]], [[20, 1]], [[21, 1]], [[0, 366]]], seed: 4 },
    );
  });

  test('names the products and categories that brought in most', async () => {
    const said = await read(range(ago(365), today));
    const sold = new Map<number, { sold: number; gmv: number }>();
    for (const { paidAt, status, lines } of orders) {
      const date = new Date(paidAt.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
      if (date < ago(365) || !['completed', 'refunded'].includes(status)) continue;
      for (const { productId, qty, price } of lines) {
        const before = sold.get(productId) ?? { sold: 0, gmv: 0 };
        sold.set(productId, { sold: before.sold + qty, gmv: before.gmv + qty * price });
      }
    }
    const best = [...sold].sort(([, a], [, b]) => b.gmv - a.gmv).slice(0, 5);
    expect(said.top_products.map(({ id, sold, gmv }) => [id, { sold, gmv }])).toEqual(best);
    const all = [...sold.values()].reduce((sum, { gmv }) => sum + gmv, 0);
    expect(said.top_categories.reduce((sum, { gmv }) => sum + gmv, 0)).toBe(all);
    expect(said.cards.gmv.value).toBe(all);
    const counted = Object.values(said.order_status).reduce((sum, n) => sum + n, 0);
    expect(counted).toBe(said.cards.orders.value);
  });

  test('is by days, weeks from Monday or months, without gaps', async () => {
    const month = await read();
    expect(month.period).toEqual({ date_start: '2026-02-01', date_end: today, days: 30, bucket: 'day' });
    expect(month.compare).toEqual({ date_start: '2026-01-02', date_end: '2026-01-31' });
    expect(month.series).toHaveLength(30);
    const quarter = await read(range('2025-12-01', today));
    expect(quarter.period.bucket).toBe('week');
    expect(quarter.series.map(({ date }) => date).slice(0, 3)).toEqual([
      '2025-12-01',
      '2025-12-08',
      '2025-12-15',
    ]);
    const year = await read(range('2025-03-15', today));
    expect(year.period.bucket).toBe('month');
    expect(year.series.map(({ date }) => date)).toEqual([
      '2025-03-15',
      ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `2025-${String(n).padStart(2, '0')}-01`),
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
  });

  test('is at most 366 days long, from a first to a last day', async () => {
    for (const [query, field, message] of [
      [range('2026-03-02', '2026-03-01'), 'date_end', 'Tanggal akhir harus sama atau setelah tanggal awal'],
      [range('2025-03-01', '2026-03-02'), 'date_start', 'Rentang paling lama 366 hari'],
      [range('2026-02-30', '2026-03-02'), 'date_start', undefined],
      [range('kemarin', '2026-03-02'), 'date_start', undefined],
    ] as const) {
      const answer = await market.call(`/merchant/dashboard${query}`, { token: world.seller.token });
      expect([query, answer.status, Object.keys(answer.data)]).toEqual([query, 422, [field]]);
      if (message) expect(answer.message).toBe(message);
    }
    expect((await read(range('2025-03-02', today))).period.days).toBe(366);
  });

  test("reports what waits now, the store's rating and its products", { tags: 'slow' }, async () => {
    await drive(world, []);
    await drive(world, ['T4', 'request-cancel']);
    await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
    const { lineId } = await world.buy();
    await world.write({ order_item_id: lineId, rating: 4 });
    await fillWallet(market, world.seller.merchantId, 250_000, 'seller_wallet');
    const said = await read();
    expect(said).toMatchObject({
      todo: { new_orders: 1, to_ship: 1, late: 0, cancel_requests: 1, complaints: 1, unreplied_reviews: 1 },
      rating: { average: 4, total: 1 },
      verification: { status: 'approved', verify_due_at: null },
    });
    const wallet = await market.call('/merchant/dashboard/wallet/saldo', { token: world.seller.token });
    expect(said.balance).toBe(wallet.data.balance);
    market.clock.advance(day / 2 + 1);
    await world.signInAgain();
    expect((await read()).todo.late).toBe(1);
    for (const stock of ['low', 'empty'] as const) {
      const list = await market.call(`/merchant/dashboard/products/list?stock=${stock}`, {
        token: world.seller.token,
      });
      expect(said.todo[`${stock}_stock`]).toBe(list.meta.total);
    }
  });

  test('reports the revenue of the range, minus refunds and commission [M17]', { tags: 'slow' }, async () => {
    const before = (await read()).income;
    await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    await drive(world, ['T5']);
    const { orderId } = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
    await market.database.db
      .updateTable('complaints')
      .set({ amount: 40_000 })
      .where('order_id', '=', orderId)
      .execute();
    const { seller } = createActors(world);
    await transitionOrder(market.context(), { orderId, transition: 'T17b', mover: seller });
    expect((await read()).income - before).toBe(95_000 + 57_000);
    expect((await read(range('2026-01-01', '2026-01-31'))).income).toBe(0);
  });

  test("holds nothing of another store's, and is for sellers [S22] [S23]", async () => {
    const said = await read(range(ago(365), today), world.otherSeller.token);
    expect(said.cards.gmv).toEqual({ value: 0, previous: 0, delta_percent: 0 });
    expect(said.top_products).toEqual([]);
    expect(said.todo.new_orders).toBe(0);
    expect((await market.call('/merchant/dashboard', { token: world.buyer.token })).status).toBe(403);
    expect((await market.call('/merchant/dashboard')).status).toBe(401);
  });
});
