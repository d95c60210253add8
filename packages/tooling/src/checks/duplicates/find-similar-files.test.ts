import { expect, test } from 'vitest';
import { findSimilarFiles } from './find-similar-files.ts';

const lines = (count: number, word = 'line') =>
  Array.from({ length: count }, (_, index) => `${word} ${index};`);
const source = (file: string, ...text: string[]) => ({ file, text: text.join('\n') });
const pairs = (...sources: ReturnType<typeof source>[]) =>
  findSimilarFiles(sources).map(({ files }) => files);

test('a file copied from another slice is found, however it is indented [H10]', () => {
  expect(
    pairs(source('buyer.ts', ...lines(8)), source('seller.ts', '', ...lines(8).map((one) => `  ${one}`))),
  ).toEqual([['buyer.ts', 'seller.ts']]);
});

test.each([
  [6, 4, 1],
  [5, 5, 0],
])('%i equal lines and %i others: %i pair [H10]', (equal, others, found) => {
  const one = source('one.ts', ...lines(equal), ...lines(others, 'buyer'));
  const other = source('other.ts', ...lines(equal), ...lines(others, 'seller'));
  expect(pairs(one, other)).toHaveLength(found);
});

test('imports make no two files similar, and short files are not compared [H10]', () => {
  const imports = [
    "import {\n  a,\n  b,\n} from './a.ts';",
    "import './b.ts';",
    "export { c } from './c.ts';",
  ];
  const of = (file: string, word: string) => source(file, ...imports, ...imports, ...lines(8, word));
  expect(pairs(of('one.ts', 'buyer'), of('other.ts', 'seller'))).toEqual([]);
  expect(pairs(source('one.ts', ...lines(7)), source('other.ts', ...lines(7)))).toEqual([]);
});

test('a line counts as often as it is in both [H10]', () => {
  const repeated = Array.from({ length: 10 }, () => 'line;');
  expect(pairs(source('one.ts', ...repeated), source('other.ts', 'line;', ...lines(9)))).toEqual([]);
});
