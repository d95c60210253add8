import { readFileSync, writeFileSync } from 'node:fs';
import { endpoints } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from '../../../platform/database/json.ts';
import { openSearchCluster, type SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addBrand, addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import {
  createRecordingConnection,
  createRespondingConnection,
  type Exchange,
  type NodeReply,
  type NodeResponse,
  nameRequest,
  type SentRequest,
} from '../../../testing/responding-connection.ts';
import { listProducts } from '../listing/list-products.ts';
import { createListingSource } from '../listing/listing-source.ts';
import { bringUpToDate } from './sync-search.ts';

/**
 * What a real cluster of three nodes answered to these lists. A request that changes is not among them: record them anew
 * with `node packages/api/src/testing/with-search.ts -- <vitest> --project api src/modules/catalog/search-cluster/`.
 */
const file = new URL('recorded-exchanges.jsonl', import.meta.url);
const url = process.env.TEST_SEARCH_URL;

let market: TestServer;
let store: number;
const twelve = 'beras pulen merah hitam wangi organik kiloan panen baru super murni asli';

const open = (connection: ReturnType<typeof createRespondingConnection>) => ({
  ...openSearchCluster(url ?? 'http://127.0.0.1:9201,http://127.0.0.1:9202', {
    prefix: 'recorded',
    connection,
  }),
  // Whoever records does not do so against the clock.
  ...(url && { queryDeadline: 30_000 }),
});

const list = async (searchCluster: SearchCluster, query: object, source = createListingSource()) => {
  const ctx = { ...market.context(), searchCluster };
  const input = v.parse(endpoints.products.list.query, query);
  const { cards, total, answer } = await listProducts({ ctx, input, source });
  return { names: cards.map(({ name }) => name), total, answer };
};

beforeAll(async () => {
  market = await openTestServer();
  store = (await openStore(market, { name: 'Toko Lada' })).id;
  const food = await addCategory(market, 'Beras');
  const shoes = await addCategory(market, 'Sepatu');
  const brand_id = await addBrand(market, 'Nara');
  const tells = (...facts: string[][]) =>
    json(facts.map(([name = '', value = '']) => ({ name, value }))) as never;
  const attributes = tells(['Butir', 'panjang'], ['Pecah', '5 %']);
  await addProduct(market, { store, category: food, name: 'Beras pulen wangi', sold_count: 3, attributes });
  const red = { store, category: food, brand_id, name: 'Beras merah organik', sold_count: 9 };
  // The same number twice, in two spellings.
  await addProduct(market, {
    ...red,
    attributes: tells(['Grain', 'Pendek'], ['Pecah', '5'], ['Broken', '5.0 %']),
  });
  await addProduct(market, { store, category: shoes, name: 'Sepatu lari', variants: [{ price: 250_000 }] });
  const of = { category_id: food, is_filter: true };
  const grain = {
    ...{ ...of, name_id: 'Butir', name_en: 'Grain', kind: 'choice' as const },
    allowed_values: json([
      { id: 'Panjang', en: 'Long' },
      { id: 'Pendek', en: 'Short' },
    ]),
  };
  const broken = { ...of, name_id: 'Pecah', name_en: 'Broken', kind: 'number' as const, unit: '%' };
  await market.database.db.insertInto('category_attributes').values([grain, broken]).execute();
  await refreshCatalog(market);
}, 60_000);
afterAll(() => market.close());

const lines = url ? [] : readFileSync(file, 'utf8').trim().split('\n');
const exchanges: Exchange[] = lines.map((line) => JSON.parse(line));
const sent: SentRequest[] = [];

/** Answers as the cluster did; a request that it never had fails. */
const replay = (
  instead: (request: SentRequest, answer: NodeResponse | undefined) => NodeReply | undefined,
) => {
  const known = new Map(exchanges.map(({ request, answer }) => [request, answer]));
  return createRespondingConnection((request) => {
    sent.push(request);
    const answer = known.get(nameRequest(request));
    const given = instead(request, answer) ?? answer;
    if (!given) throw new Error(`not recorded: ${JSON.stringify(request)}`);
    return given;
  });
};

describe('lists, as a real cluster answered them', () => {
  const source = createListingSource();
  let cluster: SearchCluster;

  beforeAll(async () => {
    if (url) {
      const real = openSearchCluster(url, { prefix: 'recorded' });
      await bringUpToDate(market.context(), real);
      await real.client.close();
    }
    cluster = open(url ? createRecordingConnection(exchanges, sent) : replay(() => undefined));
  }, 120_000);
  afterAll(async () => {
    await cluster.client.close();
    if (url) writeFileSync(file, exchanges.map((one) => `${JSON.stringify(one)}\n`).join(''));
  });

  test('a list has its order, its total and its counts, which stay for half a minute [Q1] [Q43]', async () => {
    const all = await list(cluster, { sort: 'price_asc' }, source);
    expect([all.names.at(-1), all.total, all.answer.degraded]).toEqual(['Sepatu lari', 3, false]);
    expect(all.answer.facets.price).toEqual({ min: 100_000, max: 250_000 });
    expect(all.answer.facets.categories.map(({ slug, total }) => [slug, total])).toEqual([
      ['beras', 2],
      ['sepatu', 1],
    ]);
    const again = await list(cluster, { sort: 'bestseller' }, source);
    expect([again.names[0], again.answer.facets]).toEqual(['Beras merah organik', all.answer.facets]);
    const now = market.clock.now().toISOString();
    expect([all.answer.facets_at, again.answer.facets_at]).toEqual([null, now]);
    expect(sent.at(-1)?.body).not.toHaveProperty('aggs');
  });

  test('words are searched, corrected and left out [Q20] [Q21]', async () => {
    const rice = await list(cluster, { search: 'beras', 'brand[]': 'nara' }, source);
    expect([rice.names, rice.total]).toEqual([['Beras merah organik'], 1]);
    const relaxed = await list(cluster, { search: 'beras organik putih' }, source);
    expect([relaxed.names, relaxed.answer.without]).toEqual([['Beras merah organik'], ['putih']]);
    const misspelled = await list(cluster, { search: 'sepatuu' }, source);
    expect([misspelled.names, misspelled.answer.corrected]).toEqual([['Sepatu lari'], 'sepatu']);
  });

  test('attributes filter, and are counted under the other filters [B28]', async () => {
    const shown = ({ answer }: Awaited<ReturnType<typeof list>>) =>
      answer.facets.attributes?.map(({ name, values }) => [
        name,
        ...values.map((one) => one.name + one.total),
      ]);
    const inside = await list(cluster, { 'category[]': 'beras' }, source);
    expect(shown(inside)).toEqual([
      ['Butir', 'Panjang1', 'Pendek1'],
      ['Pecah', '5 %2'],
    ]);
    const long = inside.answer.facets.attributes?.[0]?.values[0]?.id;
    const narrow = await list(cluster, { 'category[]': 'beras', 'attribute[]': long }, source);
    expect([narrow.names, narrow.total]).toEqual([['Beras pulen wangi'], 1]);
    expect(shown(narrow)).toEqual([
      ['Butir', 'Panjang1', 'Pendek1'],
      ['Pecah', '5 %1'],
    ]);
  });

  test('twelve words that nothing has together are few requests [Q21]', async () => {
    const before = sent.length;
    const { names, answer } = await list(cluster, { search: twelve }, source);
    expect([names.length, answer.without?.length]).toEqual([1, 9]);
    expect(sent.length - before).toBeLessThanOrEqual(7);
  });
});

describe.skipIf(url)('lists, as a cluster may answer them', () => {
  const whole = () => exchanges.find(({ answer }) => JSON.stringify(answer).includes('"promotions"'))?.answer;

  test('a facet whose counts may be too low is counted again [Q43]', async () => {
    const counted = (total: number, error: number) => ({
      doc_count: 3,
      values: { buckets: [{ key: 1, doc_count: total }], doc_count_error_upper_bound: error },
    });
    const cluster = open(
      replay(({ body }, answer) => {
        const { aggs } = (body ?? {}) as { aggs?: { brands?: object } };
        if (JSON.stringify(aggs?.brands ?? '').includes('include'))
          return { status: 200, body: { hits: { hits: [] }, aggregations: { brands: counted(9, 0) } } };
        if (!aggs?.brands || !answer) return undefined;
        const { aggregations, ...rest } = answer.body as { aggregations: object };
        return { status: 200, body: { ...rest, aggregations: { ...aggregations, brands: counted(7, 3) } } };
      }),
    );
    const { answer } = await list(cluster, { sort: 'price_asc' });
    expect(answer.facets.brands.map(({ total }) => total)).toEqual([9]);
  });

  test('what a suspended store sells is left out of the question, before the index follows [Q42]', async () => {
    const { db, clock } = market.context();
    const suspend = (suspended_at: Date | null) =>
      db.updateTable('merchants').set({ suspended_at }).where('id', '=', store).execute();
    await suspend(clock.now());
    const cluster = open(replay(({ body }) => (Object.hasOwn(body ?? {}, 'sort') ? whole() : undefined)));
    await list(cluster, {});
    await suspend(null);
    expect(JSON.stringify(sent.at(-1)?.body)).toContain(`"must_not":[{"terms":{"merchant":[${store}]}}]`);
  });

  test('a cluster that says nothing keeps nobody longer than a list has time [Q48]', async () => {
    const cluster = { ...open(createRespondingConnection(() => 'silent')), queryDeadline: 200 };
    const began = performance.now();
    const { answer, total } = await list(cluster, { search: twelve.split(' ')[0] });
    expect([answer.degraded, total]).toEqual([true, 2]);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
