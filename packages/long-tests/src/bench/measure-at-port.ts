import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  createListingSource,
  fillSyntheticIndex,
  openSearchCluster,
  startPostgres,
  type TestCluster,
  withoutDeadline,
} from '@pasar/api/testing';
import { endpoints } from '@pasar/contract';
import { seedDatabase } from '@pasar/demo';
import * as v from 'valibot';
import { withDatabaseContext } from '../crash/with-database-context.ts';
import { reportLine } from '../harness/report-line.ts';
import type { Shopper } from './arrange-bench-fixture.ts';
import { type Measured, measureOperation } from './measure-operation.ts';
import { processorTime } from './processor-time.ts';
import { searchOperations } from './search-operations.ts';

/** Products in the database, whose documents are repeated. */
const seeded = 5_000;
const longestStart = 30 * 60_000;

interface PortBench {
  cluster: TestCluster;
  products: number;
  shoppers: number;
  rounds: number;
  report(measured: Measured): void;
}

/** Asks what lists ask for, of the engine itself: there are no products behind synthetic documents to show. */
const askPort = (ctx: Context) => {
  const source = createListingSource();
  return async (path: string): Promise<void> => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const rulebook = await source.rules(ctx);
    const search = searchParams.get('search') ?? '';
    if (pathname.endsWith('/autocomplete')) {
      await source.engine.complete(ctx, { typed: search, limit: 6, scope: {}, rulebook });
      return;
    }
    const category = searchParams.getAll('category[]');
    const query = v.parse(endpoints.products.list.query, {
      ...Object.fromEntries(searchParams),
      'category[]': category,
    });
    const found = await source.engine.find(ctx, { query, scope: {}, brandIds: [], province: null, rulebook });
    if (found.isDegraded) throw new Error(`the cluster had no time for ${path}`);
  };
};

/** The words of the index are read once, which takes minutes of many documents; nothing is timed before. */
const waitForWords = async (ask: () => Promise<void>): Promise<void> => {
  const end = performance.now() + longestStart;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(1_000);
    }
  }
};

/** Measures searches of so many synthetic documents at the port. */
export const measureAtPort = async ({
  cluster,
  products,
  shoppers,
  rounds,
  report,
}: PortBench): Promise<void> => {
  const postgres = await startPostgres({ durable: true });
  const searchCluster = { ...openSearchCluster(cluster.url), queryDeadline: 30_000, jobDeadline: 600_000 };
  try {
    await withDatabaseContext(postgres.url, async (plain) => {
      const drawn = { ...plain, storage: { ...plain.storage, get: async () => new Uint8Array(1_000) } };
      const size = { products: seeded, orders: seeded };
      await withoutDeadline(() => seedDatabase({ ctx: drawn, seed: 7, size, onProgress: () => {} }));
      const ctx = { ...plain, searchCluster };
      const began = performance.now();
      const onProgress = (written: number) => {
        const seconds = (performance.now() - began) / 1_000;
        reportLine(
          `${written} written after ${seconds.toFixed(0)} s, ${(written / seconds).toFixed(0)} a second`,
        );
      };
      await withoutDeadline(() => fillSyntheticIndex(ctx, searchCluster, { products, onProgress }));
      reportLine(`written in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
      const ask = askPort(ctx);
      await waitForWords(() => ask('/products/list'));
      for (const { name, most, path } of searchOperations) {
        const run = ({ at }: { at: number }) => ask(path(at));
        report(
          await measureOperation(
            { name, most, run },
            {
              origin: 'http://localhost',
              shoppers: Array.from({ length: shoppers }, () => ({}) as Shopper),
              rounds,
              // The nodes of both are children of this process.
              spent: () => processorTime([process.pid, postgres.pid]),
              settle: async () => {},
            },
          ),
        );
      }
    });
  } finally {
    await searchCluster.client.close();
    await postgres.remove();
  }
};
