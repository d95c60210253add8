import type { Gateway, GatewayApp, GatewayContext } from './gateway.ts';

/** Passes a request on, with what the gateway knows in place of what the caller claims. */
const forwarded = (c: GatewayContext): Request => {
  const headers = new Headers(c.req.raw.headers);
  headers.delete('x-pasar-render-key');
  headers.set('x-pasar-client', c.var.client);
  headers.set('x-request-id', c.var.requestId);
  return new Request(c.req.raw, { headers });
};

/** What sellers and the desk change stands on pages that visitors share. */
const changesPages = ({ method, path }: { method: string; path: string }): boolean =>
  method !== 'GET' && method !== 'HEAD' && /^\/api\/(merchant\/dashboard|desk)\//.test(path);

/** The marketplace server, in the same process. It answers everything below its paths, failures too. */
export const serveApi = (app: GatewayApp, { api, metrics, pages }: Gateway): void => {
  app.get('/metrics', async (c) => {
    const answer = await api.fetch(forwarded(c));
    return c.text((await answer.text()) + (await metrics.registry.metrics()));
  });
  for (const path of ['/api', '/api/*', '/media/*', '/dev/*', '/healthz']) {
    app.all(path, async (c) => {
      const answer = await api.fetch(forwarded(c));
      if (changesPages(c.req)) pages.forget();
      return answer;
    });
  }
};
