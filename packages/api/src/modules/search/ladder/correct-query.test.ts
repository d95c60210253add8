import { expect, test } from 'vitest';
import { createRulebook } from '../rules/rulebook.ts';
import { correctQuery } from './correct-query.ts';
import type { Lexicon } from './lexicon.ts';

/** Words by the number of names that have them, in this order. */
const lexiconOf = (words: readonly (readonly [string, number])[]): Lexicon => ({
  postings: new Map(words.map(([word, names]) => [word, { heads: 0, names, plain: names, isPair: false }])),
  byInitial: Map.groupBy(
    words.map(([word]) => word),
    (word) => word.charAt(0),
  ),
  texts: 10,
  brands: new Map(),
  stores: new Map(),
});
const rules = createRulebook([]);

test('of words that are as near and as frequent the first by alphabet is meant, in whichever order they are known [Q1]', () => {
  const words = [
    ['casing', 3],
    ['canting', 3],
  ] as const;
  for (const known of [words, words.toReversed()])
    expect(correctQuery(lexiconOf(known), rules, 'cating celana')).toBe('canting celana');
});

test('a nearer word is meant, then one that sounds alike, then the more frequent', () => {
  const meant = (typed: string, ...words: [string, number][]) => correctQuery(lexiconOf(words), rules, typed);
  expect(meant('sepatuu', ['sepatah', 9], ['sepatu', 1])).toBe('sepatu');
  expect(meant('pinter', ['pintar', 1], ['pinset', 9], ['pinta', 9])).toBe('pintar');
  expect(meant('cating', ['canting', 2], ['casing', 3])).toBe('casing');
});
