import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Baseline } from './build-baselines.ts';

export interface ServedBaseline {
  url: string;
  close(): void;
}

/** The HTML of `/` for a baseline, derived from the server's own document. */
export type Document = (original: string, twin: Baseline) => string;

const script = (file: string) => `<script defer src="/twin/${file}"></script>`;
const preload = (file: string) => `<link rel="preload" as="script" href="/twin/${file}">`;

const withoutOurScripts = (html: string) =>
  html.replace(/<link\b[^>]*\bas="?script"?[^>]*>/g, '').replace(/<script\b[^>]*\bsrc=[^>]*><\/script>/g, '');

/** Where a document defers its scripts until the page is painted. */
const place = '<template id="__start">';

/**
 * The rendered page as it is, with the baseline's one bundle in place of shell and slices, requested as
 * late as they are.
 */
export const renderedDocument: Document = (original, { main, ahead }) => {
  const bare = withoutOurScripts(original);
  if (!bare.includes(place)) throw new Error('the document keeps no scripts for later');
  return bare.replace(place, `${place}${ahead.map(preload).join('')}${script(main)}`);
};

const emptyBoot = '<script type="application/json" id="__boot">{"mode":"csr","locale":"id"}</script>';

/** An empty page with a script: plan and texts of the head stay, everything else is made in the browser. */
export const emptyDocument: Document = (original, { main }) => {
  const plan = /<script[^>]*id="?__plan"?[^>]*>.*?<\/script>/s.exec(original)?.[0] ?? '';
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Pasar</title>${plan}${script(main)}</head><body><div id="root"></div>${emptyBoot}</body></html>`;
};

const compressed = new Map<string, Buffer>();

function send(response: ServerResponse, type: string, body: Buffer, cache: string): void {
  response.writeHead(200, {
    'content-type': type,
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': cache,
  });
  response.end(body);
}

function sendFile(response: ServerResponse, folder: string, name: string): void {
  const file = path.join(folder, name);
  const known = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
  compressed.set(file, known);
  send(
    response,
    file.endsWith('.json') ? 'application/json' : 'text/javascript',
    known,
    'public, max-age=31536000, immutable',
  );
}

const pass = (market: URL, incoming: IncomingMessage, response: ServerResponse) =>
  incoming.pipe(
    request(
      new URL(incoming.url ?? '/', market),
      { method: incoming.method ?? 'GET', headers: { ...incoming.headers, host: market.host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    ),
  );

/** Compressed as well as the server compresses a document for one visitor. */
const packedAtOnce = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Serves a baseline's home page on its own port; data and images come from the server. A page that is
 * `rendered` is rendered by the server each time, as its own is; another is a file.
 */
export async function serveBaseline(
  market: URL,
  twin: Baseline,
  { document, rendered }: { document: Document; rendered: boolean },
): Promise<ServedBaseline> {
  const made = async () => document(await (await fetch(market)).text(), twin);
  const file = brotliCompressSync(await made());
  const page = async () => (rendered ? brotliCompressSync(await made(), packedAtOnce) : file);
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? '/', market);
    if (pathname === '/') return send(response, 'text/html; charset=utf-8', await page(), 'no-store');
    if (pathname.startsWith('/twin/'))
      return sendFile(response, twin.folder, pathname.slice('/twin/'.length));
    pass(market, incoming, response);
  };
  const server = createServer((incoming, response) =>
    answer(incoming, response).catch((error: unknown) => response.destroy(error as Error)),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the twin has no port');
  return { url: `http://localhost:${address.port}/`, close: () => server.close() };
}
