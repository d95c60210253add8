/** How often a text was searched, and what came of it. */
export interface SearchCount {
  query: string;
  locale: string;
  searches: number;
  zero: number;
  relaxed: number;
  corrected: number;
}

/** Different texts of one minute in memory; more are not counted. */
const mostTexts = 2_000;
/** Texts that may name a person are not kept: addresses and long numbers. */
const isPersonal = (text: string) => text.includes('@') || /\d{7}/.test(text.replace(/[\s.-]/g, ''));

/** Counts of searches on their way to the database; no person, no address. */
export interface SearchCounts {
  add(search: { text: string; locale: string; total: number; without: number; isCorrected: boolean }): void;
  /** All that was counted since the last time. */
  take(): SearchCount[];
}

export const createSearchCounts = (): SearchCounts => {
  let counts = new Map<string, SearchCount>();
  return {
    add: ({ text, locale, total, without, isCorrected }) => {
      const query = text.trim().toLowerCase().replace(/\s+/g, ' ');
      if (query === '' || isPersonal(query)) return;
      const key = `${locale} ${query}`;
      const known = counts.get(key);
      if (!known && counts.size >= mostTexts) return;
      const count = known ?? { query, locale, searches: 0, zero: 0, relaxed: 0, corrected: 0 };
      counts.set(key, count);
      count.searches += 1;
      if (total === 0) count.zero += 1;
      if (without > 0) count.relaxed += 1;
      if (isCorrected) count.corrected += 1;
    },
    take: () => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
};
