import type { QueryWord } from '../language/query-word.ts';
import { tokenize } from '../language/tokenize.ts';
import { understand } from '../language/understand.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import { createVocabulary } from './create-vocabulary.ts';
import type { Lexicon } from './lexicon.ts';

/** Of words that begin so, as many are looked for. */
const mostEndings = 100;

/** The words of a query of which the last one may still be in the middle of being typed. */
export const completeTerms = (text: string, lexicon: Lexicon, rulebook: Rulebook): QueryWord[] => {
  const { words } = understand(text, rulebook, createVocabulary(lexicon));
  const begun = tokenize(text).at(-1) ?? '';
  const { byInitial, postings } = lexicon;
  const endings = (byInitial.get(begun.charAt(0)) ?? [])
    .filter((word) => word.startsWith(begun) && word !== begun && postings.get(word)?.isPair === false)
    .slice(0, mostEndings)
    .map((word) => ({ words: [word], tenths: 10 }));
  const last = words.at(-1);
  return words.map((word) =>
    word === last && word.text.endsWith(begun)
      ? { ...word, alternatives: [...word.alternatives, ...endings] }
      : word,
  );
};
