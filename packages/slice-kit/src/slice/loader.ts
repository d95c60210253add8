import type { ApiClient } from '@pasar/api-client';
import type { Locale } from '@pasar/contract';

/** What a page's loader works with. `url` still carries the language prefix. */
export interface LoaderArgs {
  api: ApiClient;
  locale: Locale;
  params: Record<string, string | undefined>;
  url: URL;
  /** Fires when the user has navigated away or the server's deadline has passed; pass it to every call. */
  signal: AbortSignal;
  request: Request;
  /**
   * This loader's last result, where the page is visible and another view of it was requested; absent
   * otherwise.
   */
  shown?: unknown;
}

/**
 * Fetches what a page shows. Returns plain data only: it travels from the server to the browser as JSON. A
 * call with a 404 becomes the 404 page, any other error the page's panel with a retry.
 */
export type Loader<Data = unknown> = (args: LoaderArgs) => Promise<Data>;

/** Changes something on behalf of a `<Form method="post">`; the page's loaders run again after it. */
export type Action<Answer = unknown> = (args: LoaderArgs) => Promise<Answer>;
