import type { QueryWord } from '../language/query-word.ts';
import type { Lexicon } from './lexicon.ts';

const namesProducts = ({ postings }: Lexicon, word: string): boolean => (postings.get(word)?.heads ?? 0) > 0;

/** Whether some product is what the word says, by the first word of its name. */
export const isProductName = (index: Lexicon, { alternatives }: QueryWord): boolean =>
  alternatives.some(({ words: [first = ''], isDerived }) => !isDerived && namesProducts(index, first));

/** What the thing is: the first word that names products, else the first word. */
export const findHead = (words: readonly QueryWord[], index: Lexicon): QueryWord | undefined => {
  const named = words.filter(({ kind, text }) => kind === 'word' && !/^\d/.test(text));
  return (
    named.find((word) => isProductName(index, word)) ??
    named[0] ??
    words.find(({ kind }) => kind === 'brand' || kind === 'store') ??
    words[0]
  );
};
