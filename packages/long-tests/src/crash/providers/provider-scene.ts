import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  arrangeBuyers,
  arrangeProducts,
  type Buyer,
  confirmForTest,
  createSessionToken,
  openTestServer,
  type ProductFixture,
  type TestServer,
  testPassword,
} from '@pasar/api/testing';
import { type StandIn, standIns } from '@pasar/demo';
import { sql } from 'kysely';
import { type ServerProcess, startServerProcess } from '../../harness/server-process.ts';
import { type CallProxy, openCallProxy } from './call-proxy.ts';
import { type ProviderName, providerKeys } from './provider-keys.ts';

const script = fileURLToPath(new URL('./serve-with-providers.ts', import.meta.url));

/** A market on PostgreSQL whose server may die, and providers that live on. */
export interface ProviderScene {
  /** To look into the data, and for what staff do. */
  market: TestServer;
  buyer: Buyer;
  seller: Buyer;
  goods: ProductFixture;
  providers: Record<ProviderName, { standIn: StandIn; proxy: CallProxy }>;
  /** The server that runs now; a dead one is started again. */
  server(): Promise<ServerProcess>;
  /** Until what is asked for is there, all that waits for a later time is due at once. Throws after 60 seconds. */
  until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T>;
  close(): Promise<void>;
}

const openProvider = async (provider: standIns.Provider) => {
  const standIn = await standIns.openStandIn(provider);
  return { standIn, proxy: await openCallProxy(standIn.url) };
};

/** Time passes: the next question to each provider is due, and the dead server's leases are over. */
const hurry = async ({ database: { db } }: TestServer) => {
  await sql`update payment_charges set next_poll_at = now() where next_poll_at > now()`.execute(db);
  await sql`update payouts set next_poll_at = now() where next_poll_at > now()`.execute(db);
  await sql`update shipments set next_scan_at = now() where next_scan_at > now()`.execute(db);
  await sql`delete from job_leases`.execute(db);
};

export const openProviderScene = async (): Promise<ProviderScene> => {
  const market = await openTestServer({}, { plugins: [] });
  const { url } = market.database;
  if (url === null) throw new Error('another process finds the database on PostgreSQL alone');
  market.clock.set(new Date());
  const ctx = market.context();
  const [goods] = await arrangeProducts(market, [10_000]);
  const [buyer] = await arrangeBuyers(ctx, 1, { wallet: 100_000_000, password: testPassword });
  if (!goods || !buyer) throw new Error('nobody can buy anything');
  await confirmForTest(ctx, buyer.token, 'withdrawal', 86_400_000);
  await market.database.db.updateTable('merchants').set({ pic_phone: '081234500000' }).execute();
  const seller = { id: goods.sellerId, token: await createSessionToken(ctx, goods.sellerId) };
  const providers = {
    midtrans: await openProvider(standIns.createMidtrans(providerKeys.midtrans)),
    biteship: await openProvider(standIns.createBiteship(providerKeys.biteship)),
    payouts: await openProvider(standIns.createXenditPayouts(providerKeys.payouts)),
  };
  const urls = Object.fromEntries(Object.entries(providers).map(([name, { proxy }]) => [name, proxy.url]));
  const folder = mkdtempSync(join(tmpdir(), 'pasar-providers-'));
  let running: ServerProcess | null = null;
  const server = async () => {
    if (!running?.isAlive()) {
      running = await startServerProcess(url, folder, {
        program: script,
        providerUrl: JSON.stringify(urls),
      });
    }
    return running;
  };
  return {
    market,
    buyer,
    seller,
    goods,
    providers,
    server,
    until: async (what, look) => {
      for (let tries = 0; tries < 120; tries++) {
        const found = await look();
        if (found) return found;
        if (tries % 4 === 0) await hurry(market);
        await pause(500);
      }
      throw new Error(`${what} was not there after a minute`);
    },
    close: async () => {
      if (running?.isAlive()) await running.end('SIGKILL');
      for (const { standIn, proxy } of Object.values(providers)) {
        await proxy.close();
        await standIn.close();
      }
      await market.close().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
