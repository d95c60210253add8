import { join } from 'node:path';
import { cors } from 'hono/cors';
import { remoteFolder } from '../../budget.ts';
import { getBasePath } from '../../plan/plan-for.ts';
import type { Gateway, GatewayApp } from '../gateway.ts';

/** What pages of other origins ask for: files of remotes, the live manifests, the addresses behind links, calls and images. */
const opened = [
  '/r/:slice/:version/remote/*',
  '/r/:slice/live/mf-manifest.json',
  '/r/links',
  '/api/*',
  '/media/*',
];

const sent = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'x-pasar-user',
];

/** Lets the named origins, and nobody else, read what a mounted page needs. Cookies stay with the market. */
export const allowEmbedding = (app: GatewayApp, { embedOrigins }: Gateway): void => {
  if (embedOrigins.length === 0) return;
  const allow = cors({
    origin: [...embedOrigins],
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: sent,
    exposeHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  for (const path of opened) {
    app.use(path, allow, async (c, next) => {
      await next();
      c.header('cross-origin-resource-policy', 'cross-origin');
      c.header('vary', [c.res.headers.get('vary'), 'origin'].filter(Boolean).join(', '));
    });
  }
};

/** `/r/<slice>/live/mf-manifest.json`: the manifest of what is live, whose files are at the address of their version. */
export const serveLiveManifests = (app: GatewayApp, { plan, registry, publicUrl }: Gateway): void => {
  app.get('/r/:slice/live/mf-manifest.json', async (c) => {
    const slice = c.req.param('slice');
    const live = Object.entries(plan.now()?.lineup ?? {}).find(([app]) => app === slice)?.[1].live;
    const file = `${remoteFolder}/mf-manifest.json`;
    if (!live || !Object.hasOwn(live.record.assets, file)) return c.notFound();
    const manifest = JSON.parse(String(await registry.disk().read(join(live.folder, 'client', file))));
    // The runtime derives `auto` from the address that it asked for, which is not where the files are.
    manifest.metaData.publicPath = `${publicUrl}${getBasePath(live)}${remoteFolder}/`;
    c.header('cache-control', 'no-store');
    return c.json(manifest);
  });
};

/** `/r/links`: the patterns of the pages that live releases link to, by name; a mounted page has no document of ours. */
export const serveLinks = (app: GatewayApp, { plan }: Gateway): void => {
  app.get('/r/links', (c) => {
    const planned = plan.now();
    if (!planned) return c.notFound();
    c.header('cache-control', 'no-store');
    return c.json(planned.plan.links);
  });
};
