import { createChance } from '../seed/chance.ts';

const swap = (word: string, at: number) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
const drop = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
const twice = (word: string, at: number) => word.slice(0, at + 1) + word.slice(at);

/** One typing error in each of some words, never in the first letter and never another one of the known words. */
export const makeTypos = (
  words: readonly string[],
  known: ReadonlySet<string>,
): [typo: string, word: string][] => {
  const chance = createChance(7);
  return words.flatMap((word) => {
    const place = chance.between(1, word.length - 2);
    const slip = chance.pick([swap, drop, twice]);
    const typo = slip(word, place);
    return known.has(typo) || typo.length < 4 ? [] : [[typo, word] as [string, string]];
  });
};
