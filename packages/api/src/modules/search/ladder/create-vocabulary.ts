import type { Vocabulary } from '../language/vocabulary.ts';
import { type Lexicon, nameStore } from './lexicon.ts';

/** The words of the products, as reading a query asks for them. */
export const createVocabulary = ({ postings, brands, stores }: Lexicon): Vocabulary => ({
  has: (word) => postings.has(word),
  isPlain: (word) => (postings.get(word)?.plain ?? 0) > 0,
  isWord: (word) => postings.get(word)?.isPair === false,
  brandNamed: (phrase) => brands.get(phrase),
  storesNamed: (words) => stores.get(nameStore(words)),
});
