import { expect, test } from 'vitest';
import { maxCellLength } from '../spreadsheet-row.ts';
import { cellValue } from './cell-value.ts';
import { cellText } from './shared-strings.ts';

test.each([
  ['a text of the list', { type: 's', value: '1' }, 'dua'],
  ['a text that the list lacks', { type: 's', value: '2' }, ''],
  ['its own text', { type: 'inlineStr', inline: ' harga ', value: '7' }, 'harga'],
  ['the text of a formula', { type: 'str', value: ' teks _x0041_ ' }, 'teks A'],
  ['a date as text', { type: 'd', value: '2026-03-02 ' }, '2026-03-02'],
  ['a yes', { type: 'b', value: '1' }, 'TRUE'],
  ['a no', { type: 'b', value: '0' }, 'FALSE'],
  ['an error', { type: 'e', value: '#DIV/0!' }, ''],
  ['an error that has a number', { type: 'e', value: '42' }, ''],
  ['a number', { type: 'n', value: '1.5' }, 1.5],
  ['zero', { type: 'n', value: '0' }, 0],
  ['an empty number', { type: 'n', value: '  ' }, ''],
  ['a number that is none', { type: 'n', value: 'x' }, ''],
  ['a number without end', { type: 'n', value: '1e999' }, ''],
  ['a number of a type that nobody knows', { type: 'baru', value: '3' }, 3],
])('a cell with %s is %j', (_, stored, value) => {
  const cell = { inline: '', ...stored };
  expect(cellValue(cell, ['satu', 'dua'])).toBe(value);
});

test('a text as long as a cell holds is read without what no database stores, a longer one is refused', () => {
  expect(cellText(` ${'x'.repeat(maxCellLength - 2)}\0`)).toBe('x'.repeat(maxCellLength - 2));
  expect(() => cellText('x'.repeat(maxCellLength + 1))).toThrow(
    expect.objectContaining({ words: 'import.cell-long' }),
  );
});
