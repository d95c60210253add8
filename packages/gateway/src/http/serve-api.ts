import type { Gateway, GatewayApp, GatewayContext } from './gateway.ts';

/** Passes a request on, with what the gateway knows in place of what the caller claims. */
const forwarded = (c: GatewayContext): Request => {
  const headers = new Headers(c.req.raw.headers);
  headers.delete('x-pasar-render-key');
  headers.set('x-pasar-client', c.var.client);
  headers.set('x-request-id', c.var.requestId);
  return new Request(c.req.raw, { headers });
};

/** The marketplace server, in the same process. It answers everything below its paths, failures too. */
export const serveApi = (app: GatewayApp, { api, metrics }: Gateway): void => {
  app.get('/metrics', async (c) => {
    const answer = await api.fetch(forwarded(c));
    return c.text((await answer.text()) + (await metrics.registry.metrics()));
  });
  for (const path of ['/api', '/api/*', '/media/*', '/dev/*', '/healthz']) {
    app.all(path, (c) => api.fetch(forwarded(c)));
  }
};
