import type { Locale } from '@pasar/contract';

/** What a host says about the page that it mounts. */
export interface MountOptions {
  /** The page's id: `storefront.product`. */
  page: string;
  /** Values for the page's pattern; what the pattern does not name goes into the query. */
  params?: Record<string, string>;
  locale?: Locale;
  /** The market's API: `https://pasar.example/api`. */
  apiBase: string;
  /** The visitor's token, asked for with every call; none is a visitor without an account. */
  getToken?(): string | undefined;
  /** The visitor goes to a page of another slice; gets its path in the market, with language and query. */
  navigate?(path: string): void;
  /** Whatever breaks in the page after it was mounted. */
  onError?(error: unknown): void;
}

/** A page in its element. */
export interface MountedPage {
  /** Shows another page of the slice, or the same one in another language. Rejects with PageUnknown. */
  update(next: Partial<Omit<MountOptions, 'apiBase'>>): Promise<void>;
  /** Removes the page and everything that it listens to. */
  unmount(): void;
}
