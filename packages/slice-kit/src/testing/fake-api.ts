import { type ApiClient, createApiClient, readToken } from '@pasar/api-client';
import type { Locale } from '@pasar/contract';
import { requestStepUp } from '../step-up/request-step-up.ts';

/** A call as the API received it. */
export interface ReceivedRequest {
  /** `POST /auth/login` */
  call: string;
  query: URLSearchParams;
  /** The JSON or multipart body; undefined where there is none. */
  body: unknown;
  headers: Headers;
}

/** An envelope; undefined: the connection breaks off. */
type Reply = { code: number; message?: string; data?: unknown; [more: string]: unknown } | undefined;
export type FakeResponses = Record<string, Reply | ((arrived: ReceivedRequest) => Reply | Promise<Reply>)>;

const base = 'http://market.test/api';

const read = async (request: Request): Promise<ReceivedRequest> => {
  const url = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  const body = type.includes('json')
    ? await request.json()
    : type.includes('form')
      ? await request.formData()
      : undefined;
  const call = `${request.method} ${url.pathname.slice('/api'.length)}`;
  return { call, query: url.searchParams, body, headers: request.headers };
};

/** The entry of a call: its own, else one whose path has `:name` where the call has anything. */
const find = (replies: FakeResponses, call: string): FakeResponses[string] =>
  replies[call] ??
  Object.entries(replies).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(call),
  )?.[1];

/**
 * The real client with an API that responds by a table of calls (`{ 'GET /auth/session': { code: 200, data
 * } }`): requests are built, and responses checked, as in the browser. `arrived` lists the calls.
 */
export const fakeApi = (
  replies: FakeResponses,
  locale: Locale = 'id',
): { api: ApiClient; arrived: ReceivedRequest[] } => {
  const arrived: ReceivedRequest[] = [];
  const answer: typeof fetch = async (input, init) => {
    const one = await read(new Request(input, init));
    arrived.push(one);
    const reply = find(replies, one.call);
    const envelope = typeof reply === 'function' ? await reply(one) : reply;
    if (!envelope) throw new TypeError('fetch failed');
    return new Response(JSON.stringify({ message: 'OK', data: null, ...envelope }), {
      status: envelope.code,
      headers: { 'content-type': 'application/json' },
    });
  };
  const api = createApiClient({
    baseUrl: base,
    locale: () => locale,
    token: readToken,
    fetch: answer,
    onStepUp: requestStepUp,
    retryDelayMs: 0,
  });
  return { api, arrived };
};
