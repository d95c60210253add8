import type { Vocabulary } from '../language/understand.ts';
import { nameStore, type TextIndex } from './text-index.ts';

/** The words of the products, as reading a query asks for them. */
export const createVocabulary = ({ postings, brands, stores }: TextIndex): Vocabulary => ({
  has: (word) => postings.has(word),
  isWord: (word) => postings.get(word)?.isPair === false,
  brandNamed: (phrase) => brands.get(phrase),
  storesNamed: (words) => stores.get(nameStore(words)),
});
