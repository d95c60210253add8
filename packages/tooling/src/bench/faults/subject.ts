import type { Page } from 'playwright';

/** One system under the same faults: where its broken part stands and what a visitor sees of it. */
export interface Subject {
  name: string;
  /** The page of the part that breaks. */
  url: string;
  /** The first file of that part. */
  entry(url: URL): boolean;
  /** Files of that part which are asked for later. */
  late(url: URL): boolean;
  /** The list of parts that the browser fetches, where there is one. */
  manifest?(url: URL): boolean;
  /** Leads to a part that is sound. */
  elsewhere: string;
  elsewhereShown: string;
  /** Stands when the part's own page works. */
  shown: string;
  /** What is pressed so that late files are asked for, and what then stands. */
  more?: { press: string; shown: string };
  /** Leads to the broken part, where going back in history does not. */
  again: string;
  /** Puts code with fitting hashes in the place of the part's own, where hashes are checked; answers how to end it. */
  forge?(page: Page, fault: 'throws on load' | 'throws in render'): Promise<() => Promise<void>>;
}

const named = (path: string) => (url: URL) => url.pathname === path;

/** The two pages of a peer, as `serve-peer.ts` serves them. */
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
