import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { openAccess } from '../../access/index.ts';
import { contentSecurity } from '../document/content-security.ts';
import { getContentType } from '../files/content-types.ts';
import type { Gateway, GatewayApp, GatewayContext, GatewayEnv } from '../gateway.ts';
import { encodingFor, pack } from '../pack.ts';
import { consoleDocument, consoleLocale } from './console-document.ts';
import { isHere } from './ops-caller.ts';
import { send, toErrorResponse } from './ops-responses.ts';
import { readConsole } from './read-console.ts';
import { serveExports } from './serve-exports.ts';
import { serveHealth } from './serve-health.ts';
import { serveOpsCalls } from './serve-ops-calls.ts';
import { serveOpsQueries } from './serve-ops-queries.ts';

/** In demo mode operations are for the user of this machine; in production for whoever has a key. */
const notForStrangers =
  (mode: Gateway['mode']): MiddlewareHandler<GatewayEnv> =>
  async (c, next) =>
    mode === 'production' || isHere(mode, c) ? next() : c.notFound();

/** Queries that need only what is in memory. */
const fromMemory = /^\/ops\/v1\/(status|changes|health|me|incidents(\/[0-9a-f]+)?)$/;

/** `/ops`: the console of operations and its files; `/ops/v1`: what it shows and what it does. */
export const serveOps = (app: GatewayApp, gateway: Gateway): void => {
  const { registry, mode, consoleDir, log } = gateway;
  const access = openAccess(registry.folder, () => registry.silentSince() === undefined);
  // A change, and a request with a key, reads and writes the registry in this process: never while its disk
  // is silent. Queries continue from memory.
  app.use('/ops/v1/*', async (c, next) => {
    const refusal = await registry.expectAnswer().then(() => undefined, toErrorResponse);
    if (!refusal || fromMemory.test(c.req.path)) return next();
    log.warn({ request: c.var.requestId, path: c.req.path }, `operations call refused: ${refusal.message}`);
    return send(c, refusal);
  });
  serveOpsQueries(app, gateway, access);
  serveHealth(app, gateway, access);
  serveExports(app, gateway, access);
  serveOpsCalls(app, gateway, access);
  app.all('/ops/v1/*', (c) => send(c, { code: 404, message: 'There is no such call.', data: null }));

  app.use('/ops', notForStrangers(mode));
  app.use('/ops/*', notForStrangers(mode));

  const serveDocument = async (c: GatewayContext) => {
    const record = await readConsole(consoleDir);
    if (!record) return c.notFound();
    const nonce = randomBytes(16).toString('base64url');
    for (const [name, value] of contentSecurity(nonce)) c.header(name, value, { append: true });
    c.header('cache-control', 'private, no-store');
    c.header('vary', 'accept-language');
    const locale = consoleLocale(c.req.query('lang'), c.req.header('accept-language'));
    return c.html(consoleDocument(record, locale, nonce));
  };
  app.get('/ops', serveDocument);
  app.get('/ops/incidents', serveDocument);
  app.get('/ops/alerts', serveDocument);
  app.get('/ops/packages', serveDocument);

  app.get('/ops/:file{.+}', async (c) => {
    const { file } = c.req.param();
    const record = await readConsole(consoleDir);
    if (consoleDir === undefined || !record || !Object.hasOwn(record.assets, file)) return c.notFound();
    const bytes = await readFile(join(consoleDir, 'client', file));
    c.header('content-type', getContentType(file));
    // A rebuilt console has new names for its scripts only.
    c.header('cache-control', file.endsWith('.js') ? 'public, max-age=31536000, immutable' : 'no-cache');
    const encoding = file.endsWith('.js') ? encodingFor(c.req.header('accept-encoding')) : undefined;
    if (!encoding) return c.body(new Uint8Array(bytes));
    c.header('vary', 'accept-encoding');
    c.header('content-encoding', encoding);
    return c.body(new Uint8Array(await pack(bytes.toString(), encoding)));
  });

  app.all('/ops/*', (c) => c.notFound());
};
