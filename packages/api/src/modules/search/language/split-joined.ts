import { isRuled, type Rulebook } from '../rules/rulebook.ts';
import { isUnit } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

const shortest = 3;

/** A word that nobody writes as one, as the two known ones that it is made of: `sepatuputih`, `tasransel`, `jamtangan`. */
export const splitJoined = (word: string, rulebook: Rulebook, vocabulary: Vocabulary): string[] => {
  if (isUnit(word) || vocabulary.isWord(word) || isRuled(rulebook, word)) return [word];
  if (!/^\p{L}+$/u.test(word) || vocabulary.brandNamed(word) || vocabulary.storesNamed([word])) return [word];
  const isKnown = (part: string) => vocabulary.isPlain(part) || rulebook.synonyms.has(part);
  for (let at = word.length - shortest; at >= shortest; at--) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown)) return parts;
  }
  return [word];
};
