import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { contentSecurity } from '../document/content-security.ts';
import { contentTypeOf } from '../files/content-types.ts';
import type { Gateway, GatewayApp, GatewayEnv } from '../gateway.ts';
import { encodingFor, pack } from '../pack.ts';
import { consoleDocument, consoleLocale } from './console-document.ts';
import { opsStatus } from './ops-status.ts';
import { readConsole } from './read-console.ts';
import { serveHealth } from './serve-health.ts';

const loopback = /^(127(\.\d+){3}|::1)$/;
const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * Until there are people with roles, operations are for the person at this very machine, in demo mode. The host is
 * checked too, so that no other site can have its name point here and read along.
 */
const onlyHere =
  (mode: Gateway['mode']): MiddlewareHandler<GatewayEnv> =>
  async (c, next) => {
    const here = loopback.test(c.var.client) && loopbackHost.test(c.req.header('host') ?? '');
    if (mode !== 'demo' || !here) return c.notFound();
    return next();
  };

/** `/ops`: the console of operations, its files, and what it shows (`/ops/v1/status`). */
export const serveOps = (app: GatewayApp, gateway: Gateway): void => {
  const { registry, mode, consoleDir } = gateway;
  app.use('/ops/*', onlyHere(mode));

  app.get('/ops/v1/status', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ code: 200, message: 'OK', data: opsStatus(registry, registry.status()) });
  });

  serveHealth(app, gateway);

  app.get('/ops', async (c) => {
    const record = await readConsole(consoleDir);
    if (!record) return c.notFound();
    const nonce = randomBytes(16).toString('base64url');
    for (const [name, value] of contentSecurity(nonce)) c.header(name, value, { append: true });
    c.header('cache-control', 'private, no-store');
    c.header('vary', 'accept-language');
    const locale = consoleLocale(c.req.query('lang'), c.req.header('accept-language'));
    return c.html(consoleDocument(record, locale, nonce));
  });

  app.get('/ops/:file{.+}', async (c) => {
    const { file } = c.req.param();
    const record = await readConsole(consoleDir);
    if (consoleDir === undefined || !record || !Object.hasOwn(record.assets, file)) return c.notFound();
    const bytes = await readFile(join(consoleDir, 'client', file));
    c.header('content-type', contentTypeOf(file));
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
