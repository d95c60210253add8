import { expect, test } from 'vitest';
import { clashingTexts } from './clashing-texts.ts';

test('tables may share groups, and texts that say the same', () => {
  expect(clashingTexts([{ list: { all: 'Semua' } }, { list: { all: 'Semua', none: 'Kosong' } }])).toEqual([]);
});

test('a text that another page says otherwise, or has as a group, is named', () => {
  const tables = [
    { pick: { one: 'Pilih' }, list: { all: 'Semua' } },
    { pick: 'Pilih', list: { all: 'Semuanya' } },
  ];
  expect(clashingTexts(tables)).toEqual(['pick', 'list.all']);
});
