import { locales } from '@pasar/contract';
import { sha256 } from '../../platform/content-hash.ts';
import type { Gateway, GatewayApp } from '../gateway.ts';
import { getOfflinePath, offlineDocument } from './offline-document.ts';
import { type OfflinePages, removeServiceWorker, runServiceWorker } from './worker-script.ts';

export const workerPath = '/sw.js';

const prefix = 'pasar-offline-';

/** The worker may fetch from this site and run nothing but itself. */
const workerPolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * `/sw.js` and the offline pages. They belong to no release: a worker outlives the plan of the page that registered it.
 * Where workers are switched off, the same address ends those that browsers still have.
 */
export const serveOffline = (app: GatewayApp, { serviceWorker }: Pick<Gateway, 'serviceWorker'>): void => {
  const documents = locales.map((locale) => ({ path: getOfflinePath(locale), ...offlineDocument(locale) }));
  for (const { path, html, policy } of documents) {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    };
    app.get(path, (c) => c.body(html, 200, headers));
  }

  const pages: OfflinePages = {
    cache: prefix + sha256(documents.map(({ html, policy }) => html + policy).join('')).slice(0, 12),
    prefix,
    id: getOfflinePath('id'),
    en: getOfflinePath('en'),
  };
  const run = serviceWorker ? runServiceWorker : removeServiceWorker;
  const text = `(${run})(self, ${JSON.stringify(serviceWorker ? pages : { prefix })});\n`;
  const etag = `"${sha256(text).slice(0, 20)}"`;
  app.get(workerPath, (c) => {
    const headers = {
      ...{ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy, etag },
      'content-type': 'text/javascript; charset=utf-8',
    };
    return c.req.header('if-none-match') === etag ? c.body(null, 304, headers) : c.body(text, 200, headers);
  });
};
