import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { clientAddress } from './client-address.ts';
import type { Gateway, GatewayEnv } from './gateway.ts';

const plain = /^[\w.:-]{1,100}$/;

const plainHeader = (headers: Headers, name: string): string | undefined => {
  const value = headers.get(name);
  return value !== null && plain.test(value) ? value : undefined;
};

const equal = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Identifies the caller and gives the request its id. What outside callers write into the headers is
 * ignored, unless a trusted proxy passes it on. A render worker proves itself by the key and acts for the
 * visitor whose document it renders.
 */
export const identifyCaller =
  ({ renderKey, trustsProxy }: Pick<Gateway, 'renderKey' | 'trustsProxy'>): MiddlewareHandler<GatewayEnv> =>
  async (c, next) => {
    const { headers } = c.req.raw;
    const own = equal(headers.get('x-pasar-render-key') ?? '', renderKey);
    const { remoteAddress } = c.env.incoming.socket;
    const address = clientAddress(remoteAddress, headers.get('x-forwarded-for') ?? undefined, trustsProxy);
    c.set('client', (own ? plainHeader(headers, 'x-pasar-client') : undefined) ?? address);
    c.set('requestId', (own ? plainHeader(headers, 'x-request-id') : undefined) ?? randomUUID());
    await next();
    c.header('x-request-id', c.var.requestId);
  };
