import { randomBytes } from 'node:crypto';
import { type AppName, sliceNames } from '@pasar/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PlannedLineup } from '../../plan/current-plan.ts';
import { bundlesOf, type RenderedDocument } from '../../render/index.ts';
import type { Gateway, GatewayApp, GatewayContext } from '../gateway.ts';
import { encodingFor, pack } from '../pack.ts';
import { plannedFor } from '../trial/planned-for.ts';
import { drilledDocument } from '../trial/play-fault.ts';
import { assembleDocument } from './assemble-document.ts';
import { contentSecurity } from './content-security.ts';
import { renderablePath, tidyPath } from './tidy-path.ts';
import { keepVisitorKey } from './visitor-key.ts';
import { clearToken, visitorToken } from './visitor-token.ts';

const sendHtml = async (c: GatewayContext, html: string, status: number): Promise<Response> => {
  c.header('content-type', 'text/html; charset=utf-8');
  c.header('cache-control', 'private, no-store');
  c.header('vary', 'accept-encoding, cookie');
  const encoding = encodingFor(c.req.header('accept-encoding'));
  if (encoding) c.header('content-encoding', encoding);
  const body = encoding ? new Uint8Array(await pack(html, encoding)) : html;
  // The shell chose it for a page, so it is one that carries a body.
  return c.body(body, status as ContentfulStatusCode);
};

/** Where a loader sends the visitor: always a page of this market, on the host that was asked. */
const ownPlace = (redirect: string, url: URL): string => {
  const target = new URL(redirect, url);
  return target.origin === url.origin ? target.pathname + target.search + target.hash : '/';
};

const renderFor = (gateway: Gateway, c: GatewayContext, planned: PlannedLineup, url: URL, nonce: string) => {
  const bundles = bundlesOf(planned.lineup);
  if (!bundles) return Promise.resolve<RenderedDocument>({ mode: 'csr' });
  const { token } = visitorToken(c, gateway.publicUrl);
  const acceptLanguage = c.req.header('accept-language');
  return gateway.renderer.render({
    plan: planned.plan,
    bundles,
    url: url.href,
    nonce,
    ...(token === undefined ? {} : { token }),
    headers: {
      client: c.var.client,
      requestId: c.var.requestId,
      ...(acceptLanguage === undefined ? {} : { acceptLanguage }),
    },
  });
};

/** Whose mount a document is to bring about: the shell's, and that of the slice whose page it is. */
const ownersOf = (document: RenderedDocument): AppName[] => {
  const [page = ''] = document.mode === 'csr' ? [] : document.rendered.pages;
  return ['shell', ...sliceNames.filter((name) => page.startsWith(`${name}.`))];
};

const answer = async (gateway: Gateway, c: GatewayContext): Promise<Response> => {
  const asked = new URL(c.req.url);
  const tidy = tidyPath(asked.pathname);
  if (tidy !== asked.pathname) return c.redirect(tidy + asked.search, 308);
  const visit = await plannedFor(gateway, c, gateway.plan.for(keepVisitorKey(c, gateway.publicUrl)));
  if (!visit) {
    c.header('retry-after', '5');
    return c.text('Pasar belum siap. / Pasar is not ready yet.', 503);
  }
  const { planned, trial } = visit;
  const url = new URL(renderablePath(asked.pathname) + asked.search, gateway.publicUrl);
  const nonce = randomBytes(16).toString('base64url');
  const started = performance.now();
  const document = await renderFor(gateway, c, planned, url, nonce);
  const { status = 200, redirect, clearToken: refused } = document.mode === 'csr' ? {} : document.rendered;
  if (refused || visitorToken(c, gateway.publicUrl).forged) clearToken(c, gateway.publicUrl);

  const seconds = (performance.now() - started) / 1_000;
  gateway.metrics.documents.observe({ mode: document.mode, status }, seconds);
  gateway.log.info(
    {
      request: c.var.requestId,
      plan: planned.plan.id,
      path: asked.pathname,
      status,
      mode: document.mode,
      ms: Math.round(seconds * 10_000) / 10,
    },
    'document',
  );
  c.header('cache-control', 'private, no-store');
  if (redirect !== undefined) {
    return c.redirect(
      ownPlace(redirect, url),
      status === 301 || status === 303 || status === 308 ? status : 302,
    );
  }
  for (const [name, value] of contentSecurity(nonce)) c.header(name, value, { append: true });
  const parts = { planned, document, pathname: asked.pathname, nonce };
  if (trial) {
    const html = assembleDocument({ ...parts, trial });
    return sendHtml(c, drilledDocument(html, planned, trial), status);
  }
  const ticket = gateway.health.issue(planned.plan, ownersOf(document), c.var.client);
  return sendHtml(c, assembleDocument({ ...parts, ticket }), status);
};

/** Every path that nothing else answers is a page. */
export const serveDocuments = (app: GatewayApp, gateway: Gateway): void => {
  app.get('*', (c) => answer(gateway, c));
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD');
    return c.text('Method Not Allowed', 405);
  });
};
