import { expect, test } from 'vitest';
import { findRegions } from './find-regions.ts';

const cities = ['Kab. Bandung Barat', 'Kota Bandung', 'Kab. Subang', 'Kota Padang'].map((name) => ({ name }));
const found = (typed: string) => findRegions(cities, typed).map(({ name }) => name);

test('nothing typed shows every region in the order of the list [A45]', () => {
  expect(found('  ')).toEqual(cities.map(({ name }) => name));
});

test('a part of a name, in any case, is enough; names in which a word begins with it come first [A45]', () => {
  expect(found('ban')).toEqual(['Kab. Bandung Barat', 'Kota Bandung', 'Kab. Subang']);
  expect(found('KOTA BAN')).toEqual(['Kota Bandung']);
  expect(found('kab bandung')).toEqual(['Kab. Bandung Barat']);
});

test('a name that does not exist finds nothing', () => {
  expect(found('atlantis')).toEqual([]);
});
