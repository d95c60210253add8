import type { Phrase } from '../rules/rulebook.ts';

/** What the products say about a word. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Whether it is written as one word, not only as two neighbors. */
  isWord(word: string): boolean;
  /** Whether names of products say it about the thing. */
  isPlain(word: string): boolean;
  brandNamed(phrase: string): number | undefined;
  storesNamed(words: Phrase): ReadonlySet<number> | undefined;
}
