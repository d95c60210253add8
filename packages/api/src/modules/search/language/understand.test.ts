import { expect, test } from 'vitest';
import { createRulebook } from '../rules/rulebook.ts';
import { shippedRules } from '../rules/shipped-rules.ts';
import { understand } from './understand.ts';

const rulebook = createRulebook(shippedRules);
const names = new Set(
  'sepatu putih tas ransel jam tangan kemeja batik jaket angin kopi beras gan'.split(' '),
);
const vocabulary = {
  has: (word: string) => names.has(word),
  isWord: (word: string) => names.has(word),
  isPlain: (word: string) => names.has(word),
  brandNamed: (phrase: string) => (phrase === 'angin' ? 7 : undefined),
  storesNamed: () => undefined,
};
const read = (text: string) =>
  understand(text, rulebook, vocabulary).words.map(({ typed, kind }) => `${typed} ${kind}`);

test.each([
  ['two words that nobody writes as one are two', 'sepatuputih', ['sepatu word', 'putih color']],
  ['also where names have them side by side', 'jamtangan', ['jam tangan word']],
  ['also words of the rules', 'tasransel', ['tas ransel word']],
  ['a word of the rules stays one', 'powerbank', ['powerbank word']],
  ['what nothing is made of stays one', 'sepatuxyz', ['sepatuxyz word']],
  ['anti goes with the next word', 'jaket anti angin', ['jaket word', 'anti angin word']],
  ['tanpa goes with the next word', 'kopi tanpa ampas', ['kopi word', 'tanpa ampas word']],
  ['what people write to a seller says nothing', 'kak ada beras ga', ['beras word']],
  ['unless goods are called so', 'charger gan', ['charger word', 'gan word']],
  ['it is searched where nothing else was typed', 'kak', ['kak word']],
  ['goods in general are no color', 'kitchen items', ['kitchen word']],
  ['an article says nothing', 'i need a phone', ['phone word']],
])('%s [Q13]', (_, text, words) => {
  expect(read(text)).toEqual(words);
});
