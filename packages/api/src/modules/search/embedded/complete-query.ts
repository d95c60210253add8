import { tokenize } from '../language/tokenize.ts';
import { understand } from '../language/understand.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import { createVocabulary } from './create-vocabulary.ts';
import { matchQuery, type SearchedProducts } from './match-query.ts';

/** Of words that begin so, as many are looked for. */
const mostEndings = 100;

/** The points of the products that have all words, of which the last one may still be in the middle of being typed. */
export const completeQuery = (text: string, products: SearchedProducts, rulebook: Rulebook): Uint32Array => {
  const { words } = understand(text, rulebook, createVocabulary(products.text));
  const begun = tokenize(text).at(-1) ?? '';
  const { byInitial, postings } = products.text;
  const endings = (byInitial.get(begun.charAt(0)) ?? [])
    .filter((word) => word.startsWith(begun) && word !== begun && postings.get(word)?.isPair === false)
    .slice(0, mostEndings)
    .map((word) => ({ words: [word], tenths: 10 }));
  const last = words.at(-1);
  const parts = words.map((word) =>
    word === last && word.text.endsWith(begun)
      ? { ...word, alternatives: [...word.alternatives, ...endings] }
      : word,
  );
  return matchQuery(products, parts, undefined, 'names');
};

/** The brands of whose names a word begins so. */
export const completeBrands = (typed: string, { text: { brands } }: SearchedProducts): number[] =>
  [...brands].flatMap(([name, id]) => (` ${name}`.includes(` ${typed}`) ? [id] : []));
