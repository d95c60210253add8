import { Hono } from 'hono';
import { identifyCaller } from './caller.ts';
import { serveDocuments } from './document/serve-documents.ts';
import { serveReleaseFiles } from './files/serve-release-files.ts';
import { allowEmbedding, serveLinks, serveLiveManifests } from './files/serve-remotes.ts';
import { serveSiteFiles } from './files/site-files.ts';
import type { Gateway, GatewayApp, GatewayEnv } from './gateway.ts';
import { serveOffline } from './offline/serve-offline.ts';
import { serveOps } from './ops/serve-ops.ts';
import { servePlan } from './plan-route.ts';
import { servePreviews } from './preview/serve-previews.ts';
import { rejectMethods } from './reject-methods.ts';
import { rejectOverload } from './reject-overload.ts';
import { serveErrors } from './reports/serve-errors.ts';
import { serveReports } from './reports/serve-reports.ts';
import { securityHeaders } from './security-headers.ts';
import { serveApi } from './serve-api.ts';
import { serveMetrics } from './serve-metrics.ts';
import { serveProbes } from './serve-probes.ts';
import { serveSitemap } from './sitemap/serve-sitemap.ts';

/** One origin: release files, API, reports, and documents for all the rest (architecture "Routes"). */
export const createGatewayApp = (gateway: Gateway): GatewayApp => {
  const app: GatewayApp = new Hono<GatewayEnv>();
  app.use(
    securityHeaders(gateway.publicUrl),
    rejectMethods,
    rejectOverload(gateway.metrics),
    identifyCaller(gateway),
  );
  app.onError((error, c) => {
    gateway.log.error({ request: c.var.requestId, path: c.req.path, err: error }, 'request failed');
    c.header('cache-control', 'no-store');
    return c.text('Terjadi kesalahan di server. / Something went wrong on the server.', 500);
  });
  app.notFound((c) => {
    c.header('cache-control', 'no-store');
    return c.text('Not Found', 404);
  });
  allowEmbedding(app, gateway);
  serveMetrics(app, gateway);
  serveProbes(app, gateway.probes);
  serveApi(app, gateway);
  const { workbench } = gateway;
  if (workbench) app.get('/r/*', async (c, next) => workbench(c.req.raw) ?? next());
  servePlan(app, gateway);
  serveReports(app, gateway);
  serveErrors(app, gateway);
  servePreviews(app, gateway);
  serveLiveManifests(app, gateway);
  serveLinks(app, gateway);
  serveReleaseFiles(app, gateway);
  app.all('/r/*', (c) => c.notFound());
  serveOps(app, gateway);
  serveSiteFiles(app, gateway);
  serveSitemap(app, gateway);
  serveOffline(app, gateway);
  serveDocuments(app, gateway);
  return app;
};
