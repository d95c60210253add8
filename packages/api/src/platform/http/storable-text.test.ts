import { expect, test } from 'vitest';
import { findUnstorableStrings, toStorableText } from './storable-text.ts';

test('texts with a NUL or half a letter are found anywhere [S28]', () => {
  const input = {
    note: 'a\0',
    lines: [{ text: 'b' }, { text: '\ud83d' }],
    qty: 1,
    nothing: null,
    smile: '😀',
  };
  expect(findUnstorableStrings(input)).toEqual(['note', 'lines.1.text']);
  expect(findUnstorableStrings('\0')).toEqual(['']);
});

test('a text loses only what cannot be stored', () => {
  expect(toStorableText('sepatu\0 \ud83d😀')).toBe('sepatu \ufffd😀');
});
