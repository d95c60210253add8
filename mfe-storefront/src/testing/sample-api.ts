import { type ApiClient, CallFailure } from '@pasar/api-client';
import type { Endpoint, Result } from '@pasar/contract';
import { type Answers, sampleAnswers } from './sample-market.ts';

export interface Call {
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown> };

const searchOf = (query: Record<string, unknown> = {}) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).flatMap((one) =>
        one === undefined ? [] : [[key, String(one)]],
      ),
    ),
  );

/** An API of plain objects, for pages. A path in `broken` has lost its connection; `calls` are those that came. */
export const sampleApi = (over: Answers = {}, broken: readonly string[] = []) => {
  const calls: Call[] = [];
  const answers = { ...sampleAnswers, ...over };
  const lost = new Set(broken);
  const api: ApiClient = {
    async call<E extends Endpoint>(endpoint: E, ...[args]: unknown[]) {
      const { params = {}, query } = (args ?? {}) as Parts; // the parts that every call is made of
      const call = { path: endpoint.path, params, query: searchOf(query) };
      calls.push(call);
      if (lost.has(endpoint.path)) throw new CallFailure('Network Error', { kind: 'network' });
      const answer = answers[endpoint.path];
      if (!answer) throw new CallFailure('not found', { kind: 'refused', code: 404 });
      const body = typeof answer === 'function' ? answer(call.query) : answer;
      return { code: 200, message: '', ...body } as unknown as Result<E>; // written in the endpoint's own shape
    },
  };
  return { api, calls, lost };
};
