import { createHash } from 'node:crypto';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Connection, errors } from '@opensearch-project/opensearch';

/** What the client sends to a node; of a request with lines the body is their array. */
export interface SentRequest {
  method: string;
  path: string;
  query: string;
  body: unknown;
}

export interface NodeResponse {
  status: number;
  body: unknown;
}

/** How a node answers; `refused` accepts no connection, `silent` never says anything. */
export type NodeReply = NodeResponse | 'refused' | 'silent';

type Params = Parameters<Connection['request']>[0];
type Callback = Parameters<Connection['request']>[1];

const parseBody = (body: unknown): unknown => {
  if (typeof body !== 'string' || body === '') return null;
  const lines = body.split('\n').filter((line) => line !== '');
  const parsed = lines.map((line) => JSON.parse(line));
  return body.endsWith('\n') ? parsed : parsed[0];
};

const toSent = ({ method, path, querystring, body }: Params): SentRequest => ({
  method: method ?? 'GET',
  path: path ?? '/',
  query: querystring ?? '',
  body: parseBody(body),
});

const toResponse = ({ status, body }: NodeResponse): IncomingMessage =>
  Object.assign(Readable.from([JSON.stringify(body)]), {
    statusCode: status,
    headers: { 'content-type': 'application/json' },
  }) as unknown as IncomingMessage;

/** The client's connection with a node that a test plays. */
export const createRespondingConnection = (answer: (request: SentRequest) => NodeReply): typeof Connection =>
  class extends Connection {
    override request(params: Params, callback: Callback): ClientRequest {
      const given = answer(toSent(params));
      if (given === 'refused')
        setImmediate(callback, new errors.ConnectionError('refused', null as never), null);
      else if (given === 'silent')
        setTimeout(callback, Number(params.timeout), new errors.TimeoutError('late', null as never), null);
      else setImmediate(callback, null, toResponse(given));
      return { abort: () => {} } as ClientRequest;
    }
  };

/** An answer of a real node, by what was asked. */
export interface Exchange {
  request: string;
  answer: NodeResponse;
}

/** Short and different for each request. */
export const nameRequest = ({ method, path, query, body }: SentRequest): string =>
  `${method} ${path} ${createHash('sha256')
    .update(JSON.stringify([query, body]))
    .digest('base64url')}`;

const withoutTimes = (key: string, value: unknown) =>
  key === 'took' || key === '_shards' ? undefined : value;

/** The client's connection with a real node; notes every exchange, and what was sent. */
export const createRecordingConnection = (exchanges: Exchange[], sent: SentRequest[]): typeof Connection =>
  class extends Connection {
    override request(params: Params, callback: Callback): ClientRequest {
      return super.request(params, async (error, response) => {
        if (error || !response) return callback(error, response);
        const request = toSent(params);
        const body = JSON.parse(await text(response));
        const answer = { status: response.statusCode ?? 0, body };
        sent.push(request);
        const kept = JSON.parse(JSON.stringify(answer, withoutTimes));
        exchanges.push({ request: nameRequest(request), answer: kept });
        callback(null, toResponse(answer));
      });
    }
  };
