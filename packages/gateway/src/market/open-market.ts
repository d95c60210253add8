import { join } from 'node:path';
import { type Api, type ApiOptions, createApi, DirectoryInUse } from '@pasar/api';
import { pino } from 'pino';
import { type OpenGateway, openGateway } from '../http/index.ts';
import { openRegistry } from '../registry/index.ts';
import { bringReleases } from './bring-releases.ts';
import { claimFolder } from './claim-folder.ts';
import type { Market, MarketOptions } from './market.ts';
import { StartFailure } from './start-failure.ts';
import { takePort } from './take-port.ts';

const gettingReady: OpenGateway['fetch'] = () =>
  new Response('Pasar sedang disiapkan. / Pasar is getting ready.', {
    status: 503,
    headers: { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

const openApi = async (options: ApiOptions): Promise<Api> => {
  try {
    return await createApi(options);
  } catch (error) {
    throw error instanceof DirectoryInUse ? new StartFailure(error.message) : error;
  }
};

/** Does what `startMarket` promises; in a file of its own so that its libraries load only for a start. */
export const openMarket = async (options: MarketOptions): Promise<Market> => {
  const { dataDir, apps, consoleDir, mode = 'demo', smtpUrl, seed = 1, onProgress = () => {} } = options;
  const log = options.log ?? pino({ level: 'warn' });
  let answer = gettingReady;
  const listener = await takePort((request, env) => answer(request, env), options.port);
  const closers: (() => unknown)[] = [];
  const close = async () => {
    await listener.close();
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  try {
    closers.push(claimFolder(dataDir));
    const { port } = listener;
    const url = (options.publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
    const api = await openApi({
      databaseUrl: options.databaseUrl ?? `pglite:${join(dataDir, 'database')}`,
      dataDir,
      mode,
      publicUrl: url,
      logLevel: log.level,
      ...(smtpUrl === undefined ? {} : { smtpUrl }),
    });
    closers.push(() => api.close());
    if (seed !== false) await api.seed({ seed, onProgress });
    const registry = options.registry ?? openRegistry({ dataDir });
    await bringReleases({ registry, apps, log, onProgress });
    const gateway = await openGateway({
      registry,
      api,
      log,
      mode,
      port,
      publicUrl: url,
      ...(consoleDir === undefined ? {} : { consoleDir }),
    });
    closers.push(() => gateway.close());
    answer = gateway.fetch;
    await gateway.warm();
    return { url, demoAccounts: api.demoAccounts, close };
  } catch (error) {
    await close();
    throw error;
  }
};
