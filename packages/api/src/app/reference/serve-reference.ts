import { createHash } from 'node:crypto';
import type { Platform } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { openApi } from './open-api.ts';
import { referencePage } from './reference-page.ts';
import { referenceStyle } from './reference-style.ts';

const styleHash = createHash('sha256').update(referenceStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`;

/** Rendered at the first request, since most processes never get one. */
const once = <T>(write: () => T): (() => T) => {
  let written: { text: T } | undefined;
  return () => {
    written ??= { text: write() };
    return written.text;
  };
};

/** `/api/openapi.json` and `/api/docs`: every call of the contract, for programs and for people. */
export const serveReference = (app: App, { publicUrl }: Platform): void => {
  const document = once(() => JSON.stringify(openApi(publicUrl)));
  const page = once(referencePage);
  app.get('/api/openapi.json', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.body(document(), 200, { 'content-type': 'application/json' });
  });
  app.get('/api/docs', (c) => {
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Security-Policy', policy);
    return c.html(page());
  });
};
