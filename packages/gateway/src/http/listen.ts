import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as aLook, setTimeout as rest } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';

export interface Listener {
  port: number;
  /** Stops taking connections, lets what runs end, for at most 10 s. */
  close(): Promise<void>;
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Where a market listens that is for this machine alone. */
export const loopbackHost = '127.0.0.1';
const longestDrain = 10_000;
/** In which callers on kept connections get an answer that tells them to go, instead of a cut. */
const farewell = 250;

const drain = async (server: Server): Promise<void> => {
  // Whoever has knocked by now is let in: the system would cut off those who stand between the doors.
  await aLook();
  await aLook();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const end = performance.now() + longestDrain;
  const waiting = new AbortController();
  const sweep = async () => {
    await rest(farewell, undefined, { signal: waiting.signal });
    while (performance.now() < end) {
      server.closeIdleConnections();
      await rest(25, undefined, { signal: waiting.signal });
    }
    server.closeAllConnections();
  };
  await Promise.all([closed.then(() => waiting.abort()), sweep().catch(() => {})]);
};

/**
 * Listens on an address, the loopback one when none is given. Throws the system's error when the port is taken. Port 0
 * takes any free one.
 */
export const listen = async (fetch: Fetch, port: number, host: string = loopbackHost): Promise<Listener> => {
  const server = createAdaptorServer({
    fetch,
    hostname: host,
    serverOptions: {
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
    },
    // Only HTTP/1 is asked for; the adaptor's type also covers the other kinds.
  }) as Server;
  let leaving = false;
  server.prependListener('request', (_, response) => {
    if (leaving) response.setHeader('connection', 'close');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      leaving = true;
      return drain(server);
    },
  };
};
