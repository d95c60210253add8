import { randomBytes } from 'node:crypto';
import { traced } from '@pasar/api/tracing';
import type { AppName } from '@pasar/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { getBundles, type RenderedDocument } from '../../render/index.ts';
import type { Gateway, GatewayApp, GatewayContext } from '../gateway.ts';
import { encodingFor, pack } from '../pack.ts';
import { toFaultDocument } from '../preview/inject-fault.ts';
import { type PlannedVisit, planVisit } from '../preview/plan-visit.ts';
import { assembleDocument } from './assemble-document.ts';
import { contentSecurity } from './content-security.ts';
import { findRoute, namesOneOfMany } from './find-route.ts';
import type { RenderedPage } from './page-cache.ts';
import { shipToCity } from './ship-to-city.ts';
import { renderablePath, tidyPath } from './tidy-path.ts';
import { ensureVisitorKey } from './visitor-key.ts';
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

/** Where a loader redirects the visitor: always a page on the requested host. */
const ownPlace = (redirect: string, url: URL): string => {
  const target = new URL(redirect, url);
  return target.origin === url.origin ? target.pathname + target.search + target.hash : '/';
};

/** How many deadlines a page may take when it must report whether it exists. */
const patienceForStatus = 2;
/** Seconds after which a "later" response may be retried. */
const askAgain = '2';

/** The page for this request; a visitor's page may have been rendered for another visitor seconds ago. */
const pageFor = async (
  gateway: Gateway,
  c: GatewayContext,
  { planned, trial }: PlannedVisit,
  { url, mayBeGone }: { url: URL; mayBeGone: boolean },
): Promise<RenderedPage> => {
  const bundles = getBundles(planned.lineup);
  const { token } = visitorToken(c, gateway.publicUrl);
  const shipTo = token === undefined ? shipToCity(c) : undefined;
  const render = async (nonce: string): Promise<RenderedDocument> => {
    if (!bundles) return { mode: 'csr', unasked: true };
    const request = {
      plan: planned.plan,
      bundles,
      url: url.href,
      nonce,
      ...(token === undefined ? {} : { token }),
      headers: { client: c.var.client, requestId: c.var.requestId },
      ...(shipTo !== undefined && { shipTo }),
    };
    const document = await gateway.renderer.render(request, mayBeGone ? patienceForStatus : 1);
    const app = findRoute(planned.plan, url.pathname)?.app ?? 'shell';
    const { version } = (app === 'shell' ? planned.plan.shell : planned.plan.slices[app]) ?? {};
    gateway.metrics.renders.inc({ app, version: version ?? '', outcome: document.mode });
    return document;
  };
  if (token === undefined && !trial)
    return await gateway.pages.page(`${planned.plan.id} ${shipTo ?? ''} ${url.href}`, render);
  const nonce = freshNonce();
  return { document: await render(nonce), nonce, age: 0 };
};

const freshNonce = () => randomBytes(16).toString('base64url');

/** A cached page holds the nonce of its rendering, which no browser has seen; each response has its own. */
const withNonce = ({ document, nonce: old }: RenderedPage, nonce: string): RenderedDocument => {
  if (document.mode === 'csr') return document;
  const { head, html } = document.rendered;
  const renewed = { head: head.replaceAll(old, nonce), html: html.replaceAll(old, nonce) };
  return { ...document, rendered: { ...document.rendered, ...renewed } };
};

/** Whose mount a document is to bring about: the shell's, and that of the slice whose page it is. */
const ownersOf = (document: RenderedDocument): AppName[] => {
  const [page = ''] = document.mode === 'csr' ? [] : document.rendered.pages;
  return ['shell', ...(page ? [page.split('.', 1)[0] ?? page] : [])];
};

/**
 * The app that made the server fail to make the page, if any did: without even a layout that is the shell. A redirect,
 * a missing product and a switched-off slice are no failures.
 */
const findUnrendered = (
  document: RenderedDocument,
  { status, owner }: { status: number; owner: AppName | undefined },
): AppName | undefined => {
  if (document.mode === 'csr') return 'shell';
  return document.unasked || document.rendered.error !== undefined || status === 503 ? owner : undefined;
};

const answer = async (gateway: Gateway, c: GatewayContext): Promise<Response> => {
  const asked = new URL(c.req.url);
  const tidy = tidyPath(asked.pathname);
  if (tidy !== asked.pathname) return c.redirect(tidy + asked.search, 308);
  const visit = await planVisit(gateway, c, gateway.plan.for(ensureVisitorKey(c, gateway.publicUrl)));
  if (!visit) {
    c.header('retry-after', '5');
    return c.text('Pasar belum siap. / Pasar is not ready yet.', 503);
  }
  const { planned, trial } = visit;
  const url = new URL(renderablePath(asked.pathname) + asked.search, gateway.publicUrl);
  const started = performance.now();
  const { token, forged } = visitorToken(c, gateway.publicUrl);
  // Search engines come without a token. A page of which nobody knows whether it is there must not be one that is.
  const mayBeGone = token === undefined && namesOneOfMany(planned.plan, asked.pathname);
  const page = await pageFor(gateway, c, visit, { url, mayBeGone });
  const nonce = freshNonce();
  const document = withNonce(page, nonce);
  const {
    status: said = 200,
    redirect,
    clearToken: refused,
  } = document.mode === 'csr' ? {} : document.rendered;
  const status = mayBeGone && document.unasked && said === 200 ? 503 : said;
  if (status === 503) c.header('retry-after', askAgain);
  if (refused || forged) clearToken(c, gateway.publicUrl);

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
      age: Math.round(page.age),
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
  for (const [name, value] of contentSecurity(nonce, gateway.frameOrigins))
    c.header(name, value, { append: true });
  // A page that counts down by the server's time needs to know how old that time is.
  c.header('server-timing', `age;dur=${Math.round(page.age)}`);
  const parts = {
    ...{ planned, document, pathname: asked.pathname, nonce, hasWorker: gateway.serviceWorker },
    ...((trial || gateway.workbench) && { devtoolsAt: url.origin }),
  };
  if (trial) {
    const html = assembleDocument({ ...parts, trial });
    return sendHtml(c, toFaultDocument(html, planned, trial), status);
  }
  const owner = findRoute(planned.plan, asked.pathname)?.app;
  const unrendered = findUnrendered(document, { status, owner });
  const owners = new Set([...ownersOf(document), ...(unrendered === undefined ? [] : [unrendered])]);
  const ticket = gateway.health.issue(planned.plan, [...owners], c.var.client, unrendered);
  return sendHtml(c, assembleDocument({ ...parts, ticket }), status);
};

/** Every path without another handler is a page. */
export const serveDocuments = (app: GatewayApp, gateway: Gateway): void => {
  app.get('*', (c) =>
    traced(
      'document',
      () => ({ 'url.path': c.req.path }),
      () => answer(gateway, c),
    ),
  );
  app.all('*', (c) => {
    // A form that was sent before its script ran: the page comes back, and no form value appears in its
    // address.
    if (c.req.method === 'POST' && c.req.header('sec-fetch-mode') === 'navigate') {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(tidyPath(pathname) + search, 303);
    }
    c.header('allow', 'GET, HEAD');
    return c.text('Method Not Allowed', 405);
  });
};
