import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unhurried } from '../../platform/database/patience.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { seedMarket } from '../../seed/index.ts';
import { startPostgres } from '../../testing/postgres-server.ts';
import { openBooks } from '../crash/open-books.ts';
import { startMarketProcess } from '../ground/market-process.ts';
import type { Measuring } from './measure-operation.ts';
import { processorTime } from './processor-time.ts';
import { type Shop, stageShop } from './stage-shop.ts';

export const databases = ['postgres', 'pglite'] as const;

export type DatabaseName = (typeof databases)[number];

interface ShopSize {
  database: DatabaseName;
  products: number;
  orders: number;
  shoppers: number;
}

/** Every picture is drawn already: nobody looks at them here. */
const drawn: Partial<Storage> = { get: async () => new Uint8Array(1_000) };

/**
 * Opens a seeded market on a database as people run it, which waits for the disk, with its server in a process of its
 * own; all of it is gone afterwards.
 */
export const withShop = async <T>(
  { database, shoppers, ...size }: ShopSize,
  work: (shop: Shop, measuring: Omit<Measuring, 'rounds'>) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'pasar-bench-'));
  const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : null;
  const url = postgres?.url ?? `pglite:${join(folder, 'database')}`;
  try {
    const shop = await openBooks(url, (ctx) =>
      unhurried(async () => {
        const market = { ...ctx, storage: { ...ctx.storage, ...drawn } };
        await seedMarket({ ctx: market, seed: 7, size, onProgress: () => {} });
        return stageShop(ctx, shoppers);
      }),
    );
    const server = await startMarketProcess(url, folder);
    const pids = [server.pid, ...(postgres ? [postgres.pid] : [])];
    try {
      return await work(shop, {
        origin: server.origin,
        shoppers: shop.shoppers,
        spent: () => processorTime(pids),
      });
    } finally {
      await server.end('SIGTERM');
    }
  } finally {
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};
