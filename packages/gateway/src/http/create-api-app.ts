import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Api } from '@pasar/api';
import { Hono } from 'hono';
import { sha256 } from '../platform/content-hash.ts';
import { forwarded } from './forwarded.ts';
import type { Gateway, GatewayApp, GatewayEnv } from './gateway.ts';
import { rejectOverload } from './reject-overload.ts';
import { internalHeader } from './remote-api/upstream.ts';
import { serveMetrics } from './serve-metrics.ts';
import { type Probes, serveProbes } from './serve-probes.ts';

export interface ApiAppOptions extends Pick<Gateway, 'metrics' | 'mode'> {
  api: Pick<Api, 'fetch'>;
  probes: Probes;
  /** What gateways of this marketplace send. */
  token: string;
  metricsKey?: string;
}

const equal = (given: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(right)));

/**
 * The API for gateways on other machines, whose word about the caller's address counts: everybody else gets 403. Probes
 * and `/metrics` are as on a gateway.
 */
export const createApiApp = (options: ApiAppOptions): GatewayApp => {
  const { api, probes, token } = options;
  const app: GatewayApp = new Hono<GatewayEnv>();
  app.use(async (c, next) => {
    const given = c.req.header(internalHeader);
    const isOwn = given !== undefined && equal(given, token);
    if (given !== undefined && !isOwn)
      return c.json({ ready: false, why: 'The gateway has the key of another marketplace.' }, 403);
    c.set('client', (isOwn && c.req.header('x-pasar-client')) || 'local');
    c.set('requestId', (isOwn && c.req.header('x-request-id')) || randomUUID());
    const isPublic = /^\/(livez|readyz|healthz|metrics)$/.test(c.req.path);
    if (!isOwn && !isPublic) return c.text('Only gateways of this marketplace call this server.', 403);
    return next();
  });
  app.use(rejectOverload(options.metrics));
  serveProbes(app, probes);
  serveMetrics(app, options);
  app.all('*', async (c) => {
    const request = forwarded(c);
    // A gateway cannot read a response that comes before its body was sent; it sends 11 MB at most.
    if (request.body === null) return await api.fetch(request);
    return await api.fetch(new Request(request, { body: await request.arrayBuffer() }));
  });
  return app;
};
