import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { ProviderApp } from './provider.ts';

/** Serves an app on a free port of this machine alone. */
export const serveOnLoopback = async (app: ProviderApp): Promise<{ url: string; close(): Promise<void> }> => {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Calls that hang by request would hold the close.
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
};
