/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@pasar/api-client';
import {
  homeEndpoints,
  type Locale,
  productEndpoints,
  promoEndpoints,
  viewHistoryEndpoints,
} from '@pasar/contract';
import type { LoaderArgs } from '@pasar/slice-kit';
import { type Responses, sampleResponses } from './sample-responses.ts';

const readable = [homeEndpoints, productEndpoints, promoEndpoints, viewHistoryEndpoints]
  .flatMap((group): { path: string }[] => Object.values(group))
  .map(({ path }) => ({
    path,
    pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
  }));

/**
 * A marketplace behind real HTTP, for loaders: responses go through the client and the contract's schemas.
 */
export const startSampleServer = async (over: Responses = {}) => {
  const answers = { ...sampleResponses, ...over };
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(url);
    const known = readable.find(({ pattern }) => pattern.test(url.pathname));
    const answer = known && answers[known.path];
    const code = answer ? 200 : 404;
    const body = typeof answer === 'function' ? answer(url.searchParams) : answer;
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ code, message: code === 200 ? 'OK' : 'Tidak ditemukan', data: null, ...body }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const baseUrl = `http://127.0.0.1:${port}/api/`;

  /** What a loader is given for a page's address. */
  const argsFor = (path: string, params: Record<string, string> = {}, locale: Locale = 'id'): LoaderArgs => {
    const url = new URL(path, 'http://pasar.test');
    const { signal } = new AbortController();
    const api = createApiClient({ baseUrl, locale: () => locale });
    return { api, locale, params, url, signal, request: new Request(url) };
  };
  const askedFor = (path: string) => asked.filter((url) => url.pathname === `/api${path}`);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { argsFor, askedFor, stop };
};
