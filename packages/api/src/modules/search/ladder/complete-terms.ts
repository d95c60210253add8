import type { QueryWord } from '../language/query-word.ts';
import { tokenize } from '../language/tokenize.ts';
import { understand } from '../language/understand.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import { createVocabulary } from './create-vocabulary.ts';
import type { Lexicon } from './lexicon.ts';

/** Of words that begin so, those in most names are looked for. */
const mostEndings = 100;

const findEndings = ({ byInitial, postings }: Lexicon, begun: string): string[] =>
  (byInitial.get(begun.charAt(0)) ?? [])
    .filter((word) => word.startsWith(begun) && word !== begun)
    .flatMap((word) => {
      const { isPair = true, names = 0 } = postings.get(word) ?? {};
      return isPair || names === 0 ? [] : [{ word, names }];
    })
    .toSorted((one, other) => other.names - one.names || (one.word < other.word ? -1 : 1))
    .slice(0, mostEndings)
    .map(({ word }) => word);

/** The words of a query of which the last one may still be in the middle of being typed. */
export const completeTerms = (text: string, lexicon: Lexicon, rulebook: Rulebook): QueryWord[] => {
  const { words } = understand(text, rulebook, createVocabulary(lexicon));
  const begun = tokenize(text).at(-1) ?? '';
  const endings = findEndings(lexicon, begun).map((word) => ({ words: [word], tenths: 10 }));
  const last = words.at(-1);
  return words.map((word) =>
    word === last && word.text.endsWith(begun)
      ? { ...word, alternatives: [...word.alternatives, ...endings] }
      : word,
  );
};
