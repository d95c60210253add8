import { type ApiClient, ApiError } from '@pasar/api-client';
import type { Endpoint, Result } from '@pasar/contract';
import { type Responses, sampleResponses } from './sample-responses.ts';

export interface Call {
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

const searchOf = (query: Record<string, unknown> = {}) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).flatMap((one) =>
        one === undefined ? [] : [[key, String(one)]],
      ),
    ),
  );

/** An API of plain objects, for pages. A path in `broken` has lost its connection; `calls` are those that came. */
export const sampleApi = (over: Responses = {}, broken: readonly string[] = []) => {
  const calls: Call[] = [];
  const answers = { ...sampleResponses, ...over };
  const lost = new Set(broken);
  const api: ApiClient = {
    async call<E extends Endpoint>(endpoint: E, ...[args]: unknown[]) {
      const { params = {}, query, body: sent } = (args ?? {}) as Parts; // the parts that every call is made of
      const call = { path: endpoint.path, params, query: searchOf(query), body: sent };
      calls.push(call);
      if (lost.has(endpoint.path)) throw new ApiError('Network Error', { kind: 'network' });
      const answer = answers[endpoint.path];
      if (!answer) throw new ApiError('not found', { kind: 'refused', code: 404 });
      const body = typeof answer === 'function' ? answer(call.query) : answer;
      return { code: 200, message: '', ...body } as unknown as Result<E>; // written in the endpoint's own shape
    },
  };
  return { api, calls, lost };
};
