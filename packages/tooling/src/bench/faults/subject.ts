import type { Page } from 'playwright';

/** One system under the same faults: where its broken part is and what a visitor sees of it. */
export interface Subject {
  name: string;
  /** The page of the part that breaks. */
  url: string;
  /** The first file of that part. */
  entry(url: URL): boolean;
  /** Files of that part which are requested later. */
  late(url: URL): boolean;
  /** The list of parts that the browser fetches, where there is one. */
  manifest?(url: URL): boolean;
  /** Leads to a part that is sound. */
  elsewhere: string;
  elsewhereShown: string;
  /** Visible when the part's own page works. */
  shown: string;
  /** What to press so that late files are requested, and what is visible then. */
  more?: { press: string; shown: string };
  /** Leads to the broken part, where going back in history does not. */
  again: string;
  /**
   * Replaces the part's code with code and fitting hashes, where hashes are checked; returns the function
   * that ends it.
   */
  forge?(page: Page, fault: 'throws on load' | 'throws in render'): Promise<() => Promise<void>>;
}

const named = (path: string) => (url: URL) => url.pathname === path;

/** The two pages of a competitor, as `serve-competitor.ts` serves them. */
export const competitorSubject = (name: string, url: string, entry: string, manifest?: string): Subject => ({
  name,
  url: `${url}/account`,
  entry: named(`/files/account/${entry}`),
  late: named('/files/account/details.js'),
  ...(manifest && { manifest: named(`/files/account/${manifest}`) }),
  elsewhere: '#to-catalog',
  elsewhereShown: 'h1:text("catalog")',
  shown: 'h1:text("account")',
  more: { press: 'button:text("More")', shown: '#details' },
  again: '#to-account',
});
