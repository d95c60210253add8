import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setImmediate as aLook, setTimeout as rest } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { cutStalled } from './cut-stalled.ts';

export interface Listener {
  port: number;
  /** Stops taking connections, lets what runs end, for at most 10 s. */
  close(): Promise<void>;
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** The address of a server for this machine alone. */
export const loopbackHost = '127.0.0.1';
const longestDrain = 10_000;
/**
 * Callers on kept-alive connections get `connection: close` instead of a cut, until so many checks receive
 * no request.
 */
const quietLooks = 10;
const betweenLooks = 25;
/** A caller that holds so many connections that it never is quiet is cut off all the same. */
const longestFarewell = 5_000;

/** A turn accepts one connection at a time: none waits after so many turns that accepted none. */
const emptyTurns = 3;
const longestAccept = 1_000;

/** Accepts the connections that already wait: otherwise the system would cut them off. */
const acceptWaiting = async (accepted: () => number): Promise<void> => {
  const began = performance.now();
  let [before, empty] = [accepted(), 0];
  while (empty < emptyTurns && performance.now() < began + longestAccept) {
    await aLook();
    empty = accepted() === before ? empty + 1 : 0;
    before = accepted();
  }
};

/** So many connections and requests a server has received so far. */
interface Received {
  connections: number;
  requests: number;
}

/** Closes a server whose responses ask callers to disconnect. */
const drain = async (server: Server, received: Received): Promise<void> => {
  await acceptWaiting(() => received.connections);
  const heard = () => received.requests;
  const began = performance.now();
  // The close of an HTTP server cuts kept-alive connections at once, with the requests in flight on them.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const waiting = new AbortController();
  const sweep = async () => {
    let [before, quiet] = [heard(), 0];
    while (performance.now() < began + longestDrain) {
      await rest(betweenLooks, undefined, { signal: waiting.signal });
      // After a pause of the process its timers run first: data that arrived meanwhile has to be received
      // before.
      await aLook();
      quiet = heard() === before ? quiet + 1 : 0;
      before = heard();
      if (quiet >= quietLooks || performance.now() > began + longestFarewell) server.closeIdleConnections();
    }
    server.closeAllConnections();
  };
  await Promise.all([closed.then(() => waiting.abort()), sweep().catch(() => {})]);
};

/** Milliseconds for the head of a request, and between two parts of its body. */
const longestWaits = { headers: 10_000, stall: 10_000 };

/**
 * Listens on an address, the loopback one when none is given. Throws the system's error when the port is taken. Port 0
 * takes any free one.
 */
export const listen = async (
  fetch: Fetch,
  port: number,
  host: string = loopbackHost,
  { headers, stall } = longestWaits,
): Promise<Listener> => {
  const server = createAdaptorServer({
    fetch,
    hostname: host,
    serverOptions: {
      headersTimeout: headers,
      requestTimeout: 60_000,
      connectionsCheckingInterval: headers / 10,
      keepAliveTimeout: 65_000,
    },
    // Only HTTP/1 is used; the adaptor's type also covers the other kinds.
  }) as Server;
  cutStalled(server, stall);
  let leaving = false;
  const received: Received = { connections: 0, requests: 0 };
  server.on('connection', () => {
    received.connections += 1;
  });
  server.prependListener('request', (_, response) => {
    received.requests += 1;
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
      return drain(server, received);
    },
  };
};
