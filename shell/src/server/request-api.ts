import { type ApiClient, createApiClient } from '@pasar/api-client';
import type { Locale } from '@pasar/contract';
import type { RenderInput } from './render-input.ts';

/** The client of one request: calls carry its token, its address and its id, and end when nobody waits any more. */
export const requestApi = (
  { apiBase, headers, planId, signal, token }: RenderInput,
  locale: Locale,
): ApiClient =>
  createApiClient({
    baseUrl: apiBase,
    token: () => token,
    locale: () => locale,
    planId: () => planId,
    fetch(input, init) {
      const request = new Request(input, init);
      request.headers.set('x-request-id', headers.requestId);
      if (headers.client) request.headers.set('x-pasar-client', headers.client);
      return fetch(request, { signal: AbortSignal.any([signal, request.signal]) });
    },
  });
