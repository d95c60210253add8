import { day, openTestServer, ordersModule, type TestServer } from '@pasar/api/testing';
import { orderStatuses, orderTransitions } from '@pasar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemo } from '../../../create-demo.ts';
import { demoSeller } from '../../data/users.ts';
import { planSeedData } from '../../plan/plan-seed-data.ts';
import { smallSize } from '../../plan/seed-size.ts';
import { renewDeadlines } from '../../renew-deadlines.ts';
import { createTinyFiles } from '../../testing/seed-without-images.ts';
import { buildSeedImages } from '../build-seed-images.ts';
import { writeSeedData } from '../write-seed-data.ts';

const orders = 1_500;

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({}, { plugins: [createDemo()] });
  const planned = planSeedData({
    seed: 2026,
    now: market.clock.now(),
    size: { ...smallSize, stores: 90, products: 800, orders },
  });
  const pictures = buildSeedImages(planned, demoSeller.fullname);
  const files = createTinyFiles(pictures);
  await writeSeedData(market.context(), { market: planned, pictures, files, onProgress: () => {} });
}, 60_000);
afterAll(() => market.close());

test('a market with half a year of trade passes every audit', { tags: 'slow' }, async () => {
  expect(await market.audit()).toEqual([]);
  const { total } = await market.database.db
    .selectFrom('orders')
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(Number(total)).toBeGreaterThanOrEqual(orders);
});

test('every move of every order is one of the table, by whom the table says, in the order of time', {
  tags: 'slow',
}, async () => {
  const events = await market.database.db.selectFrom('order_events').selectAll().orderBy('id').execute();
  for (const steps of Map.groupBy(events, ({ order_id }) => order_id).values()) {
    let before: (typeof steps)[number] | undefined;
    for (const event of steps) {
      expect(event.at.getTime()).toBeLessThanOrEqual(market.clock.now().getTime());
      expect(event.from_status).toBe(before?.to_status ?? null);
      if (before) {
        const rule = orderTransitions[event.transition as keyof typeof orderTransitions];
        expect(rule).toMatchObject({ to: event.to_status, by: event.actor });
        expect(rule.from).toContain(event.from_status);
        expect(event.at.getTime()).toBeGreaterThanOrEqual(before.at.getTime());
      }
      before = event;
    }
  }
});

test('live orders wait for deadlines that are still to come', async () => {
  const rows = await market.database.db.selectFrom('orders').selectAll().execute();
  const live = rows.filter(({ status }) => !orderStatuses[status].isFinal);
  expect(live.length).toBeGreaterThan(20);
  for (const { respond_due_at, ship_due_at, pickup_due_at, complete_due_at } of live) {
    for (const due of [respond_due_at, ship_due_at, pickup_due_at, complete_due_at]) {
      if (due) expect(due.getTime()).toBeGreaterThan(market.clock.now().getTime());
    }
  }
  const completed = rows.filter(({ status }) => status === 'completed').length;
  expect(completed / rows.length).toBeGreaterThan(0.75);
  expect(completed / rows.length).toBeLessThan(0.95);
});

test('every status that a seller acts on waits for the demo seller', async () => {
  const rows = await market.database.db
    .selectFrom('orders')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .select(['orders.status', 'orders.placed_at'])
    .where('merchant_name', '=', demoSeller.store)
    .execute();
  const open = Map.groupBy(rows, ({ status }) => status);
  for (const status of ['new', 'processed', 'ready_to_ship', 'shipped', 'delivered', 'complained'] as const) {
    expect(open.get(status)?.length ?? 0, status).toBeGreaterThan(0);
  }
});

test('ids follow time, so that the newest orders are the first of every list', async () => {
  for (const table of ['orders', 'order_groups'] as const) {
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::integer as wrong from (
        select placed_at < lag(placed_at) over (order by id) as late from ${sql.table(table)}
      ) steps where late`.execute(market.database.db);
    expect(rows).toEqual([{ wrong: 0 }]);
  }
});

test('what the stores had left after each parcel leads to what they have now', async () => {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from (
      select distinct on (m.variant_id) m.on_hand_after <> v.stock_on_hand as differs
      from stock_movements m join variants v on v.id = m.variant_id order by m.variant_id, m.id desc
    ) newest where differs`.execute(market.database.db);
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('reviews hang on completed orders of their writers', async () => {
  const reviews = await market.database.db
    .selectFrom('reviews as r')
    .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['o.status', 'o.ended_at', 'o.user_id as buyer', 'r.user_id as writer', 'r.created_at'])
    .select(['i.product_id as bought', 'r.product_id as reviewed'])
    .execute();
  expect(reviews.length).toBeGreaterThan(orders / 5);
  for (const { status, ended_at, buyer, writer, created_at, bought, reviewed } of reviews) {
    expect([status, buyer, bought]).toEqual(['completed', writer, reviewed]);
    expect(created_at.getTime()).toBeGreaterThan(ended_at?.getTime() ?? Number.POSITIVE_INFINITY);
  }
});

test('the stores that sell much have visitors every day, and followers', async () => {
  const { db } = market.database;
  const visits = await db
    .selectFrom('store_visits')
    .innerJoin('merchants', 'merchants.id', 'merchant_id')
    .select(['merchant_name', 'visitors', 'views'])
    .execute();
  const demo = visits.filter(({ merchant_name }) => merchant_name === demoSeller.store);
  expect(demo).toHaveLength(180);
  expect(new Set(visits.map(({ merchant_name }) => merchant_name)).size).toBeGreaterThan(10);
  for (const { visitors, views } of visits) expect(views).toBeGreaterThanOrEqual(visitors);
  expect((await db.selectFrom('follows').select('user_id').execute()).length).toBeGreaterThan(50);
});

test('no product sold less than its orders say', async () => {
  const { rows } = await sql`
    select p.id from products p join order_items i on i.product_id = p.id join orders o on o.id = i.order_id
    where o.status = 'completed' group by p.id having p.sold_count < sum(i.qty)`.execute(market.database.db);
  expect(rows).toEqual([]);
});

const newOrders = async () => {
  const rows = await market.database.db
    .selectFrom('orders')
    .select('respond_due_at')
    .where('status', '=', 'new')
    .execute();
  return rows.length;
};

/** What the market does by itself, at the clock's now. */
const serveSweeps = async () => {
  for (const { run } of ordersModule.sweeps ?? []) await run(market.context());
  await market.settle();
};

test('orders that wait for their seller go on waiting after the market was closed for days', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  const before = await newOrders();
  market.clock.advance(3 * day);
  await renewDeadlines(market.context());
  await serveSweeps();
  // The written orders of the demo buyer are people's own: theirs lapse.
  expect(await newOrders()).toBeGreaterThan(before - 5);
  expect(await market.audit()).toEqual([]);
});

test('while it is open deadlines pass, parcels arrive, and the books stay right', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  market.clock.advance(3 * day);
  await serveSweeps();
  expect(await newOrders()).toBe(0);
  expect(await market.audit()).toEqual([]);
});
