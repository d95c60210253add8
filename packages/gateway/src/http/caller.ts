import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { clientAddress } from './client-address.ts';
import type { Gateway, GatewayEnv } from './gateway.ts';

/**
 * Identifies the caller and gives the request its id. What outside callers write into the headers is
 * ignored, unless a trusted proxy passes it on.
 */
export const identifyCaller =
  ({ trustsProxy }: Pick<Gateway, 'trustsProxy'>): MiddlewareHandler<GatewayEnv> =>
  async (c, next) => {
    const { headers } = c.req.raw;
    const { remoteAddress } = c.env.incoming.socket;
    const address = clientAddress(remoteAddress, headers.get('x-forwarded-for') ?? undefined, trustsProxy);
    c.set('client', address);
    c.set('requestId', randomUUID());
    await next();
    c.header('x-request-id', c.var.requestId);
  };
