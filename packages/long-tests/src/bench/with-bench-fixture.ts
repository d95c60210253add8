import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Storage, startPostgres, withoutDeadline } from '@pasar/api/testing';
import { seedDatabase } from '@pasar/demo';
import { withDatabaseContext } from '../crash/with-database-context.ts';
import { reportLine } from '../harness/report-line.ts';
import { startServerProcess } from '../harness/server-process.ts';
import { arrangeBenchFixture, type BenchFixture } from './arrange-bench-fixture.ts';
import type { Measuring } from './measure-operation.ts';
import { multiplyProducts } from './multiply-products.ts';
import { processorTime } from './processor-time.ts';
import { startProviderProcess } from './provider-process.ts';

export const databases = ['postgres', 'pglite'] as const;

export type DatabaseName = (typeof databases)[number];

interface ShopSize {
  database: DatabaseName;
  products: number;
  orders: number;
  shoppers: number;
  /** How often each product is there. */
  times?: number;
}

/** Every picture is drawn already: nobody looks at them here. */
const drawn: Partial<Storage> = { get: async () => new Uint8Array(1_000) };

/** Copying a million products takes minutes. */
const reportCopies = (products: number) => {
  const began = performance.now();
  return (made: number) => {
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    if (made % 10 === 0) reportLine(`${made * products} products after ${seconds} s`);
  };
};

/**
 * Opens a seeded market on a database as people run it, which waits for the disk, with its server in a separate
 * process; all of it is gone afterwards.
 */
export const withBenchFixture = async <T>(
  { database, shoppers, times = 1, ...size }: ShopSize,
  work: (shop: BenchFixture, measuring: Omit<Measuring, 'rounds'>) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'pasar-bench-'));
  const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : null;
  const url = postgres?.url ?? `pglite:${join(folder, 'database')}`;
  try {
    const shop = await withDatabaseContext(url, (ctx) =>
      withoutDeadline(async () => {
        const market = { ...ctx, storage: { ...ctx.storage, ...drawn } };
        await seedDatabase({ ctx: market, seed: 7, size, onProgress: () => {} });
        // Before there are copies: to choose among a million takes longer than a statement may.
        const chosen = await arrangeBenchFixture(ctx, shoppers);
        if (times > 1) await multiplyProducts(ctx, times, reportCopies(size.products));
        return chosen;
      }),
    );
    const port = await freePort();
    const provider = await startProviderProcess(port);
    const server = await startServerProcess(url, folder, { port, providerUrl: provider.url });
    const pids = [server.pid, ...(postgres ? [postgres.pid] : [])];
    try {
      return await work(
        { ...shop, payAtBank: provider.pay },
        {
          origin: server.origin,
          shoppers: shop.shoppers,
          spent: () => processorTime(pids),
        },
      );
    } finally {
      await server.end('SIGTERM');
      provider.end();
    }
  } finally {
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};
