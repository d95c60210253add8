import type { ServedContract } from '@pasar/api/contract-hashes';
import { endpoints, livePath } from '@pasar/contract';
import { proxy } from 'hono/proxy';
import type { Logger } from 'pino';
import { allEndpoints, matchEndpoint } from '../../render/index.ts';
import { rejectCall } from '../reject-call.ts';
import { readContract } from './read-contract.ts';
import { internalHeader, type Upstream, watchUpstream } from './upstream.ts';

export interface RemoteApi {
  /** Sends a request to a server that is ready. Never rejects: without one the response is 503. */
  fetch(request: Request): Promise<Response>;
  /** What each server with the role `api` serves. Rejects, naming it, when one does not say so. */
  contracts(): Promise<ServedContract[]>;
  /** Resolves when every server was asked once. */
  checked(): Promise<void>;
  /** Ends the responses that last as long as their readers stay. */
  endStreams(): void;
  close(): void;
}

export interface RemoteApiOptions {
  /** Addresses of servers with the role `api`. */
  urls: readonly string[];
  /** Addresses of servers with the role `media`; those of the API when empty. */
  mediaUrls?: readonly string[];
  /** Shows that the gateway belongs to the same marketplace. */
  token: string;
  log: Pick<Logger, 'warn' | 'info'>;
  /** Milliseconds between two questions for readiness. */
  checkEvery?: number;
}

/** In the response of a server that is starting: the request was not looked at. */
export const startingHeader = 'x-pasar-starting';

/** The API takes 10 MB at most; a body is held, so that it can go to another server and early responses get through. */
const mostBytes = 11 * 2 ** 20;
const mediaCalls = [...Object.values(endpoints.media), ...Object.values(endpoints.imports)].map(
  ({ method, path }) => `${method} ${path}`,
);
const streamPath = `/api${livePath}`;
const findCall = matchEndpoint(allEndpoints);

const isForMedia = (request: Request): boolean => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/media/')) return true;
  const call = pathname.startsWith('/api/') ? findCall(request.method, pathname.slice(4)) : undefined;
  return call !== undefined && mediaCalls.includes(`${call.method} ${call.path}`);
};

/** Whether sending it twice has the effect of sending it once. */
const isRepeatable = (request: Request): boolean =>
  request.method === 'GET' || request.method === 'HEAD' || request.headers.has('idempotency-key');

/** What belongs to one connection, or is said anew for the next one. */
const replaced = [
  ...['host', 'connection', 'keep-alive', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding'],
  ...['upgrade', 'expect', 'content-length'],
];

const codeOf = (error: unknown): string =>
  String(((error as Error).cause as { code?: unknown } | undefined)?.code ?? '');
/** Errors before the first byte was sent. */
const isUnconnected = (error: unknown): boolean =>
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(codeOf(error));

/** The body, null when there is none; undefined when it is too large. Throws when the caller leaves on the way. */
const holdBody = async ({ body }: Request): Promise<Uint8Array<ArrayBuffer> | null | undefined> => {
  if (body === null) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/**
 * The API on other servers. A request goes to the next ready one; when that is away it goes to another, if nothing was
 * sent yet or repeating it is harmless.
 */
export const openRemoteApi = (options: RemoteApiOptions): RemoteApi => {
  const { token, log, checkEvery } = options;
  const watch = (url: string): Upstream =>
    watchUpstream({ url, token, log, ...(checkEvery === undefined ? {} : { every: checkEvery }) });
  const api = options.urls.map(watch);
  const media = (options.mediaUrls ?? []).map(watch);
  const all = [...api, ...media];
  const streams = new AbortController();
  let turn = 0;
  const listCandidates = (request: Request): Upstream[] => {
    const group = media.length > 0 && isForMedia(request) ? media : api;
    turn += 1;
    const rotated = group.map((_, at) => group[(at + turn) % group.length] as Upstream);
    const ready = rotated.filter((one) => one.isReady());
    // While none is known to be ready, one of them may be back already.
    return ready.length > 0 ? ready : rotated;
  };
  const send = (upstream: Upstream, request: Request, body: Uint8Array<ArrayBuffer> | null) => {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const signal =
      pathname === streamPath ? AbortSignal.any([request.signal, streams.signal]) : request.signal;
    const headers = new Headers(request.headers);
    headers.set(internalHeader, token);
    for (const name of replaced) headers.delete(name);
    return proxy(upstream.url + pathname + search, { method, headers, body, signal, redirect: 'manual' });
  };
  const sendToOneOf = async (request: Request, body: Uint8Array<ArrayBuffer> | null): Promise<Response> => {
    for (const upstream of listCandidates(request)) {
      try {
        const response = await send(upstream, request, body);
        if (!response.headers.has(startingHeader)) return response;
        await response.body?.cancel();
      } catch (error) {
        if (request.signal.aborted) break;
        upstream.fail(codeOf(error) || error);
        if (!isUnconnected(error) && !isRepeatable(request)) break;
      }
    }
    return rejectCall(request, 503);
  };
  return {
    fetch: async (request) => {
      try {
        const body = await holdBody(request);
        return body === undefined ? rejectCall(request, 413) : await sendToOneOf(request, body);
      } catch {
        return rejectCall(request, 503);
      }
    },
    contracts: () => Promise.all(api.map(({ url }) => readContract(url, token))),
    endStreams: () => streams.abort(),
    checked: async () => void (await Promise.all(all.map(({ checked }) => checked))),
    close: () => {
      for (const one of all) one.close();
    },
  };
};
