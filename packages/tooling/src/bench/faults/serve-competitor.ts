import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const head = '<meta charset="utf-8"><title>peer</title>';
const firstMap = { imports: { catalog: '/files/catalog/page.js', account: '/files/account/page.js' } };

/** The import map of a single-spa folder: as it was deployed last. */
export const mapFile = (folder: string): string => path.join(folder, 'importmap.json');

const documents = {
  federation: () => `<!doctype html>${head}<div id="root"></div><script defer src="/files/main.js"></script>`,
  spa: (folder: string) => {
    const file = mapFile(folder);
    const map = existsSync(file) ? readFileSync(file, 'utf8') : JSON.stringify(firstMap);
    return `<!doctype html>${head}<script type="importmap">${map}</script><body><script type="module" src="/files/main.js"></script>`;
  },
};

/** Serves a competitor: its document for every address, its files below `/files/`. */
export async function serveCompetitor(
  kind: keyof typeof documents,
  folder: string,
): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://peer');
    const file = path.join(folder, pathname.slice('/files/'.length));
    if (!pathname.startsWith('/files/')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(documents[kind](folder));
    } else if (existsSync(file)) {
      const type = file.endsWith('.json') ? 'application/json' : 'text/javascript';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    } else response.writeHead(404).end();
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the peer has no port');
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
