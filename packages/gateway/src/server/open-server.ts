import { setTimeout as pause } from 'node:timers/promises';
import { type Api, sendMailBySmtp, setTracer } from '@pasar/api';
import { type Logger, pino } from 'pino';
import type { SendMail } from '../alerts/index.ts';
import {
  type OpenGateway,
  openGateway,
  type RemoteApi,
  startingHeader,
  type TrustedProxies,
  trustedProxies,
} from '../http/index.ts';
import { roles as allRoles, type Role } from '../platform/roles.ts';
import { openRegistry, type Registry } from '../registry/index.ts';
import { setRenderService, tryPages } from '../render/index.ts';
import type { Telemetry } from '../telemetry/open-telemetry.ts';
import { assertCallsServed } from './assert-calls-served.ts';
import { assertNoEscape } from './assert-no-escape.ts';
import { assertProduction, assertRequirementMet } from './assert-production.ts';
import { claimFolder } from './claim-folder.ts';
import { installReleases } from './install-releases.ts';
import { type ApiNode, openApiNode, openOtherApi, openOwnApi } from './open-parts.ts';
import { readSignals } from './read-signals.ts';
import type { RunningServer, ServerOptions } from './server.ts';
import { StartError } from './start-error.ts';
import { takePort } from './take-port.ts';

const gettingReady = (request: Request): Response => {
  if (new URL(request.url).pathname === '/livez') return Response.json({ live: true });
  return new Response('Pasar sedang disiapkan. / Pasar is getting ready.', {
    status: 503,
    headers: {
      ...{ 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      [startingHeader]: '1',
    },
  });
};

const proxiesOf = (entries: readonly string[] = []): TrustedProxies => {
  try {
    return trustedProxies(entries);
  } catch (error) {
    throw new StartError(`PASAR_TRUST_PROXY lists the proxies by address: ${(error as Error).message}.`);
  }
};

interface Ground {
  registry: Registry;
  roles: readonly Role[];
  url: string;
  log: Logger;
  trustsProxy: TrustedProxies;
}

/** The pages of a server, on an API that need not be open yet. */
const openPages = async (
  options: ServerOptions,
  { registry, roles, url, log, trustsProxy }: Ground,
  api: Pick<Api, 'fetch'>,
  sendMail: SendMail,
): Promise<OpenGateway> =>
  openGateway({
    registry,
    roles,
    ...(options.guard === undefined ? {} : { guard: options.guard }),
    api,
    sendMail,
    log,
    mode: options.mode ?? 'demo',
    publicUrl: url,
    ...(options.renderMemory === undefined ? {} : { renderMemory: options.renderMemory }),
    trustsProxy,
    hasRenderService: options.renderSocket !== undefined,
    ...(options.embedOrigins && { embedOrigins: options.embedOrigins }),
    ...(options.frameOrigins && { frameOrigins: options.frameOrigins }),
    ...(options.serviceWorker === undefined ? {} : { serviceWorker: options.serviceWorker }),
    ...(options.metricsKey === undefined ? {} : { metricsKey: options.metricsKey }),
    ...(options.securityContact === undefined ? {} : { securityContact: options.securityContact }),
    ...(options.consoleDir === undefined ? {} : { consoleDir: options.consoleDir }),
    ...(options.workbench && { workbench: options.workbench }),
  });

/** The figures of another server are its own: its address has them. */
const withoutFigures = ({ fetch }: RemoteApi): Pick<Api, 'fetch'> => ({
  fetch: async (request) =>
    new URL(request.url).pathname === '/metrics' ? new Response('') : await fetch(request),
});

/** Implements `startServer`; in its own file so that its libraries load only for a start. */
export const openServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { dataDir, apps, mode = 'demo', seed, onProgress = () => {}, roles = allRoles } = options;
  const signals = readSignals(process.env);
  const level = options.logLevel ?? 'warn';
  // Telemetry reports to it while it opens.
  let log = options.log ?? pino({ level });
  let answer: OpenGateway['fetch'] = gettingReady;
  assertProduction({ ...options, mode });
  const trustsProxy = proxiesOf(options.trustProxy);
  const listener = await takePort((request, env) => answer(request, env), options.port, options.host);
  let telemetry: Telemetry | undefined;
  let isServing = false;
  let api: Api | undefined;
  let gateway: OpenGateway | undefined;
  let node: ApiNode | undefined;
  let other: RemoteApi | undefined;
  let release: (() => void) | undefined;
  const close = async () => {
    (gateway ?? node)?.drain();
    // Whoever distributes requests learns from `/readyz` that no more should come, while they still can.
    if (isServing) await pause(options.drainMs ?? 0);
    gateway?.leave();
    for (const part of [other, api]) part?.endStreams();
    await listener.close();
    await telemetry?.closeMetrics();
    for (const part of [gateway, node, other, api]) await part?.close();
    setTracer(undefined);
    await telemetry?.close();
    release?.();
  };
  try {
    release = claimFolder(dataDir);
    // Its libraries load only where somebody wants what they send.
    if (signals.size > 0) {
      const { openTelemetry } = await import('../telemetry/open-telemetry.ts');
      telemetry = openTelemetry({
        signals,
        registries: () => [gateway ?? node, api].flatMap((part) => part?.metrics ?? []),
        report: (error) => log.warn({ error }, 'telemetry cannot be sent'),
      });
      setTracer(telemetry.tracer);
    }
    const logStream = telemetry?.logStream;
    if (logStream) log = options.log ?? pino({ level }, logStream);
    const url = (options.publicUrl ?? `http://localhost:${listener.port}`).replace(/\/+$/, '');
    setRenderService(options.renderSocket);
    const { releasesDir, environment } = options;
    const registry =
      options.registry ??
      openRegistry({
        ...{ dataDir, tryPages },
        // Pages without an API of their own call those on other servers, which may be of another version.
        ...(roles.includes('gateway') &&
          !roles.includes('api') && { servedContracts: async () => (await other?.contracts()) ?? [] }),
        ...(releasesDir && { releasesDir }),
        ...(environment && { environment }),
      });
    const hasPages = roles.includes('gateway');
    // In production only operations change what visitors get, whichever checkout a server is from.
    if (mode === 'demo' && hasPages) await installReleases({ registry, apps, log, onProgress });
    // A log that cannot be read is served from its last good state.
    await assertCallsServed(registry, registry.lastGood() ?? registry.known());
    const ground = { registry, roles, url, log, trustsProxy };
    if (hasPages && !roles.includes('api')) other = openOtherApi(options, log);
    // The API is not called before the server is ready; the render processes start while the database opens.
    const own: Pick<Api, 'fetch'> = {
      fetch: (request) => api?.fetch(request) ?? Promise.resolve(gettingReady(request)),
    };
    const bySmtp = options.smtpUrl === undefined ? undefined : sendMailBySmtp(options.smtpUrl, url);
    const sendMail: SendMail = async (mail) => {
      if (!api && !bySmtp) throw new Error('there is no mail server');
      await (api?.sendMail(mail) ?? bySmtp?.(mail));
    };
    if (hasPages) {
      gateway = await openPages(options, ground, other ? withoutFigures(other) : own, sendMail);
    } else node = await openApiNode(options, { ...ground, api: () => api });
    // Beside the opening of the database.
    const escapes = gateway?.escapes();
    escapes?.catch(() => {});
    const around = node?.around ?? gateway;
    if (around && roles.some((role) => role !== 'gateway')) {
      api = await openOwnApi(options, { roles, url, log, logStream, around });
      if (mode === 'production') assertRequirementMet(await api.productionLacks());
    }
    if (mode === 'production' && hasPages && !options.renderSocket)
      log.warn('render processes share a machine with the server: keep slices to teams you trust');
    if (escapes) assertNoEscape(await escapes, mode, log);
    if (seed !== false && roles.includes('jobs')) await api?.seed({ onProgress });
    await api?.warm();
    await other?.checked();
    answer = (gateway ?? node)?.fetch ?? answer;
    await gateway?.warm();
    isServing = true;
    return { url, demoAccounts: api?.demoAccounts ?? [], close };
  } catch (error) {
    await close();
    throw error;
  }
};
