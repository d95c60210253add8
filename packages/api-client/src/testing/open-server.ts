/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived, its body as text. */
export interface ReceivedRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface TestServer {
  url: string;
  arrived: ReceivedRequest[];
  close(): Promise<void>;
}

/** A real HTTP server on a free port of loopback; `answer` also gets the number of the request, from 1. */
export const openServer = async (
  answer: (response: ServerResponse, request: ReceivedRequest, nth: number) => void,
): Promise<TestServer> => {
  const arrived: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('latin1')) body += chunk;
    const url = new URL(request.url ?? '/', 'http://server');
    const one = { method: request.method ?? '', url, headers: request.headers, body };
    answer(response, one, arrived.push(one));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

/** A response in the marketplace's format: the HTTP status is the body's code. */
export const sendEnvelope = (
  response: ServerResponse,
  envelope: { code: number; message?: string; data?: unknown; [more: string]: unknown },
): void => {
  response.writeHead(envelope.code, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message: 'OK', data: null, ...envelope }));
};
