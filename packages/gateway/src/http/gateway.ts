import type { HttpBindings } from '@hono/node-server';
import type { Api } from '@pasar/api';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Alerts } from '../alerts/index.ts';
import type { GuardThresholds, Health } from '../health/index.ts';
import type { Incidents } from '../incidents/index.ts';
import type { CurrentPlan } from '../plan/current-plan.ts';
import type { PreviewTokenIssuer } from '../preview/release-preview.ts';
import type { Registry } from '../registry/index.ts';
import type { DocumentRenderer } from '../render/index.ts';
import type { TrustedProxies } from './client-address.ts';
import type { PageCache } from './document/page-cache.ts';
import type { GatewayMetrics } from './metrics.ts';
import type { Probes } from './serve-probes.ts';

/** Everything that the routes of the gateway work with. */
export interface Gateway {
  registry: Registry;
  plan: CurrentPlan;
  renderer: DocumentRenderer;
  /** Pages of visitors, remembered for seconds. */
  pages: PageCache;
  api: Pick<Api, 'fetch'>;
  log: Logger;
  probes: Probes;
  metrics: GatewayMetrics;
  health: Health;
  incidents: Incidents;
  alerts: Alerts;
  thresholds: GuardThresholds;
  /** Issues the tokens of release previews. */
  trialSeal: PreviewTokenIssuer;
  /** The public address, without a trailing slash. */
  publicUrl: string;
  mode: 'demo' | 'production';
  /** Whether render processes run on this machine, beside the server, and not in the render service. */
  sharesMachine: boolean;
  /** Origins whose pages may mount pages of slices. */
  embedOrigins: readonly string[];
  /** Origins whose pages may stand in frames of pages. */
  frameOrigins: readonly string[];
  /** Who may read `/metrics`; without it nobody may in production. */
  metricsKey?: string;
  /** Where weaknesses are reported: an address of `mailto:`, `https:` or `tel:`. */
  securityContact?: string;
  /** Whose `X-Forwarded-For` counts. */
  trustsProxy: TrustedProxies;
  /** Aborted when the gateway begins to close: connections that wait for news end then. */
  leaving: AbortSignal;
  /** Folder of the built console; without it there is no `/ops`. */
  consoleDir?: string;
  /** Whether pages install the service worker; else it is taken from browsers that have it. */
  serviceWorker: boolean;
  /** Handles requests below `/r/` before everything else; used by development sessions. */
  workbench?(request: Request): Response | undefined;
}

export interface GatewayVariables {
  requestId: string;
  /** Address of the visitor. */
  client: string;
}

export interface GatewayEnv {
  Bindings: HttpBindings;
  Variables: GatewayVariables;
}
export type GatewayApp = Hono<GatewayEnv>;
export type GatewayContext = Context<GatewayEnv>;
