import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../platform/content-hash.ts';
import { forwarded } from './forwarded.ts';
import type { Gateway, GatewayApp } from './gateway.ts';

const equal = (given: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(right)));

/**
 * `/metrics`, in the format of Prometheus. Sales and error figures are confidential: in production it
 * requires the key of `PASAR_METRICS_KEY` and does not exist without one. A demo is for this machine alone.
 */
export const serveMetrics = (
  app: GatewayApp,
  { api, metrics, metricsKey, mode }: Pick<Gateway, 'api' | 'metrics' | 'metricsKey' | 'mode'>,
): void => {
  app.get('/metrics', async (c) => {
    c.header('cache-control', 'no-store');
    if (mode === 'production' && metricsKey === undefined) return c.notFound();
    const [, key = ''] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (metricsKey !== undefined && !equal(key, metricsKey)) {
      c.header('www-authenticate', 'Bearer');
      return c.text('Unauthorized', 401);
    }
    const answer = await api.fetch(forwarded(c));
    return c.text((await answer.text()) + (await metrics.registry.metrics()));
  });
};
