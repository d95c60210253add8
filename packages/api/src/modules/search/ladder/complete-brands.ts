import type { Lexicon } from './lexicon.ts';

/** The brands of whose names a word begins so. */
export const completeBrands = (typed: string, { brands }: Lexicon): number[] =>
  [...brands].flatMap(([name, id]) => (` ${name}`.includes(` ${typed}`) ? [id] : []));
