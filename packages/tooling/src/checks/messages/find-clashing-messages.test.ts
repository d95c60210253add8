import { expect, test } from 'vitest';
import { findClashingMessages } from './find-clashing-messages.ts';

test('tables may share groups, and texts that say the same', () => {
  expect(
    findClashingMessages([{ list: { all: 'Semua' } }, { list: { all: 'Semua', none: 'Kosong' } }]),
  ).toEqual([]);
});

test('a text that another page says otherwise, or has as a group, is named', () => {
  const tables = [
    { pick: { one: 'Pilih' }, list: { all: 'Semua' } },
    { pick: 'Pilih', list: { all: 'Semuanya' } },
  ];
  expect(findClashingMessages(tables)).toEqual(['pick', 'list.all']);
});
