import { editDistance } from '../language/edit-distance.ts';
import { readPrices } from '../language/prices.ts';
import { normalize, tokenize } from '../language/tokenize.ts';
import { isUnitName } from '../language/units.ts';
import { isRuled, type Rulebook } from '../rules/rulebook.ts';
import type { Lexicon } from './lexicon.ts';

const shortest = 4;
/** A word in fewer names is a typing error itself more often than what somebody meant; a small marketplace has few. */
const leastNames = ({ texts }: Lexicon): number => Math.min(5, Math.ceil(texts / 500));

const consonants = (word: string): string => word.replace(/[aeiou]/g, '');

/** Words that somebody meant, by how they are written and how many names have them. */
interface Meant {
  word: string;
  slips: number;
  /** Only the vowels are others, as people write what they hear: `pinter`, `hendphone`. */
  isHeard: boolean;
  names: number;
}

const isBetter = (one: Meant, other: Meant): boolean =>
  (other.slips - one.slips ||
    Number(one.isHeard) - Number(other.isHeard) ||
    one.names - other.names ||
    // Engines know their words in different orders.
    (one.word < other.word ? 1 : -1)) > 0;

/**
 * The word with the fewest errors between, of those one with other vowels, then the one in most names, then the first by
 * alphabet; words of the rules are known, too.
 */
const findClosest = (index: Lexicon, rulebook: Rulebook, word: string): string | null => {
  const { postings, byInitial } = index;
  const least = leastNames(index);
  const initial = word.charAt(0);
  const most = word.length <= 6 ? 1 : 2;
  let best: Meant | null = null;
  for (const other of [...(byInitial.get(initial) ?? []), ...rulebook.synonyms.keys()]) {
    if (other.charAt(0) !== initial || Math.abs(other.length - word.length) > most || /\d/.test(other))
      continue;
    const names = postings.get(other)?.names ?? 0;
    if (names < least && !rulebook.synonyms.has(other)) continue;
    const slips = editDistance(other, word);
    if (slips > most) continue;
    const meant = { word: other, slips, isHeard: consonants(other) === consonants(word), names };
    if (!best || isBetter(meant, best)) best = meant;
  }
  return best?.word ?? null;
};

/** A phrase of the rules of which one word is written wrong: `tempered glas`; null without any. */
const findPhrase = (rulebook: Rulebook, typed: readonly string[]): string | null => {
  const isClose = (word: string, other: string) =>
    other.length >= shortest && !/\d/.test(other) && editDistance(other, word) <= 1;
  for (const phrase of rulebook.synonyms.keys()) {
    const words = phrase.split(' ');
    if (words.length !== typed.length) continue;
    const wrong = typed.flatMap((word, at) => (word === words[at] ? [] : [[word, words[at] ?? ''] as const]));
    const [pair] = wrong;
    if (wrong.length === 1 && pair && pair[0].length >= shortest && isClose(...pair)) return phrase;
  }
  return null;
};

/** The words of the phrases of rules that a query has: `type c` is right, though `type` alone is nothing. */
const ruledWords = (rulebook: Rulebook, words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.flatMap((_, at) =>
      [2, 3, 4].flatMap((length) => {
        const phrase = words.slice(at, at + length);
        return isRuled(rulebook, phrase.join(' ')) ? phrase : [];
      }),
    ),
  );

/** The query with the words put right that nobody knows: no product, rule, brand or store. Null without any. */
export const correctQuery = (index: Lexicon, rulebook: Rulebook, text: string): string | null => {
  const words = tokenize(readPrices(normalize(text)).rest);
  const right = ruledWords(rulebook, words);
  const isWrong = (word: string) =>
    word.length >= shortest &&
    !right.has(word) &&
    !isUnitName(word) &&
    /^\p{L}+$/u.test(word) &&
    !index.postings.has(word) &&
    !isRuled(rulebook, word);
  // In the text as it was typed, so that amounts stay as people write them.
  let corrected = text.toLowerCase().trim().replace(/\s+/g, ' ');
  let isChanged = false;
  const done = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (done.has(word)) continue;
    const near = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter((two) => two.length === 2);
    const phrases = isWrong(word)
      ? near.map((two) => [two.join(' '), findPhrase(rulebook, two)] as const)
      : [];
    const [typed, phrase] = phrases.find(([two, right]) => right !== null && corrected.includes(two)) ?? [];
    if (typed !== undefined && phrase) {
      for (const one of typed.split(' ')) done.add(one);
      corrected = corrected.replace(typed, phrase);
      isChanged = true;
      continue;
    }
    const better = isWrong(word) ? findClosest(index, rulebook, word) : null;
    if (better === null || !corrected.includes(word)) continue;
    corrected = corrected.replace(word, better);
    isChanged = true;
  }
  return isChanged ? corrected : null;
};
