import type { QueryWord } from '../language/query-word.ts';
import { tokenize } from '../language/tokenize.ts';
import { everydayBrands } from '../rules/rightly-spelled.ts';
import type { Phrase, Rulebook } from '../rules/rulebook.ts';
import type { HeadKind } from '../text/weigh-terms.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * What the products say about what a word names, by the first word of their names or any other; a phrase names a thing
 * when it begins like one and some name has it as a whole.
 */
export const kindOfHead = ({ postings }: Lexicon, { kind, alternatives }: QueryWord): HeadKind => {
  if (kind === 'brand' || kind === 'store') return 'unknown';
  const own = alternatives.filter(({ isDerived }) => !isDerived).map(({ words }) => words);
  const singles = own.flatMap((words) => (words.length === 1 ? words : []));
  const has = (count: 'heads' | 'names', word: string) => (postings.get(word)?.[count] ?? 0) > 0;
  const isNaming = (words: Phrase) =>
    has('heads', words[0] ?? '') &&
    words.slice(1).every((word, at) => has('names', (words[at] ?? '') + word));
  const phrases = own.filter((words) => words.length > 1);
  if (singles.some((word) => has('heads', word)) || phrases.some(isNaming)) return 'thing';
  return singles.some((word) => has('names', word)) ? 'named' : 'unknown';
};

/** Whether some product is what the word says, by the first word of its name. */
const isProductName = (index: Lexicon, word: QueryWord): boolean => kindOfHead(index, word) === 'thing';

/** Whether a word names goods that nobody sells here: what goes with it in the query is not what was meant. */
const isAbsent = (index: Lexicon, { protected: known }: Rulebook, word: QueryWord): boolean =>
  known.has(word.text) && !everydayBrands.has(word.text) && kindOfHead(index, word) !== 'thing';

/** What follows says for what, with what or how large a thing is. */
const beside = /\s(?:with|for|from)\s|\s\d/i;

/** The words of a query among which English names the thing: a case with a strap is a case. */
const leadOf = (words: readonly QueryWord[], text: string): readonly QueryWord[] => {
  const lead = new Set(tokenize(text.split(beside)[0] ?? ''));
  return words.filter((word) => word.text.split(' ').every((one) => lead.has(one)));
};

/**
 * What the thing is: the first word that names products, in English the last one (a phone charger is a charger); else
 * the first word. Goods that nobody sells stay what the thing is: soap for plates is no plate.
 */
export const findHead = (
  words: readonly QueryWord[],
  { lexicon: index, rulebook }: { lexicon: Lexicon; rulebook: Rulebook },
  english: string | null,
): QueryWord | undefined => {
  const named = words.filter(({ kind }) => kind === 'word');
  const leading = english === null ? named[0] : leadOf(named, english).at(-1);
  if (leading && isAbsent(index, rulebook, leading)) return leading;
  const naming = (some: readonly QueryWord[]) => some.filter((word) => isProductName(index, word));
  return (
    (english === null ? undefined : naming(leadOf(named, english)).at(-1)) ??
    naming(named)[0] ??
    named[0] ??
    words.find(({ kind }) => kind === 'brand' || kind === 'store') ??
    words[0]
  );
};
