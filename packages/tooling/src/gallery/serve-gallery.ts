import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { galleryConfig } from './gallery-config.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
};

/** The page reloads when its script has changed; frames reload with it. */
const documentOf = (build: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body><div id="root"></div><script src="/gallery.js?${build}"></script>
<script>if (top === window) new EventSource('/changes').onmessage = ({ data }) => { if (data !== '${build}') location.reload(); }</script>
</body></html>`;

export interface Gallery {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves the gallery on this machine, built anew after each edit. `port` 0 takes any free one.
 * Rejects with the compiler's lines when it does not build at first, and when the port is in use.
 */
export const serveGallery = async (port: number): Promise<Gallery> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasar-gallery-'));
  const listeners = new Set<(build: string) => void>();
  const compiler = webpack(galleryConfig(folder));
  const { promise: first, resolve, reject } = Promise.withResolvers<void>();
  let build = '';
  const watching = compiler.watch({ aggregateTimeout: 60 }, (error, stats) => {
    const said = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : '');
    if (said) {
      process.stderr.write(`${said}\n`);
      return reject(new Error(said));
    }
    build = stats?.hash ?? '';
    for (const tell of listeners) tell(build);
    resolve();
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      const tell = (now: string) => void response.write(`data: ${now}\n\n`);
      listeners.add(tell);
      tell(build);
      return void request.on('close', () => listeners.delete(tell));
    }
    const file = path.join(folder, path.basename(pathname));
    const isFile = path.extname(file) in types && existsSync(file);
    response.setHeader('cache-control', 'no-store');
    response.setHeader(
      'content-type',
      isFile ? (types[path.extname(file)] ?? '') : 'text/html; charset=utf-8',
    );
    if (!isFile && pathname !== '/') response.statusCode = 404;
    response.end(isFile ? readFileSync(file) : documentOf(build));
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await new Promise<void>((done) => (watching ? watching.close(() => done()) : done()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await first;
    await new Promise<void>((done, refuse) =>
      server.once('error', refuse).listen(port, '127.0.0.1', () => done()),
    );
  } catch (error) {
    await close();
    throw error;
  }
  return { port: (server.address() as AddressInfo).port, close };
};
