import type { Phrase } from '../rules/rulebook.ts';

/** What a part of a query is, which decides what is left out first when nothing has all of it. */
export type WordKind =
  | 'word'
  | 'unit'
  | 'number'
  | 'size'
  | 'color'
  | 'audience'
  | 'material'
  | 'brand'
  | 'store';

/** Words of which a product must have all, and how good that is, in tenths. */
export interface Alternative {
  words: Phrase;
  tenths: number;
  /** Counted only where names and attributes have too little. */
  isDerived?: boolean;
}

/** A part of a query: one word or a phrase that belongs together. */
export interface QueryWord {
  /** In normal form, and as it was typed. */
  text: string;
  typed: string;
  kind: WordKind;
  alternatives: readonly Alternative[];
  storeIds?: ReadonlySet<number>;
  /** Names of products say it about the thing: as a word of a brand or a store it means something else. */
  isPlain?: boolean;
}
