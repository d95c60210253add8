import { AppNameSchema, incidentKinds, localeOfPath } from '@pasar/contract';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { findRoute } from '../document/find-route.ts';
import type { Gateway, GatewayApp } from '../gateway.ts';
import { limitNetworks } from '../limit-networks.ts';
import { readReport } from './read-report.ts';
import { countedBy } from './to-incident.ts';

const longest = { body: 32_768, ticket: 4_000, message: 2_000, stack: 16_384, path: 2_000, browser: 300 };
const perMinute = { session: 60, network: 600 };
const mostPerBatch = 10;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Exceptions of one page; more than ten do not fit. */
const Batch = v.object({
  ticket: text(longest.ticket),
  planId: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  errors: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(incidentKinds),
        app: AppNameSchema,
        version: text(64),
        message: text(longest.message),
        stack: text(longest.stack),
        path: v.pipe(text(longest.path), v.startsWith('/')),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostPerBatch),
  ),
});

/** Browsers and their major versions say enough; the rest would tell visitors apart. */
const toBrowser = (agent = ''): string =>
  /(Edg|OPR|SamsungBrowser|Firefox|CriOS|Chrome|Version)\/\d+/.exec(agent)?.[0] ?? 'other';

/**
 * `POST /r/errors`: exceptions of a page that we sent, for the versions of its plan. Floods are shed before their
 * bodies are read, and counted; nothing waits for what is done with them.
 */
export const serveErrors = (app: GatewayApp, gateway: Gateway): void => {
  const { metrics, health, incidents, plan, log } = gateway;
  const withinNetwork = limitNetworks(perMinute.network);
  const sessions = new RateLimiterMemory({ points: perMinute.session, duration: 60 });
  const record = countedBy(metrics, incidents);
  const shed = (count: number) =>
    metrics.exceptions.inc({ side: 'browser', kind: 'unknown', result: 'shed' }, count);

  app.post('/r/errors', async (c) => {
    if (!(await withinNetwork(c))) {
      shed(1);
      return c.body(null, 429, { 'retry-after': '60' });
    }
    const batch = await readReport(c, Batch, longest.body);
    if (!batch) return c.body(null, 422);
    const page = health.page(batch.ticket);
    if (page?.planId !== batch.planId) return c.body(null, 422);
    const { errors } = batch;
    if (errors.some(({ app: name, version }) => !page.versions[name]?.includes(version)))
      return c.body(null, 422);
    const { consumedPoints } = await sessions.penalty(page.id, errors.length);
    const over = Math.min(errors.length, Math.max(0, consumedPoints - perMinute.session));
    if (over > 0) shed(over);
    // A page of an older plan has its addresses; what they are called now is near enough.
    const planned = plan.all().find(({ plan: { id } }) => id === page.planId) ?? plan.now();
    for (const { path, ...error } of errors.slice(0, errors.length - over)) {
      const { pathname } = new URL(path, 'http://page');
      const incident = {
        ...error,
        shell: page.versions.shell?.[0] ?? '',
        side: 'browser' as const,
        route: (planned && findRoute(planned.plan, pathname)?.route) ?? '',
        locale: localeOfPath(pathname),
        session: page.id.slice(0, 12),
        plan: page.planId,
        request: c.var.requestId,
        browser: toBrowser(c.req.header('user-agent')),
      };
      record(incident);
    }
    log.debug({ request: c.var.requestId, errors: errors.length, over }, 'exceptions of a page');
    return over > 0 ? c.body(null, 429, { 'retry-after': '60' }) : c.body(null, 204);
  });
};
