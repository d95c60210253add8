import { expect, test } from 'vitest';
import { createSearchCounts } from './search-counts.ts';

const found = { locale: 'id', total: 3, without: 0, isCorrected: false };

test('equal texts are counted together, whatever their case and spaces, until they are taken', () => {
  const counts = createSearchCounts();
  counts.add({ ...found, text: 'Kursi  Roda' });
  counts.add({ ...found, text: 'kursi roda ', total: 0, without: 1, isCorrected: true });
  const count = {
    query: 'kursi roda',
    locale: 'id',
    searches: 2,
    zero: 1,
    relaxed: 1,
    corrected: 1,
    clicks: 0,
  };
  expect(counts.take()).toEqual([count]);
  expect(counts.take()).toEqual([]);
});

test('the list of a search counts one click, however often it is pressed', () => {
  const counts = createSearchCounts();
  const search = { query: 'kursi roda', locale: 'id' };
  for (const id of ['first', 'first', 'second']) counts.click(id, search);
  expect(counts.take()).toMatchObject([{ ...search, searches: 0, clicks: 2 }]);
  counts.click('first', search);
  expect(counts.take()).toEqual([]);
});

test('what may name a person is not kept', () => {
  const counts = createSearchCounts();
  for (const text of ['siti@mail.example', '0812-3456-7890', '3273 0101 0190 0001', ' '])
    counts.add({ ...found, text });
  expect(counts.take()).toEqual([]);
});

test('memory is bounded', () => {
  const counts = createSearchCounts();
  for (let at = 0; at < 5_000; at++) counts.add({ ...found, text: `text ${at}` });
  expect(counts.take()).toHaveLength(2_000);
});
