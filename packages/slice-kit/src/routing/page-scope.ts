import type { ApiClient } from '@pasar/api-client';
import type { StoredUser } from '@pasar/contract';
import { createContext } from 'react-router';

/** What loaders work with besides the request itself. One per browser page, one per request on the server. */
export interface PageScope {
  api: ApiClient;
  /** Who asks; null for visitors. Resolves once the token has been checked. */
  whoIsHere(): Promise<StoredUser | null>;
  /** A page's data did not come. The browser shows a toast, the server a line in its log. */
  onLoadFailure?(text: string): void;
}

export const pageScope = createContext<PageScope>();
