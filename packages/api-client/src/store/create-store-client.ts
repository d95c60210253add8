import type { Locale } from '@pasar/contract';
import { type ApiClient, createApiClient } from '../api-client.ts';

export interface StoreClientOptions {
  /** Where the marketplace is, `https://pasar.example`. */
  url: string;
  /** A key of the store, from the page Developer of its dashboard. Keep it out of browsers and repositories. */
  key: string;
  /** The language of messages; English by default. */
  locale?: Locale;
  fetch?: typeof fetch;
  /** For a response to begin, and again for its body. Default: 10 s. */
  timeoutMs?: number;
}

/** Typed calls of a store's own program. Every call rejects with `ApiError` and nothing else. */
export const createStoreClient = ({ url, key, locale = 'en', ...more }: StoreClientOptions): ApiClient =>
  createApiClient({
    ...more,
    baseUrl: new URL('/api', url).href,
    token: () => key,
    locale: () => locale,
  });
