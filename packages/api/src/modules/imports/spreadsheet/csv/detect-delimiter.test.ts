import { expect, test } from 'vitest';
import { detectDelimiter } from './detect-delimiter.ts';

test.each([
  ['commas', 'a,b,c;d\n', ','],
  ['semicolons', 'a;b;c,d\n', ';'],
  ['tabs', 'a\tb\tc,d;e\n', '\t'],
  ['nothing, as by commas', 'nama\n', ','],
  ['as many of each, by commas', 'a;b,c\td', ','],
  ['semicolons and tabs, by semicolons', 'a\tb;c', ';'],
  ['commas in its first line alone', 'a,b\nc;d;e;f', ','],
  ['commas in its first line of an old Mac', 'a,b\rc;d;e;f', ','],
  ['semicolons outside quotes', '"a,b,c";"d,e,f"', ';'],
  ['semicolons between quotes in quotes', '"a ""x"", b,c";d', ';'],
  ['semicolons after a quoted line end', '"a,\n";b;c', ';'],
])('a text is parted by %s', (_, text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});
