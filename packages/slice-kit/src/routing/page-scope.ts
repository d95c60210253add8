import type { ApiClient } from '@pasar/api-client';
import type { Locale, StoredUser } from '@pasar/contract';
import { createContext } from 'react-router';
import type { Page } from '../slice/define-page.ts';

/** What loaders work with besides the request itself. One per browser page, one per request on the server. */
export interface PageScope {
  /** The client whose responses come in a language: a page may load in one while another is still visible. */
  apiIn(locale: Locale): ApiClient;
  /** The current user; null for visitors. Resolves once the token has been checked; with `fresh`, by the server now. */
  whoIsHere(fresh?: boolean): Promise<StoredUser | null>;
  /** Resolves when the page at an address may come: its texts are there. Throws a redirect when it may not. */
  prepare(url: URL, page?: Page): Promise<void>;
  /**
   * Resolves when the press that navigates has been painted, so that its effects do not delay that.
   * Resolves at once where nothing is displayed.
   */
  answered?(url: URL): Promise<void> | undefined;
  /** What a page shows of itself, where it is on the screen at this very path; nothing on the server. */
  shown?(page: Page, url: URL): unknown;
  /** A page's data did not come. The browser shows a toast, the server a line in its log. */
  onLoadFailure?(text: string): void;
}

export const pageScope = createContext<PageScope>();
