import { type Api, type ApiOptions, createApi } from '@pasar/api';
import { createLinkTo } from '@pasar/contract';
import { pino } from 'pino';
import { type OpenGateway, openGateway, type TrustedProxies, trustedProxies } from '../http/index.ts';
import { openRegistry } from '../registry/index.ts';
import { tryPages } from '../render/index.ts';
import { assertCallsServed } from './assert-calls-served.ts';
import { assertNoEscape } from './assert-no-escape.ts';
import { assertProduction, assertRequirementMet, embeddedDatabase } from './assert-production.ts';
import { claimFolder } from './claim-folder.ts';
import { installReleases } from './install-releases.ts';
import type { RunningServer, ServerOptions } from './server.ts';
import { StartError } from './start-error.ts';
import { takePort } from './take-port.ts';
import { toOpeningError } from './to-opening-error.ts';

const gettingReady = (): Response =>
  new Response('Pasar sedang disiapkan. / Pasar is getting ready.', {
    status: 503,
    headers: { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

const proxiesOf = (entries: readonly string[] = []): TrustedProxies => {
  try {
    return trustedProxies(entries);
  } catch (error) {
    throw new StartError(`PASAR_TRUST_PROXY lists the proxies by address: ${(error as Error).message}.`);
  }
};

const openApi = async (options: ApiOptions): Promise<Api> => {
  try {
    return await createApi(options);
  } catch (error) {
    throw toOpeningError(error);
  }
};

/** Implements `startServer`; in its own file so that its libraries load only for a start. */
export const openServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { dataDir, apps, consoleDir, mode = 'demo', smtpUrl, seed = 1, onProgress = () => {} } = options;
  const log = options.log ?? pino({ level: 'warn' });
  let answer: OpenGateway['fetch'] = gettingReady;
  assertProduction({ ...options, mode });
  const trustsProxy = proxiesOf(options.trustProxy);
  const listener = await takePort((request, env) => answer(request, env), options.port, options.host);
  let release: (() => void) | undefined;
  let gateway: OpenGateway | undefined;
  let api: Api | undefined;
  const close = async () => {
    gateway?.leave();
    await listener.close();
    await gateway?.close();
    await api?.close();
    release?.();
  };
  try {
    release = claimFolder(dataDir);
    const url = (options.publicUrl ?? `http://localhost:${listener.port}`).replace(/\/+$/, '');
    const { releasesDir } = options;
    const registry =
      options.registry ?? openRegistry({ dataDir, tryPages, ...(releasesDir && { releasesDir }) });
    // In production only operations change what visitors get, whichever checkout a server is from.
    if (mode === 'demo') await installReleases({ registry, apps, log, onProgress });
    // A log that cannot be read is served from its last good state.
    await assertCallsServed(registry, registry.lastGood() ?? registry.known());
    gateway = await openGateway({
      registry,
      ...(options.guard === undefined ? {} : { guard: options.guard }),
      // The API is not called before the server is ready; the render processes start while the database
      // opens.
      api: { fetch: (request) => api?.fetch(request) ?? Promise.resolve(gettingReady()) },
      log,
      mode,
      publicUrl: url,
      ...(options.renderMemory === undefined ? {} : { renderMemory: options.renderMemory }),
      trustsProxy,
      ...(options.embedOrigins && { embedOrigins: options.embedOrigins }),
      ...(options.metricsKey === undefined ? {} : { metricsKey: options.metricsKey }),
      ...(options.securityContact === undefined ? {} : { securityContact: options.securityContact }),
      ...(consoleDir === undefined ? {} : { consoleDir }),
      ...(options.workbench && { workbench: options.workbench }),
    });
    // Beside the opening of the database.
    const escapes = gateway.escapes();
    escapes.catch(() => {});
    const live = gateway;
    api = await openApi({
      linkTo: createLinkTo({
        patternOf: (name) => live.patternOf(name),
        onUnknown: (name) => log.error({ page: name }, 'no live release has this page: its link leads home'),
      }),
      databaseUrl: options.databaseUrl ?? embeddedDatabase(dataDir),
      dataDir,
      mode,
      publicUrl: url,
      logLevel: log.level,
      onFault: gateway.onApiFault,
      ...(smtpUrl === undefined ? {} : { smtpUrl }),
      ...(options.storageUrl === undefined ? {} : { storageUrl: options.storageUrl }),
      ...(options.issuers === undefined ? {} : { issuers: options.issuers }),
      ...(options.plugins === undefined ? {} : { plugins: options.plugins }),
      ...(options.limits === undefined ? {} : { limits: options.limits }),
    });
    if (mode === 'production')
      log.warn('render processes share a machine with the server: keep slices to teams you trust');
    if (mode === 'production') assertRequirementMet(await api.productionLacks());
    assertNoEscape(await escapes, mode, log);
    if (seed !== false) await api.seed({ seed, onProgress });
    await api.warm();
    answer = gateway.fetch;
    await gateway.warm();
    return { url, demoAccounts: api.demoAccounts, close };
  } catch (error) {
    await close();
    throw error;
  }
};
