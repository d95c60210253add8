import {
  bringUpToDate,
  type Context,
  createListingSource,
  listProducts,
  openTestServer,
  refreshListings,
  startSearchCluster,
  type TestCluster,
  type TestServer,
  withoutDeadline,
} from '@pasar/api/testing';
import type { ProductQuery } from '@pasar/contract';
import { createDemo, seedDatabase } from '@pasar/demo';

/** A market on a cluster of three nodes of which the test may kill any. */
export interface SearchMarket {
  server: TestServer;
  cluster: TestCluster;
  context(): Context;
  /** Brings the index up to date. */
  sync(): Promise<void>;
  /** What each of the two engines lists, without what says where it comes from. */
  compare(query: ProductQuery): Promise<{ embedded: unknown; cluster: unknown }>;
  close(): Promise<void>;
}

const drawn = { get: async () => new Uint8Array(1_000) };

export const openSearchMarket = async (products: number): Promise<SearchMarket> => {
  const cluster = await startSearchCluster();
  process.env.TEST_SEARCH_URL = cluster.url;
  const server = await openTestServer({ requestsPerAddress: 1e9 }, { plugins: [createDemo()] });
  const context = () => server.context();
  await withoutDeadline(async () => {
    const ctx = context();
    const market = { ...ctx, storage: { ...ctx.storage, ...drawn } };
    await seedDatabase({ ctx: market, seed: 7, size: { products, orders: products }, onProgress: () => {} });
  });
  const { searchCluster } = context();
  if (!searchCluster) throw new Error('the test server has no cluster');
  // Lists do not wait for the index here: the tests say when it is fed.
  searchCluster.isStrict = false;
  const embedded = createListingSource();
  const distributed = createListingSource();
  const list = async (ctx: Context, query: ProductQuery, source: typeof embedded) => {
    const { cards, total, answer } = await listProducts({ ctx, input: query, source });
    return { ids: cards.map(({ id }) => id), total, ...answer };
  };
  return {
    server,
    cluster,
    context,
    sync: async () => void (await bringUpToDate(context(), searchCluster)),
    compare: async (query) => ({
      embedded: await list({ ...context(), searchCluster: null }, query, embedded),
      cluster: await list(context(), query, distributed),
    }),
    close: async () => {
      delete process.env.TEST_SEARCH_URL;
      await searchCluster.client.close();
      // The tests wrote to the listings themselves; the audit wants what the products say.
      await withoutDeadline(() => refreshListings({ ctx: context(), input: {} }));
      await server.close();
      await cluster.remove();
    },
  };
};
