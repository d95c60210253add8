import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a call is when the power goes: before the provider has it, or after the provider did it. */
export type Timing = 'before' | 'after';

interface Strike {
  /** `POST /v2/charge`. */
  call: RegExp;
  timing: Timing;
  strike(): Promise<void>;
}

/** Is between a server and a provider, and cuts one call off. */
export interface CallProxy {
  url: string;
  /** Resolves when such a call was cut off. */
  arm(call: RegExp, timing: Timing, strike: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const passOn = async (providerUrl: string, request: IncomingMessage, body: string): Promise<Response> => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)) {
      headers.set(name, value);
    }
  }
  return fetch(providerUrl + request.url, {
    method: request.method ?? 'GET',
    headers,
    ...(body === '' ? {} : { body }),
  });
};

export const openCallProxy = async (providerUrl: string): Promise<CallProxy> => {
  let armed: (Strike & { done(): void }) | null = null;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    const struck = armed?.call.test(`${request.method} ${request.url}`) ? armed : null;
    if (struck) {
      armed = null;
      if (struck.timing === 'after') await passOn(providerUrl, request, body);
      await struck.strike();
      response.destroy();
      struck.done();
      return;
    }
    const received = await passOn(providerUrl, request, body);
    response.writeHead(received.status, { 'content-type': 'application/json' });
    response.end(await received.text());
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arm: (call, timing, strike) =>
      new Promise((done) => {
        armed = { call, timing, strike, done };
      }),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};
