/** What is known about one word. */
export interface WordCounts {
  /** In how many products it names what they are, and in how many names it is. */
  heads: number;
  names: number;
  /** In how many names it says something about the thing, not only who makes it. */
  plain: number;
  /** Only ever seen as two neighbors of a name. */
  isPair: boolean;
}

/** The words of all products, whichever engine has them. */
export interface Lexicon {
  postings: ReadonlyMap<string, WordCounts>;
  /** How many texts it is of. */
  texts: number;
  /** The words by their first letter, for spelling and completion. */
  byInitial: ReadonlyMap<string, readonly string[]>;
  /** By name in normal form; stores without `toko`, `official`, `store`, `shop`. */
  brands: ReadonlyMap<string, number>;
  stores: ReadonlyMap<string, ReadonlySet<number>>;
}

const general = new Set(['toko', 'official', 'store', 'shop']);

/** A store's name as people type it. */
export const nameStore = (words: readonly string[]): string =>
  words.filter((word) => !general.has(word)).join(' ');
