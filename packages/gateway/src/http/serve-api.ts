import { forwarded } from './forwarded.ts';
import type { Gateway, GatewayApp } from './gateway.ts';

/** What sellers and the back office change appears on pages that visitors share. */
const changesPages = ({ method, path }: { method: string; path: string }): boolean =>
  method !== 'GET' && method !== 'HEAD' && /^\/api\/(merchant\/dashboard|admin)\//.test(path);

/** The marketplace server, in the same process. It handles everything below its paths, errors too. */
export const serveApi = (app: GatewayApp, { api, pages }: Gateway): void => {
  for (const path of ['/api', '/api/*', '/media/*', '/dev/*']) {
    app.all(path, async (c) => {
      const answer = await api.fetch(forwarded(c));
      if (changesPages(c.req)) pages.clear();
      return answer;
    });
  }
};
