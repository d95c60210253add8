import { join } from 'node:path';
import type { Api, ApiOptions } from '@pasar/api';
import type { Logger } from 'pino';
import { openAlerts, type SendMail, watchReachability } from '../alerts/index.ts';
import { type GuardThresholds, guardReleases, openHealth, usualThresholds } from '../health/index.ts';
import { openIncidents } from '../incidents/index.ts';
import { findPattern, watchCurrentPlan } from '../plan/current-plan.ts';
import { roles as allRoles, type Role } from '../platform/roles.ts';
import { openPreviewTokenIssuer } from '../preview/open-preview-token-issuer.ts';
import type { Registry } from '../registry/index.ts';
import { DocumentRenderer, type DocumentRendererOptions, getBundles } from '../render/index.ts';
import { type TrustedProxies, trustedProxies } from './client-address.ts';
import { createGatewayApp } from './create-app.ts';
import { PageCache } from './document/page-cache.ts';
import { findPlanError } from './find-plan-error.ts';
import type { Gateway, GatewayApp } from './gateway.ts';
import { createGatewayMetrics, type GatewayMetrics, measureRenders } from './metrics.ts';
import { toIncidentAlert, toSuspensionAlert, toVerdictAlert } from './reports/to-alert.ts';
import { countedBy, toApiIncident, toRenderIncident } from './reports/to-incident.ts';
import { toHealth, withGrace } from './serve-probes.ts';

export interface GatewayOptions {
  registry: Registry;
  api: Pick<Api, 'fetch'>;
  log: Logger;
  /** Other thresholds of the guard than the usual ones. */
  guard?: Partial<GuardThresholds>;
  mode: 'demo' | 'production';
  publicUrl: string;
  /** Whose `X-Forwarded-For` counts; nobody's when absent. */
  trustsProxy?: TrustedProxies;
  /** Origins whose pages may mount pages of slices; none when absent. */
  embedOrigins?: readonly string[];
  /** Origins whose pages may stand in frames of pages; none when absent. */
  frameOrigins?: readonly string[];
  metricsKey?: Gateway['metricsKey'];
  securityContact?: Gateway['securityContact'];
  /** Whether pages install the service worker; true when absent, and never in a development session. */
  serviceWorker?: boolean;
  /** What this process does; everything when absent. */
  roles?: readonly Role[];
  /** Folder of the built console. */
  consoleDir?: string;
  /** Render processes for one version of a slice at most; one per core when absent. */
  seats?: number;
  /** Whether the render service runs the render processes; false when absent. */
  hasRenderService?: boolean;
  /** Megabytes for all render processes together. */
  renderMemory?: number;
  /** What rendering may ask of the API; the contract when absent. */
  endpoints?: DocumentRendererOptions['endpoints'];
  /** Milliseconds for the content of a document. */
  deadline?: number;
  /** Sends the mails of alerts; without it they fail. */
  sendMail?: SendMail;
  /** Handles requests below `/r/` before everything else; used by development sessions. */
  workbench?(request: Request): Response | undefined;
}

export interface OpenGateway {
  fetch: GatewayApp['fetch'];
  metrics: GatewayMetrics['registry'];
  /** The pattern of a page by its name, as the live releases have it. */
  patternOf(name: string): string | undefined;
  /** Records an exception of the API. */
  onApiFault: NonNullable<ApiOptions['onFault']>;
  /** Renders the home page once; resolves also when that fails. */
  warm(): Promise<void>;
  /** The ways out of a render process that are open. */
  escapes(): Promise<readonly string[]>;
  /** From now on `/readyz` says that no more requests should come; those that come are served. */
  drain(): void;
  /** Lets go of those who wait for news, so that a closing listener need not wait for them. */
  leave(): void;
  close(): Promise<void>;
}

/** Assembles the gateway: watches the registry, starts the render processes, serves requests. */
export const openGateway = async (options: GatewayOptions): Promise<OpenGateway> => {
  const { registry, api, log, mode, consoleDir, seats, deadline } = options;
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const metrics = createGatewayMetrics();
  const disk = () => registry.disk();
  const alerts = await openAlerts({
    ...{ folder: registry.folder, mode, publicUrl, log, disk },
    sendMail: options.sendMail ?? (() => Promise.reject(new Error('there is no mail server'))),
  });
  const incidents = await openIncidents({
    ...{ folder: registry.folder, log, disk },
    onSpread: (incident) => alerts.raise(toIncidentAlert(incident)),
  });
  const record = countedBy(metrics, incidents);
  const renderer = new DocumentRenderer({
    onFault: (fault) => record(toRenderIncident(fault)),
    onSuspended: (version) => alerts.raise(toSuspensionAlert(version, Date.now())),
    read: (file) => registry.disk().read(file),
    api,
    ...(options.endpoints && { endpoints: options.endpoints }),
    ...(options.renderMemory === undefined ? {} : { memoryMegabytes: options.renderMemory }),
    log,
    ...(seats === undefined ? {} : { seats }),
    ...(deadline === undefined ? {} : { deadline }),
  });
  measureRenders(metrics, () => renderer.usage());
  const pages = new PageCache();
  const plan = await watchCurrentPlan({
    registry,
    log,
    onChange: (plans) => {
      pages.keepPlans(plans.map(({ plan: { id } }) => id));
      void renderer.prepare(plans.flatMap(({ lineup }) => getBundles(lineup) ?? []));
    },
  });
  // Beside the releases: gateways that share them share the reports of their visitors.
  const healthDir = join(registry.folder, 'health');
  const thresholds = { ...usualThresholds, ...options.guard };
  const health = await openHealth({
    folder: healthDir,
    window: thresholds.window,
    perSource: thresholds.perSource,
    alone: mode === 'demo',
    log,
    disk,
  });
  const stopGuard = guardReleases({
    ...{ registry, health, thresholds, log, state: () => plan.state() },
    onVerdict: (verdict) => alerts.raise(toVerdictAlert(verdict)),
  });
  let warmed = false;
  const stopWatching = watchReachability({
    registry: () => {
      const trouble = plan.trouble();
      return trouble && `It is ${trouble.kind} since ${trouble.since}.`;
    },
    api: async () => (await api.fetch(new Request(`${publicUrl}/healthz`))).ok,
    raise: (alert) => alerts.raise(alert),
    hasStarted: () => warmed,
  });
  const leaving = new AbortController();
  let draining = false;
  const readHealth = async () =>
    toHealth(await api.fetch(new Request(new URL('/healthz', publicUrl))).catch(() => undefined));
  const isUsable = withGrace(async () => (await readHealth()).isDatabaseUp);
  const findUnreadiness = async () => {
    if (draining) return 'The server is about to end.';
    const planError = findPlanError(plan);
    if (planError !== undefined) return planError;
    if (!warmed) return 'The first page is being rendered.';
    return (await isUsable()) ? undefined : 'The database does not respond, or no API server does.';
  };
  const app = createGatewayApp({
    registry,
    plan,
    probes: { roles: options.roles ?? allRoles, findUnreadiness, readHealth },
    renderer,
    pages,
    api,
    log,
    metrics,
    health,
    incidents,
    alerts,
    thresholds,
    trialSeal: openPreviewTokenIssuer(healthDir),
    publicUrl,
    mode,
    sharesMachine: !options.hasRenderService,
    embedOrigins: options.embedOrigins ?? [],
    frameOrigins: options.frameOrigins ?? [],
    serviceWorker: options.serviceWorker !== false && !options.workbench,
    leaving: leaving.signal,
    trustsProxy: options.trustsProxy ?? trustedProxies([]),
    ...(consoleDir === undefined ? {} : { consoleDir }),
    ...(options.metricsKey === undefined ? {} : { metricsKey: options.metricsKey }),
    ...(options.securityContact === undefined ? {} : { securityContact: options.securityContact }),
    ...(options.workbench && { workbench: options.workbench }),
  });
  const warm = async () => {
    const planned = plan.now();
    const bundles = planned && getBundles(planned.lineup);
    const headers = { requestId: 'warm-up' };
    if (bundles)
      await renderer.warm({ plan: planned.plan, bundles, url: `${publicUrl}/`, nonce: 'warm', headers });
    warmed = true;
  };
  return {
    fetch: app.fetch,
    metrics: metrics.registry,
    patternOf: (name) => findPattern(plan.now(), name),
    onApiFault: (fault) => record(toApiIncident(fault)),
    warm,
    escapes: () => renderer.escapes(),
    drain: () => {
      draining = true;
    },
    leave: () => leaving.abort(),
    close: async () => {
      stopGuard();
      stopWatching();
      await health.close();
      await incidents.close();
      await alerts.close();
      plan.close();
      await renderer.close();
    },
  };
};
