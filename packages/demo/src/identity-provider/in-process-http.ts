import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]];
    if (!/^(connection|keep-alive|transfer-encoding)$/i.test(name)) headers.append(name, value);
  }
  return headers;
};

const bodyless = new Set([204, 304]);

/** Headers of the connection, which do not belong to the request. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'expect',
  'upgrade',
  'te',
]);

const headersFor = (given: Request, length: number) => ({
  ...Object.fromEntries([...given.headers].filter(([name]) => !ofConnection.has(name))),
  host: new URL(given.url).host,
  connection: 'close',
  'content-length': length,
});

/**
 * Lets a library for Node's HTTP respond to a Request without a port. Both ends of the connection are in this process,
 * as Node's own client and server.
 */
export const inProcessHttp = (listener: RequestListener): ((request: Request) => Promise<Response>) => {
  const server = createServer(listener);
  return async (given) => {
    const [near, far] = duplexPair();
    server.emit('connection', far);
    const { pathname, search } = new URL(given.url);
    const body = Buffer.from(await given.arrayBuffer());
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({
        createConnection: () => near,
        method: given.method,
        path: pathname + search,
        headers: headersFor(given, body.length),
      })
        .on('response', resolve)
        .on('error', reject)
        .end(body);
    });
    const content = await buffer(answer);
    const status = answer.statusCode ?? 502;
    return new Response(bodyless.has(status) ? null : content, { status, headers: headersOf(answer) });
  };
};
