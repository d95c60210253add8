import { join } from 'node:path';
import type { Api, ApiOptions } from '@pasar/api';
import type { Logger } from 'pino';
import { type GuardThresholds, guardCanaries, openHealth, usualThresholds } from '../health/index.ts';
import { openIncidents } from '../incidents/index.ts';
import { watchCurrentPlan } from '../plan/current-plan.ts';
import { listPatterns } from '../plan/plan-for.ts';
import { openPreviewTokenIssuer } from '../preview/open-preview-token-issuer.ts';
import type { Registry } from '../registry/index.ts';
import { DocumentRenderer, type DocumentRendererOptions, getBundles } from '../render/index.ts';
import { type TrustedProxies, trustedProxies } from './client-address.ts';
import { createGatewayApp } from './create-app.ts';
import { PageCache } from './document/page-cache.ts';
import type { Gateway, GatewayApp } from './gateway.ts';
import { createGatewayMetrics } from './metrics.ts';
import { countedBy, toApiIncident, toRenderIncident } from './reports/to-incident.ts';

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
  metricsKey?: Gateway['metricsKey'];
  securityContact?: Gateway['securityContact'];
  /** Folder of the built console. */
  consoleDir?: string;
  /** Render processes for one version of a slice at most; one per core when absent. */
  seats?: number;
  /** Megabytes for all render processes together. */
  renderMemory?: number;
  /** What rendering may ask of the API; the contract when absent. */
  endpoints?: DocumentRendererOptions['endpoints'];
  /** Milliseconds for the content of a document. */
  deadline?: number;
  /** Handles requests below `/r/` before everything else; used by development sessions. */
  workbench?(request: Request): Response | undefined;
}

export interface OpenGateway {
  fetch: GatewayApp['fetch'];
  /** The pattern of a page by its name, as the live releases have it. */
  patternOf(name: string): string | undefined;
  /** Records an exception of the API. */
  onApiFault: NonNullable<ApiOptions['onFault']>;
  /** Renders the home page once; resolves also when that fails. */
  warm(): Promise<void>;
  /** The ways out of a render process that are open. */
  escapes(): Promise<readonly string[]>;
  /** Lets go of those who wait for news, so that a closing listener need not wait for them. */
  leave(): void;
  close(): Promise<void>;
}

/** Assembles the gateway: watches the registry, starts the render processes, serves requests. */
export const openGateway = async (options: GatewayOptions): Promise<OpenGateway> => {
  const { registry, api, log, mode, consoleDir, seats, deadline } = options;
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const metrics = createGatewayMetrics();
  const incidents = await openIncidents({ folder: registry.folder, log, disk: () => registry.disk() });
  const record = countedBy(metrics, incidents);
  const renderer = new DocumentRenderer({
    onFault: (fault) => record(toRenderIncident(fault)),
    read: (file) => registry.disk().read(file),
    api,
    ...(options.endpoints && { endpoints: options.endpoints }),
    ...(options.renderMemory === undefined ? {} : { memoryMegabytes: options.renderMemory }),
    log,
    ...(seats === undefined ? {} : { seats }),
    ...(deadline === undefined ? {} : { deadline }),
  });
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
    disk: () => registry.disk(),
  });
  const stopGuard = guardCanaries({ registry, health, thresholds, log, state: () => plan.state() });
  const leaving = new AbortController();
  const app = createGatewayApp({
    registry,
    plan,
    renderer,
    pages,
    api,
    log,
    metrics,
    health,
    incidents,
    thresholds,
    trialSeal: openPreviewTokenIssuer(healthDir),
    publicUrl,
    mode,
    embedOrigins: options.embedOrigins ?? [],
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
    if (!bundles) return;
    const headers = { requestId: 'warm-up' };
    await renderer.warm({ plan: planned.plan, bundles, url: `${publicUrl}/`, nonce: 'warm', headers });
  };
  return {
    fetch: app.fetch,
    patternOf: (name) => {
      const planned = plan.now();
      return planned && listPatterns(planned.lineup, planned.off).get(name);
    },
    onApiFault: (fault) => record(toApiIncident(fault)),
    warm,
    escapes: () => renderer.escapes(),
    leave: () => leaving.abort(),
    close: async () => {
      stopGuard();
      await health.close();
      await incidents.close();
      plan.close();
      await renderer.close();
    },
  };
};
