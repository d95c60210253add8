import { type ApiClient, createApiClient } from '@pasar/api-client';
import type { Locale } from '@pasar/contract';
import type { RenderInput } from './render-input.ts';

/**
 * The client of one request: calls carry its token, its address and its id, and end when the request ends.
 * `onFailure` receives each failed call.
 */
export const requestApi = (
  { apiBase, headers, planId, signal, token }: RenderInput,
  locale: Locale,
  onFailure: () => void,
): ApiClient =>
  createApiClient({
    baseUrl: apiBase,
    token: () => token,
    locale: () => locale,
    planId: () => planId,
    async fetch(input, init) {
      const request = new Request(input, init);
      request.headers.set('x-request-id', headers.requestId);
      if (headers.client) request.headers.set('x-pasar-client', headers.client);
      try {
        const answer = await fetch(request, { signal: AbortSignal.any([signal, request.signal]) });
        if (!answer.ok) onFailure();
        return answer;
      } catch (failure) {
        onFailure();
        throw failure;
      }
    },
  });
