import { type ApiClient, createApiClient } from '@pasar/api-client';
import type { Locale } from '@pasar/contract';
import { requestStepUp } from '@pasar/slice-kit/host';

/** Images come as paths of the market, which mean another place in a page of another origin. */
const withMarketImages =
  (market: string): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.headers.get('content-type')?.includes('json')) return response;
    const text = (await response.text()).replaceAll('"/media/', `"${market}/media/`);
    const { status, statusText, headers } = response;
    return new Response(status === 204 ? null : text, { status, statusText, headers });
  };

/** Calls of a market from another origin, in a language. */
export const createMarketClient = (
  apiBase: string,
  token: () => string | undefined,
): ((locale: () => Locale) => ApiClient) => {
  const baseUrl = new URL(apiBase, location.href);
  const send = withMarketImages(baseUrl.origin);
  return (locale) =>
    createApiClient({
      baseUrl: baseUrl.href.replace(/\/+$/, ''),
      token,
      locale,
      fetch: send,
      onStepUp: requestStepUp,
    });
};
