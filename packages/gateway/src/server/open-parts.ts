import { type Api, type ApiOptions, createApi, readInternalToken } from '@pasar/api';
import { createLinkTo } from '@pasar/contract';
import type { Logger } from 'pino';
import {
  countedBy,
  createApiApp,
  createGatewayMetrics,
  type OpenGateway,
  openRemoteApi,
  type RemoteApi,
  toApiIncident,
  toHealth,
  withGrace,
} from '../http/index.ts';
import { openIncidents } from '../incidents/index.ts';
import { findPattern, watchCurrentPlan } from '../plan/current-plan.ts';

import type { Role } from '../platform/roles.ts';
import type { Registry } from '../registry/index.ts';
import { embeddedDatabase } from './assert-production.ts';
import type { ServerOptions } from './server.ts';
import { toOpeningError } from './to-opening-error.ts';

/** What the API takes from the releases: the addresses of pages, and where its exceptions go. */
type Surroundings = Pick<OpenGateway, 'patternOf' | 'onApiFault'>;

/** The marketplace in this process, with the background work of its roles. */
export const openOwnApi = async (
  options: ServerOptions,
  {
    roles,
    url,
    log,
    logStream,
    around,
  }: {
    roles: readonly Role[];
    url: string;
    log: Logger;
    logStream: ApiOptions['logStream'] | undefined;
    around: Surroundings;
  },
): Promise<Api> => {
  const {
    dataDir,
    mode = 'demo',
    databaseUrl,
    smtpUrl,
    storageUrl,
    issuers,
    plugins,
    payments,
    limits,
    teamContact,
  } = options;
  const given: Partial<ApiOptions> = {
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(options.searchUrl === undefined ? {} : { searchUrl: options.searchUrl }),
    ...(options.searchPrefix === undefined ? {} : { searchPrefix: options.searchPrefix }),
    ...(storageUrl === undefined ? {} : { storageUrl }),
    ...(issuers === undefined ? {} : { issuers }),
    ...(teamContact && { teamContact }),
    ...(payments === undefined ? {} : { payments }),
    ...(plugins === undefined ? {} : { plugins }),
    ...(options.providers && { providers: options.providers }),
    ...(limits === undefined ? {} : { limits }),
    ...(options.valkeyUrl === undefined ? {} : { valkeyUrl: options.valkeyUrl }),
    ...(options.databaseLimits && { databaseLimits: options.databaseLimits }),
    ...(options.migrates === undefined ? {} : { migrates: options.migrates }),
  };
  try {
    return await createApi({
      linkTo: createLinkTo({
        patternOf: around.patternOf,
        onUnknown: (name) => log.error({ page: name }, 'no live release has this page: its link leads home'),
      }),
      databaseUrl: databaseUrl ?? embeddedDatabase(dataDir),
      dataDir,
      mode,
      publicUrl: url,
      logLevel: log.level,
      ...(logStream && { logStream }),
      works: { jobs: roles.includes('jobs'), media: roles.includes('media') },
      onFault: around.onApiFault,
      ...given,
    });
  } catch (error) {
    throw toOpeningError(error);
  }
};

/** The API on other servers, as `PASAR_API_URL` names them. */
export const openOtherApi = (
  { dataDir, apiUrls = [], mediaUrls = [] }: ServerOptions,
  log: Logger,
): RemoteApi => openRemoteApi({ urls: apiUrls, mediaUrls, token: readInternalToken(dataDir), log });

export interface ApiNode {
  around: Surroundings;
  fetch: OpenGateway['fetch'];
  metrics: OpenGateway['metrics'];
  drain(): void;
  close(): Promise<void>;
}

/** What a server without pages has around its API: addresses of pages, incidents, and the requests of gateways. */
export const openApiNode = async (
  options: ServerOptions,
  {
    registry,
    roles,
    log,
    api,
  }: {
    registry: Registry;
    roles: readonly Role[];
    log: Logger;
    /** Undefined until the database is open. */
    api(): Api | undefined;
  },
): Promise<ApiNode> => {
  const plan = await watchCurrentPlan({ registry, log });
  const metrics = createGatewayMetrics();
  const incidents = await openIncidents({ folder: registry.folder, log, disk: () => registry.disk() });
  const record = countedBy(metrics, incidents);
  let draining = false;
  const ask = async (request: Request) =>
    (await api()?.fetch(request)) ?? new Response(null, { status: 503 });
  const readHealth = async () => toHealth(await ask(new Request('http://market/healthz')));
  const isUsable = withGrace(async () => (await readHealth()).isDatabaseUp);
  const findUnreadiness = async () => {
    if (draining) return 'The server is about to end.';
    return (await isUsable()) ? undefined : 'The database does not respond.';
  };
  const app = createApiApp({
    api: { fetch: ask },
    metrics,
    mode: options.mode ?? 'demo',
    probes: { roles, findUnreadiness, readHealth },
    token: readInternalToken(options.dataDir),
    ...(options.metricsKey === undefined ? {} : { metricsKey: options.metricsKey }),
  });
  return {
    around: {
      patternOf: (name) => findPattern(plan.now(), name),
      onApiFault: (fault) => record(toApiIncident(fault)),
    },
    fetch: app.fetch,
    metrics: metrics.registry,
    drain: () => {
      draining = true;
    },
    close: async () => {
      await incidents.close();
      plan.close();
    },
  };
};
