import { liveLimits } from '@pasar/contract';
import { Hono } from 'hono';
import { authenticate, requireStepUp } from '../modules/accounts/index.ts';
import { describeConflict } from '../modules/audit/index.ts';
import { authenticateKey } from '../modules/developer/index.ts';
import type { Context, Platform } from '../platform/context.ts';
import { purgeCounters } from '../platform/counters/purge-counters.ts';
import { apiError } from '../platform/http/api-error.ts';
import type { App, RequestVariables } from '../platform/http/app.ts';
import { keyStart } from '../platform/http/key-header.ts';
import { limitRequests } from '../platform/http/limit-requests.ts';
import { observe } from '../platform/http/observe.ts';
import { type Authenticate, requestContext, systemContext } from '../platform/http/request-context.ts';
import { type OnFault, respondWithError } from '../platform/http/respond-with-error.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { purgeIdempotencyKeys } from '../platform/idempotency/purge-idempotency-keys.ts';
import { jobGauges } from '../platform/jobs/job-gauges.ts';
import { createJobRunner, type JobRunner } from '../platform/jobs/job-runner.ts';
import { deliverNext } from '../platform/jobs/outbox.ts';
import type { ScheduledJob } from '../platform/jobs/scheduled-job.ts';
import { createLiveHub } from '../platform/live/live-hub.ts';
import { purgeHints } from '../platform/live/purge-hints.ts';
import { type Send, sendNextEmail } from '../platform/mail/send-emails.ts';
import { addGauge, createMetrics, type Metrics } from '../platform/metrics.ts';
import { poolGauges } from '../platform/pool-gauges.ts';
import { purgeNotifications } from '../platform/providers/purge-notifications.ts';
import { createSearchCounts } from '../platform/search-counts.ts';
import { createEventBuffer } from '../platform/security-events/event-buffer.ts';
import { purgeSecurityEvents } from '../platform/security-events/purge-security-events.ts';
import { writeEvents } from '../platform/security-events/write-events.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { Works } from './api.ts';
import { auditData } from './audit-data.ts';
import { serveHealth } from './health.ts';
import { modules } from './modules.ts';
import { openProviders, type Providers } from './open-providers.ts';
import type { Plugin } from './plugin.ts';
import { serveReference } from './reference/serve-reference.ts';
import { serveContract } from './served-contract/serve-contract.ts';

export interface Server {
  app: App;
  jobs: JobRunner;
  metrics: Metrics;
  platform: Platform;
}

/** A person's session or a store's key; both come as a Bearer credential. */
const authenticateCaller: Authenticate = (ctx, token) =>
  token.startsWith(keyStart) ? authenticateKey(ctx, token) : authenticate(ctx, token);

const createApp = (
  platform: Platform,
  plugins: readonly Plugin[],
  metrics: Metrics,
  onFault?: OnFault,
): App => {
  const gauges = [...jobGauges, ...poolGauges(platform), ...modules.flatMap((module) => module.gauges ?? [])];
  for (const gauge of gauges) addGauge(metrics, gauge, () => systemContext(platform));
  const app: App = new Hono<{ Variables: RequestVariables }>();
  app.onError((error, c) => respondWithError(error, c, onFault));
  app.notFound((c) => respondWithError(apiError.notFound(), c));
  app.use(securityHeaders(platform.publicUrl));
  app.get('/metrics', async (c) => c.text(await metrics.registry.metrics()));
  serveHealth(app, platform);
  app.use(observe(platform.log, metrics));
  app.use(requestContext(platform, authenticateCaller));
  app.use('/api/*', limitRequests);
  serveReference(app, platform);
  serveContract(app);
  for (const { routes } of modules) routes?.(app);
  for (const { routes } of plugins) routes?.(app, platform);
  return app;
};

interface Extras {
  /** Sends emails; without it emails stay in the mailbox. */
  send?: Send;
  /** Besides those of the modules. */
  sweeps?: readonly ScheduledJob[];
  plugins?: readonly Plugin[];
  /** Which background work this server does. */
  works?: Works;
  /** From the settings; they come before those of plugins with other names. */
  paymentProviders?: readonly PaymentProvider[];
  /** Those of the settings, before those of plugins. */
  providers?: Providers;
  /** Called with every exception that no rule foresaw. */
  onFault?: OnFault;
}

/** Puts platform and modules together. */
export const compose = (
  parts: Omit<
    Platform,
    | 'startLimits'
    | 'tariff'
    | 'live'
    | 'securityEvents'
    | 'searchCounts'
    | 'paymentProviders'
    | 'courierProviders'
    | 'payoutProviders'
    | 'wakeJobs'
    | 'callSelf'
    | 'requireStepUp'
    | 'describeConflict'
    | 'checkMarket'
  >,
  {
    send,
    sweeps = [],
    plugins = [],
    paymentProviders = [],
    providers = openProviders(),
    works = { jobs: true, media: true },
    onFault,
  }: Extras = {},
): Server => {
  const platform: Platform = {
    ...parts,
    limits: { ...parts.limits },
    startLimits: { ...parts.limits },
    tariff: { current: new Map() },
    paymentProviders: [],
    courierProviders: [],
    payoutProviders: [],
    live: createLiveHub(liveLimits),
    securityEvents: createEventBuffer(),
    searchCounts: createSearchCounts(),
    wakeJobs: (queue) => jobs.wake(queue),
    callSelf: async (request) => app.fetch(request),
    requireStepUp,
    describeConflict,
    checkMarket: auditData,
  };
  platform.paymentProviders = [
    ...paymentProviders,
    ...plugins
      .flatMap((plugin) => plugin.paymentProviders?.(platform) ?? [])
      .filter(({ name }) => !paymentProviders.some((set) => set.name === name)),
  ];
  platform.courierProviders = [
    ...providers.courierProviders,
    ...plugins.flatMap((plugin) => plugin.courierProviders?.(platform) ?? []),
  ];
  platform.payoutProviders = [
    ...providers.payoutProviders,
    ...plugins.flatMap((plugin) => plugin.payoutProviders?.(platform) ?? []),
  ];
  const consumers = modules.flatMap((module) => module.consumers ?? []);
  const letters = send ? [{ name: 'emails', takeNext: (ctx: Context) => sendNextEmail(ctx, send) }] : [];
  const jobs = createJobRunner({
    context: () => systemContext(platform),
    queues: [
      { name: 'security events', takeNext: writeEvents },
      ...modules.flatMap(({ name, queues = [], queuesOn = 'jobs' }) =>
        queuesOn === 'each' || works[queuesOn] ? queues.map((takeNext) => ({ name, takeNext })) : [],
      ),
      ...(works.jobs
        ? [
            { name: 'events', takeNext: (ctx: Context) => deliverNext(ctx, consumers) },
            ...letters,
            ...plugins.flatMap(({ jobs }) => jobs?.queues ?? []),
          ]
        : []),
    ],
    sweeps: works.jobs
      ? [
          purgeIdempotencyKeys,
          purgeCounters,
          purgeHints,
          purgeSecurityEvents,
          purgeNotifications,
          ...modules.flatMap((module) => module.sweeps ?? []),
          ...plugins.flatMap(({ jobs }) => jobs?.sweeps ?? []),
          ...sweeps,
        ]
      : [],
  });
  const metrics = createMetrics();
  const app = createApp(platform, plugins, metrics, onFault);
  return { app, jobs, metrics, platform };
};
