import { expect, test } from 'vitest';
import { findSliceNames } from './find-slice-names.ts';

const entries = [
  { name: 'help', prefixes: ['help', 'contact'] },
  { name: 'shop', prefixes: ['', 'p'] },
];

test.each([
  ["if (slice === 'help') show();", "'help'"],
  ["const page = 'help.article';", "'help.article'"],
  ["const folder = 'mfe-shop/src';", 'mfe-shop'],
  ["const to = '/contact';", "'/contact'"],
  ['const to = `/p/one`;', '`/p/one`'],
  ["const pattern = 'p/:slug';", "'p/:slug'"],
])('%s names a slice [F3]', (planted, found) => {
  expect(findSliceNames(`const fine = 1;\n${planted}\n`, entries)).toEqual([found]);
});

test.each([
  "const a = 'helpful';",
  "// 'help' is a slice\nconst a = 1;",
  "const to = '/';",
  "const p = 'p';",
])('%s names none', (fine) => {
  expect(findSliceNames(fine, entries)).toEqual([]);
});
