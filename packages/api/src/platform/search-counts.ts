import { LRUCache } from 'lru-cache';

/** How often a text was searched, and what came of it. */
export interface SearchCount {
  query: string;
  locale: string;
  searches: number;
  zero: number;
  relaxed: number;
  corrected: number;
  /** Searches that led to a found product. */
  clicks: number;
}

/** A text as it is counted; its language belongs to it. */
export type CountedSearch = Pick<SearchCount, 'query' | 'locale'>;

/** Different texts of one minute in memory; more are not counted. */
const mostTexts = 2_000;
/** A list counts one click; of so many lists it is remembered. */
const mostClicked = 10_000;
/** Texts that may name a person are not kept: addresses and long numbers. */
const isPersonal = (text: string) => text.includes('@') || /\d{7}/.test(text.replace(/[\s.-]/g, ''));

/** A text as it is counted; null for none, and for one that may name a person. */
export const toCountedText = (text: string): string | null => {
  const query = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return query === '' || isPersonal(query) ? null : query;
};

/** Counts of searches on their way to the database; no person, no address. */
export interface SearchCounts {
  add(search: { text: string; locale: string; total: number; without: number; isCorrected: boolean }): void;
  /** A found product was opened from the list with this id. */
  click(listId: string, search: CountedSearch): void;
  /** All that was counted since the last time. */
  take(): SearchCount[];
}

export const createSearchCounts = (): SearchCounts => {
  let counts = new Map<string, SearchCount>();
  const clicked = new LRUCache<string, true>({ max: mostClicked });
  const countOf = ({ query, locale }: CountedSearch): SearchCount | null => {
    const key = `${locale} ${query}`;
    const known = counts.get(key);
    if (known) return known;
    if (counts.size >= mostTexts) return null;
    const count = { query, locale, searches: 0, zero: 0, relaxed: 0, corrected: 0, clicks: 0 };
    counts.set(key, count);
    return count;
  };
  return {
    add: ({ text, locale, total, without, isCorrected }) => {
      const query = toCountedText(text);
      const count = query === null ? null : countOf({ query, locale });
      if (!count) return;
      count.searches += 1;
      if (total === 0) count.zero += 1;
      if (without > 0) count.relaxed += 1;
      if (isCorrected) count.corrected += 1;
    },
    click: (listId, search) => {
      if (clicked.has(listId)) return;
      clicked.set(listId, true);
      const count = countOf(search);
      if (count) count.clicks += 1;
    },
    take: () => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
};
