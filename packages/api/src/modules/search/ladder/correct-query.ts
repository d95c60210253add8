import { editDistance } from '../language/edit-distance.ts';
import { tokenize } from '../language/tokenize.ts';
import { isUnitName } from '../language/units.ts';
import { isRuled, type Rulebook } from '../rules/rulebook.ts';
import type { Lexicon } from './lexicon.ts';

const shortest = 4;
/** A word in fewer names is a typing error itself more often than what somebody meant; a small marketplace has few. */
const leastNames = ({ texts }: Lexicon): number => Math.min(5, Math.ceil(texts / 200));

/** The word with the fewest errors between, and among those the one in most names; words of the rules are known, too. */
const findClosest = (index: Lexicon, rulebook: Rulebook, word: string): string | null => {
  const { postings, byInitial } = index;
  const least = leastNames(index);
  const initial = word.charAt(0);
  const most = word.length <= 6 ? 1 : 2;
  let best: { word: string; slips: number; names: number } | null = null;
  for (const other of [...(byInitial.get(initial) ?? []), ...rulebook.synonyms.keys()]) {
    if (other.charAt(0) !== initial || Math.abs(other.length - word.length) > most || /\d/.test(other))
      continue;
    const names = postings.get(other)?.names ?? 0;
    if (names < least && !rulebook.synonyms.has(other)) continue;
    const slips = editDistance(other, word);
    if (slips > most) continue;
    if (!best || slips < best.slips || (slips === best.slips && names > best.names)) {
      best = { word: other, slips, names };
    }
  }
  return best?.word ?? null;
};

/** The query with the words put right that nobody knows: no product, rule, brand or store. Null without any. */
export const correctQuery = (index: Lexicon, rulebook: Rulebook, text: string): string | null => {
  const words = tokenize(text);
  const isWrong = (word: string) =>
    word.length >= shortest &&
    !isUnitName(word) &&
    /^\p{L}+$/u.test(word) &&
    !index.postings.has(word) &&
    !isRuled(rulebook, word);
  // In the text as it was typed, so that amounts stay as people write them.
  let corrected = text.toLowerCase().trim().replace(/\s+/g, ' ');
  let isChanged = false;
  for (const word of words) {
    const better = isWrong(word) ? findClosest(index, rulebook, word) : null;
    if (better === null || !corrected.includes(word)) continue;
    corrected = corrected.replace(word, better);
    isChanged = true;
  }
  return isChanged ? corrected : null;
};
