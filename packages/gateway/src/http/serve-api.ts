import { traced } from '@pasar/api/tracing';
import { forwarded } from './forwarded.ts';
import type { Gateway, GatewayApp } from './gateway.ts';

/** What sellers and the back office change appears on pages that visitors share. */
const changesPages = ({ method, path }: { method: string; path: string }): boolean =>
  method !== 'GET' && method !== 'HEAD' && /^\/api\/(merchant\/dashboard|admin)\//.test(path);

/** The marketplace server, in the same process. It handles everything below its paths, errors too. */
export const serveApi = (app: GatewayApp, { api, pages }: Gateway): void => {
  for (const path of ['/api', '/api/*', '/media/*', '/dev/*']) {
    app.all(path, async (c) => {
      const fetch = () => api.fetch(forwarded(c));
      const attributes = () => ({ 'http.request.method': c.req.method, 'url.path': c.req.path });
      // Not those of the demo's receiver of spans, which would never end.
      const answer = await (path.startsWith('/api') ? traced('call', attributes, fetch) : fetch());
      if (changesPages(c.req)) pages.clear();
      return answer;
    });
  }
};
