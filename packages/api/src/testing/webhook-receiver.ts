import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: Record<string, string>;
  body: string;
}

/** A program of a store that takes webhooks, on this machine; `answer` says with which status. */
export const openWebhookReceiver = async (): Promise<{
  url: string;
  received: Received[];
  answer(status: number): void;
  close(): void;
}> => {
  const received: Received[] = [];
  let status = 204;
  const texts = (headers: IncomingHttpHeaders) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ headers: texts(request.headers), body: Buffer.concat(parts).toString() });
    response.writeHead(status).end(status === 204 ? undefined : `answer ${status}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (next) => {
      status = next;
    },
    close: () => void server.close(),
  };
};
