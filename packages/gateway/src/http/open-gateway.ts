import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Api } from '@pasar/api';
import type { Logger } from 'pino';
import { type GuardThresholds, guardCanaries, openHealth, usualThresholds } from '../health/index.ts';
import { watchCurrentPlan } from '../plan/current-plan.ts';
import { openPreviewTokenIssuer } from '../preview/open-preview-token-issuer.ts';
import type { Registry } from '../registry/index.ts';
import { DocumentRenderer, getBundles } from '../render/index.ts';
import { type TrustedProxies, trustedProxies } from './client-address.ts';
import { createGatewayApp } from './create-app.ts';
import { PageCache } from './document/page-cache.ts';
import type { Gateway, GatewayApp } from './gateway.ts';
import { loopbackHost } from './listen.ts';
import { createGatewayMetrics } from './metrics.ts';

export interface GatewayOptions {
  registry: Registry;
  api: Pick<Api, 'fetch'>;
  log: Logger;
  /** Other thresholds of the guard than the usual ones. */
  guard?: Partial<GuardThresholds>;
  mode: 'demo' | 'production';
  /** The port on which the render workers reach this gateway over loopback. */
  port: number;
  /** The public address. Default: loopback with the port. */
  publicUrl?: string;
  /** Whose `X-Forwarded-For` counts; nobody's when absent. */
  trustsProxy?: TrustedProxies;
  metricsKey?: Gateway['metricsKey'];
  securityContact?: Gateway['securityContact'];
  /** Folder of the built console. */
  consoleDir?: string;
  /** Render workers; one per core when absent. */
  seats?: number;
  /** Milliseconds for the content of a document. */
  deadline?: number;
  /** Handles requests below `/r/` before everything else; used by development sessions. */
  workbench?(request: Request): Response | undefined;
}

export interface OpenGateway {
  fetch: GatewayApp['fetch'];
  /** Renders the home page in every worker once; resolves also when that fails. */
  warm(): Promise<void>;
  /** Lets go of those who wait for news, so that a closing listener need not wait for them. */
  leave(): void;
  close(): Promise<void>;
}

/** Assembles the gateway: watches the registry, starts the render workers, serves requests. */
export const openGateway = async (options: GatewayOptions): Promise<OpenGateway> => {
  const { registry, api, log, mode, port, consoleDir, seats, deadline } = options;
  const publicUrl = (options.publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const renderKey = randomBytes(24).toString('base64url');
  const renderer = new DocumentRenderer({
    read: (file) => registry.disk().read(file),
    setup: { apiBase: `http://${loopbackHost}:${port}/api/`, renderKey },
    log,
    ...(seats === undefined ? {} : { seats }),
    ...(deadline === undefined ? {} : { deadline }),
  });
  const plan = await watchCurrentPlan({
    registry,
    log,
    onChange: (plans) => void renderer.prepare(plans.flatMap(({ lineup }) => getBundles(lineup) ?? [])),
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
  const metrics = createGatewayMetrics();
  const leaving = new AbortController();
  const app = createGatewayApp({
    registry,
    plan,
    renderer,
    pages: new PageCache(),
    api,
    log,
    metrics,
    health,
    thresholds,
    trialSeal: openPreviewTokenIssuer(healthDir),
    publicUrl,
    mode,
    renderKey,
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
    warm,
    leave: () => leaving.abort(),
    close: async () => {
      stopGuard();
      await health.close();
      plan.close();
      await renderer.close();
    },
  };
};
