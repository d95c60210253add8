import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

interface TriedRecord {
  app: string;
  version: string;
  entry: { path: string; global: string };
  assets: Record<string, { integrity: string }>;
  routes: { path: string }[];
}

export interface RunSliceOptions {
  /** The deployed server. */
  at: string;
  /** The folder of the slice's build. */
  folder: string;
  /** 0 takes any free one. */
  port: number;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const blockIn = (html: string, id: string): [whole: string, value: Record<string, unknown>] | undefined => {
  const [whole, json] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return whole === undefined || json === undefined ? undefined : [whole, JSON.parse(json)];
};

/** A document of the deployed server with one slice replaced by the local build. */
export const withSlice = (html: string, record: TriedRecord): string => {
  const [plan, boot] = [blockIn(html, '__plan'), blockIn(html, '__boot')];
  if (!plan || !boot) return html;
  const { app, version, entry, assets, routes } = record;
  const base = `/r/${app}/${version}/`;
  const tried = {
    version,
    base,
    entry: entry.path,
    global: entry.global,
    integrity: assets[entry.path]?.integrity,
    paths: [...new Set(routes.map((route) => route.path))],
  };
  const slices = { ...(plan[1].slices as object), [app]: tried };
  const disabled = (plan[1].disabled as string[]).filter((name) => name !== app);
  // The server markup of the deployed version differs from what this one would render.
  const start = html.indexOf('<div id="root">');
  const empty = `${html.slice(0, start)}<div id="root"></div>${html.slice(html.indexOf(boot[0]))}`;
  return empty
    .replace(boot[0], () => block('__boot', { mode: 'csr', locale: boot[1].locale }))
    .replace(plan[0], () => block('__plan', { ...plan[1], slices, disabled }))
    .replaceAll(new RegExp(`<link rel="preload" as="script" href="/r/${app}/[^>]*>`, 'g'), '');
};

const forwarded = (request: IncomingMessage, target: URL): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || /^(host|connection|origin|accept-encoding|content-length)$/.test(name))
      continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (request.headers.origin) headers.set('origin', target.origin);
  return headers;
};

const bodyOf = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length > 0 ? new Uint8Array(Buffer.concat(parts)) : undefined;
};

const pass = async (request: IncomingMessage, response: ServerResponse, target: URL, record: TriedRecord) => {
  const body = await bodyOf(request);
  const answer = await fetch(target, {
    method: request.method ?? 'GET',
    headers: forwarded(request, target),
    redirect: 'manual',
    ...(body && { body }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!/^(content-encoding|content-length|transfer-encoding|connection|set-cookie)$/.test(name))
      response.setHeader(name, value);
  }
  response.setHeader('set-cookie', answer.headers.getSetCookie());
  response.end(isPage ? withSlice(bytes.toString(), record) : bytes);
};

/** Milliseconds that a server may take to respond to the check. */
const patience = 10_000;

/** Throws in one sentence when there is no server at the address. */
const expectMarket = async (at: string): Promise<void> => {
  const answer = await fetch(new URL('/r/plan', at), { signal: AbortSignal.timeout(patience) }).catch(
    () => undefined,
  );
  if (!answer) throw new Error(`${at} does not answer: see PASAR_OPS_URL.`);
  const plan = await answer.json().catch(() => undefined);
  if (typeof plan?.id !== 'string')
    throw new Error(`${at} is no market, or nothing is live there (HTTP ${answer.status}).`);
};

/**
 * Serves the deployed site on this machine with one slice from here: the real shell, the other slices, the
 * API and the accounts are the deployed ones. Reports of its pages do not reach the server's health data.
 * Throws in one sentence when there is no server at `at` or the port is in use.
 */
export const runSlice = async ({
  at,
  folder,
  port,
}: RunSliceOptions): Promise<{ server: Server; port: number }> => {
  await expectMarket(at);
  const record = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as TriedRecord;
  const base = `/r/${record.app}/${record.version}/`;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', at);
    if (url.pathname === '/r/beacon') return void response.writeHead(204).end();
    // No plan of the server is this one: without a response an open page continues with its own.
    if (url.pathname === '/r/plan') return void response.writeHead(503).end();
    if (!url.pathname.startsWith(base)) {
      pass(request, response, url, record).catch((error) => {
        response.writeHead(502, { 'content-type': 'text/plain' }).end(`${at} does not answer: ${error}`);
      });
      return;
    }
    const file = url.pathname.slice(base.length);
    if (!Object.hasOwn(record.assets, file)) return void response.writeHead(404).end();
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('cache-control', 'no-store');
    response.end(readFileSync(path.join(folder, 'client', file)));
  });
  await new Promise<void>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: try --port ${port + 1}.`) : error,
      );
    server.once('error', onError).listen(port, '127.0.0.1', resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
};
