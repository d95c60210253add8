import type { GatewayContext } from './gateway.ts';

/** Passes a request on, with what the gateway knows in place of what the caller claims. */
export const forwarded = (c: GatewayContext): Request => {
  const headers = new Headers(c.req.raw.headers);
  headers.set('x-pasar-client', c.var.client);
  headers.set('x-request-id', c.var.requestId);
  return new Request(c.req.raw, { headers });
};
