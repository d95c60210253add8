import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { RequestVariables } from './app.ts';
import { plainHeader } from './request-context.ts';

/** One log line and one measurement per request. The query and the body stay out: they may hold secrets. */
export const observe =
  (log: Log, metrics: Metrics): MiddlewareHandler<{ Variables: RequestVariables }> =>
  async (c, next) => {
    const start = performance.now();
    await next();
    const milliseconds = performance.now() - start;
    const { status } = c.res;
    const route = c.var.route ?? 'unmatched';
    metrics.requests.observe({ method: c.req.method, route, status }, milliseconds / 1_000);
    const actor = c.var.ctx?.actor;
    log[status >= 500 ? 'error' : 'info'](
      {
        request: c.var.requestId,
        plan: plainHeader(c.req.raw.headers, 'x-pasar-plan') ?? undefined,
        method: c.req.method,
        path: c.req.path,
        status,
        ms: Math.round(milliseconds * 10) / 10,
        user: actor?.kind === 'user' ? actor.userId : undefined,
      },
      'request',
    );
  };
