import type { Vocabulary } from '../language/understand.ts';
import { type Lexicon, nameStore } from './lexicon.ts';

/** The words of the products, as reading a query asks for them. */
export const createVocabulary = ({ postings, brands, stores }: Lexicon): Vocabulary => ({
  has: (word) => postings.has(word),
  isWord: (word) => postings.get(word)?.isPair === false,
  brandNamed: (phrase) => brands.get(phrase),
  storesNamed: (words) => stores.get(nameStore(words)),
});
