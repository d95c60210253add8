import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends each request to the next server that says it is ready: no stickiness, as most balancers work. */
export interface Balancer {
  url: string;
  /** Responses of 500 and above, and connections that broke, since the start. */
  failures(): number;
  close(): Promise<void>;
}

const checkEvery = 200;
const unconnected = new Set(['ECONNREFUSED', 'ECONNRESET']);

/** Undefined when the response is late, as that of a busy server is. */
const isReady = async (url: string): Promise<boolean | undefined> => {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? undefined : false;
  }
};

const readBody = async (incoming: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const away = JSON.stringify({ code: 503, message: 'the server that had this request is gone', data: null });

/** Starts a balancer over servers of fixed addresses. */
export const startBalancer = async (urls: readonly string[]): Promise<Balancer> => {
  const ready = new Set<string>();
  const check = () =>
    Promise.all(
      urls.map(async (url) => {
        const found = await isReady(url);
        if (found === true) ready.add(url);
        if (found === false) ready.delete(url);
      }),
    );
  await check();
  const timer = setInterval(() => void check(), checkEvery);
  // Each request opens its own connection, so that a refused one was certainly not received.
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  let failed = 0;
  const fail = (response: ServerResponse) => {
    failed++;
    if (!response.headersSent) response.writeHead(503, { 'content-type': 'application/json' });
    response.end(away);
  };
  const send = (incoming: IncomingMessage, response: ServerResponse, body: Buffer, left: number): void => {
    const known = urls.filter((url) => ready.has(url));
    // While none is known to be ready, one of them may be back already.
    const targets = known.length > 0 ? known : urls;
    const target = targets[turn++ % targets.length];
    if (target === undefined) {
      fail(response);
      return;
    }
    let isConnected = false;
    const onward = request(
      target + incoming.url,
      { method: incoming.method, headers: incoming.headers, agent },
      (answer) => {
        if ((answer.statusCode ?? 0) >= 500) failed++;
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.once('error', () => response.destroy());
      },
    );
    onward.once('socket', (socket) => socket.once('connect', () => (isConnected = true)));
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (isConnected || left === 0 || !unconnected.has(error.code ?? '')) return fail(response);
      ready.delete(target);
      send(incoming, response, body, left - 1);
    });
    onward.end(body);
  };
  const server = createServer((incoming, response) => {
    readBody(incoming).then(
      (body) => send(incoming, response, body, urls.length),
      () => response.destroy(),
    );
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures: () => failed,
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
