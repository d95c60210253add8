import { beginIndex, findMissingForCluster, startSearchSync } from '@pasar/api/testing';
import { endpoints, type ProductQuery } from '@pasar/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRandomQueries, readAskable } from './random-queries.ts';
import { openSearchMarket, type SearchMarket } from './search-market.ts';

const isQuick = process.env.PASAR_SEARCH_FULL !== '1';
const requests = isQuick ? 400 : 5_000;

let market: SearchMarket;
const parse = (query: object): ProductQuery => v.parse(endpoints.products.list.query, query);

beforeAll(async () => {
  const missing = findMissingForCluster();
  if (missing) throw new Error(missing);
  market = await openSearchMarket(600);
  await market.sync();
}, 480_000);
afterAll(() => market?.close(), 60_000);

/** Searches until the returned function is called, some 50 a second, and counts what was not as it should be. */
const searchAlong = () => {
  const texts = ['sepatu', 'sepatu pria', 'kemeja', 'batik', 'kemeja murah'];
  const seen = { answers: 0, degraded: 0, wrong: [] as string[], slowest: 0 };
  let stopped = false;
  const client = async (first: number) => {
    for (let at = first; !stopped; at++) {
      const began = performance.now();
      const answer = await market.server.call(
        `/products/list?search=${encodeURIComponent(texts[at % 5] ?? '')}`,
      );
      seen.answers++;
      seen.slowest = Math.max(seen.slowest, performance.now() - began);
      if (answer.degraded) seen.degraded++;
      if (answer.code !== 200 || (!answer.degraded && answer.meta.total === 0))
        seen.wrong.push(`${answer.code} ${answer.message}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  };
  const running = [client(0), client(1)];
  return async () => {
    stopped = true;
    await Promise.all(running);
    return seen;
  };
};

const isListedBy = async (wanted: 'cluster' | 'database'): Promise<boolean> => {
  const { degraded } = await market.server.call('/products/list?search=beras');
  return degraded === (wanted === 'database');
};

describe('two engines, one answer', () => {
  test('random requests list the same products, totals and facets [Q1]', async () => {
    const next = createRandomQueries(await readAskable(market.context()), 22);
    for (let at = 0; at < requests; at++) {
      const query = next();
      const { embedded, cluster } = await market.compare(query);
      expect(cluster, JSON.stringify(query)).toEqual(embedded);
    }
  }, 600_000);

  test('a list is walked by its cursors to its last item and back [Q6]', async () => {
    for (const engine of ['embedded', 'cluster'] as const) {
      const ids: number[] = [];
      let after: string | undefined;
      let last: string | null = null;
      let total = 0;
      do {
        const page = (
          await market.compare(parse({ search: 'sepatu', per_page: 7, ...(after && { after }) }))
        )[engine] as { ids: number[]; total: number; cursors: { next: string | null; prev: string | null } };
        ids.push(...page.ids);
        total = page.total;
        if (page.cursors.prev) last = page.cursors.prev;
        after = page.cursors.next ?? undefined;
      } while (after);
      expect(new Set(ids).size).toBe(total);
      expect(ids).toHaveLength(total);
      const before = (await market.compare(parse({ search: 'sepatu', per_page: 7, after: last })))[
        engine
      ] as {
        ids: number[];
      };
      const lastPage = ids.length % 7 || 7;
      expect(before.ids).toEqual(ids.slice(-lastPage - 7, -lastPage));
    }
  }, 120_000);

  test('changes of every kind are in the index after one round [Q2] [Q40]', async () => {
    const { db } = market.context();
    await sql`update product_listings set price_min = price_min + 1000, stock = 0 where product_id % 7 = 0`.execute(
      db,
    );
    await sql`update product_listings set sold = sold + 500, rating = 5, rating_count = 90 where product_id % 5 = 0`.execute(
      db,
    );
    await sql`delete from product_listings where product_id % 11 = 0`.execute(db);
    await market.sync();
    const next = createRandomQueries(await readAskable(market.context()), 23);
    for (let at = 0; at < 60; at++) {
      const query = { ...next(), exact: true };
      const { embedded, cluster } = (await market.compare(query)) as Record<
        string,
        { total: number; ids: number[] }
      >;
      expect([cluster?.total, cluster?.ids], JSON.stringify(query)).toEqual([embedded?.total, embedded?.ids]);
    }
  }, 120_000);

  test('a price begins and ends to the second, without a write at that time [Q41]', async () => {
    const { db, clock } = market.context();
    const now = clock.now().getTime();
    await sql`
      update product_listings set discount_price_min = 111, discount_price_max = 111,
        discount_starts_at = ${new Date(now + 60_000)}, discount_ends_at = ${new Date(now + 120_000)}
      where product_id = (select max(product_id) from product_listings)`.execute(db);
    await market.sync();
    const cheap = async () => {
      const { embedded, cluster } = await market.compare(parse({ max_price: 111, sort: 'price_asc' }));
      expect(cluster).toEqual(embedded);
      return (cluster as { total: number }).total;
    };
    expect(await cheap()).toBe(0);
    market.server.clock.advance(60_000);
    expect(await cheap()).toBe(1);
    // Between the two moments the document is written anew, with what comes after the second one.
    await market.sync();
    expect(await cheap()).toBe(1);
    market.server.clock.advance(60_000);
    expect(await cheap()).toBe(0);
  }, 60_000);
});

describe('a cluster that fails', () => {
  // Above, both engines are compared on a machine that may be busy; here buyers wait as long as they do.
  const wait = (milliseconds: number) => {
    const { searchCluster } = market.context();
    if (searchCluster) searchCluster.queryDeadline = milliseconds;
  };
  beforeEach(() => wait(1_500));

  test('one node killed under load: every search is answered, by the cluster after a moment [Q48]', async () => {
    const stop = searchAlong();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await market.cluster.kill(1);
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    const seen = await stop();
    expect(seen.wrong).toEqual([]);
    expect(seen.answers).toBeGreaterThan(100);
    await expect.poll(() => isListedBy('cluster'), { timeout: 30_000 }).toBe(true);
    await market.cluster.start(1);
  }, 180_000);

  test('a new index is built, filled and switched to under load, and no search notices [Q46]', async () => {
    const { searchCluster } = market.context();
    if (!searchCluster) throw new Error('no cluster');
    // Whether the switch leaves a gap, not how fast the machine is while it builds.
    wait(10_000);
    await expect.poll(() => isListedBy('cluster'), { timeout: 30_000 }).toBe(true);
    const name = await beginIndex(market.context(), searchCluster);
    const sync = startSearchSync(() => market.context(), searchCluster);
    const stop = searchAlong();
    const stateOf = async () =>
      (
        await market
          .context()
          .db.selectFrom('search_indexes')
          .select('state')
          .where('name', '=', name)
          .execute()
      )[0]?.state;
    await expect.poll(stateOf, { timeout: 90_000, interval: 200 }).toBe('live');
    const seen = await stop();
    await sync.stop();
    expect(seen.wrong).toEqual([]);
    expect(seen.degraded).toBe(0);
    const { embedded, cluster } = await market.compare(parse({ search: 'beras', exact: '1' }));
    expect((cluster as { ids: number[] }).ids).toEqual((embedded as { ids: number[] }).ids);
  }, 180_000);

  test('all nodes silent: the database lists with a notice and few filters, and then the cluster again [Q48]', async () => {
    for (const node of [0, 1, 2]) market.cluster.pause(node);
    const began = performance.now();
    const answer = await market.server.call('/products/list?search=beras');
    expect([answer.code, answer.degraded, answer.data.length > 0]).toEqual([200, true, true]);
    for (let at = 0; at < 5; at++) await market.server.call('/products/list');
    const open = performance.now();
    expect((await market.server.call('/products/list?sort=bestseller')).degraded).toBe(true);
    // The breaker is open: nobody waits for the cluster.
    expect(performance.now() - open).toBeLessThan(1_000);
    expect(open - began).toBeLessThan(60_000);
    for (const node of [0, 1, 2]) market.cluster.resume(node);
    await expect.poll(() => isListedBy('cluster'), { timeout: 60_000, interval: 500 }).toBe(true);
  }, 180_000);
});
