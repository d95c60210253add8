import { AppNameSchema } from '@pasar/contract';
import * as v from 'valibot';
import { getApp } from '../../registry/index.ts';
import type { Gateway, GatewayApp } from '../gateway.ts';
import { limitNetworks } from '../limit-networks.ts';
import { readReport } from './read-report.ts';

/** A page's report on a release that it ran (releases "Health guard"). */
const Beacon = v.object({
  planId: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  app: AppNameSchema,
  version: v.pipe(v.string(), v.maxLength(64)),
  phase: v.picklist(['load', 'mount', 'render', 'fallback']),
  outcome: v.picklist(['ok', 'error']),
  ms: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
  ticket: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
});

/** What a page measured until it was hidden: the largest paint and the slowest interaction, in milliseconds. */
const time = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)));
const Vitals = v.object({
  planId: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  app: AppNameSchema,
  version: v.pipe(v.string(), v.maxLength(64)),
  ticket: v.pipe(v.string(), v.maxLength(4_000)),
  lcp: time,
  inp: time,
});

const Violation = v.object({
  'csp-report': v.object({
    'document-uri': v.optional(v.string(), ''),
    'blocked-uri': v.optional(v.string(), ''),
    'effective-directive': v.optional(v.string(), ''),
    'violated-directive': v.optional(v.string(), ''),
  }),
});

const directives =
  /^(script|style|img|font|connect|manifest|form|frame|base|object|default|require-trusted|trusted)[a-z-]*$/;
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '').slice(0, 300);

/** Reports of browsers: `/r/beacon` on releases, `/r/vitals` on speed, `/r/csp` on violations. Counted, logged, capped per network. */
export const serveReports = (app: GatewayApp, gateway: Gateway): void => {
  const { log, metrics, plan, health } = gateway;
  const withinLimit = limitNetworks(120);
  // Many visitors may share an address; a report with a token came from a page that we sent.
  const withinPages = limitNetworks(1_200);

  app.post('/r/beacon', async (c) => {
    if (!(await withinPages(c))) return c.body(null, 429, { 'retry-after': '60' });
    const report = await readReport(c, Beacon);
    if (!report) return c.body(null, 422);
    const { ticket, ...beacon } = report;
    // Versions that never were would grow the counters without end.
    const { app: name, version, phase, outcome } = beacon;
    const state = plan.state();
    if (!state || !Object.hasOwn(getApp(state, name).published, version)) return c.body(null, 422);
    // A page session counts once; a report without a token is received, but decides nothing.
    const counts = ticket !== undefined && health.take({ ...beacon, ticket }, c.var.client);
    if (!counts && !(await withinLimit(c))) return c.body(null, 429, { 'retry-after': '60' });
    metrics.reports.inc({ app: name, version, phase, outcome });
    log[outcome === 'error' ? 'warn' : 'debug']({ request: c.var.requestId, ...beacon }, 'slice report');
    return c.body(null, 204);
  });

  app.post('/r/vitals', async (c) => {
    if (!(await withinPages(c))) return c.body(null, 429, { 'retry-after': '60' });
    const report = await readReport(c, Vitals);
    if (!report || !health.takeVitals(report, c.var.client)) return c.body(null, 422);
    const { app: name, version, lcp, inp } = report;
    const of = { app: name, version };
    if (lcp !== undefined) metrics.vitals.observe({ ...of, name: 'lcp' }, lcp / 1_000);
    if (inp !== undefined) metrics.vitals.observe({ ...of, name: 'inp' }, inp / 1_000);
    return c.body(null, 204);
  });

  app.post('/r/csp', async (c) => {
    if (!(await withinLimit(c))) return c.body(null, 429, { 'retry-after': '60' });
    const report = await readReport(c, Violation);
    if (!report) return c.body(null, 422);
    const { 'csp-report': found } = report;
    const named = found['effective-directive'] || (found['violated-directive'].split(' ')[0] ?? '');
    const directive = directives.test(named) ? named : 'other';
    metrics.violations.inc({ directive });
    log.warn(
      {
        request: c.var.requestId,
        directive,
        page: withoutQuery(found['document-uri']),
        blocked: withoutQuery(found['blocked-uri']),
      },
      'content security violation',
    );
    return c.body(null, 204);
  });
};
