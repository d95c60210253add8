import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byteOrderMark, csvLine, withoutEscape } from './csv-line.ts';

describe('a line of a table', () => {
  test.each([
    '=1+1',
    '+62812',
    '-5',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\tkaos',
    '\rkaos',
    ' =HYPERLINK("http://x")',
    '＝1+1',
    "=cmd|' /C calc'!A0",
  ])('%j is shown, not calculated [U7]', (text) => {
    const [cells] = parse(csvLine([text, 1], 'en'));
    expect(cells).toEqual([`'${text}`, '1']);
  });

  test('leaves numbers numbers, also below zero', () => {
    expect(csvLine([-25_000, 1_500_000, 'Toko'], 'id')).toBe('-25000;1500000;Toko\r\n');
    expect(csvLine(['a,b', 'c;d', 'e"f'], 'id')).toBe('a,b;"c;d";"e""f"\r\n');
    expect(csvLine(['a,b', 'c;d', 'e"f'], 'en')).toBe('"a,b",c;d,"e""f"\r\n');
  });

  test('is read back as it was written, whatever people wrote', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('id', 'en'),
        (cells, locale) => {
          fc.pre(cells.join('') !== '');
          const [read] = parse(csvLine(cells, locale), {
            delimiter: locale === 'id' ? ';' : ',',
            relax_column_count: true,
          });
          expect(read?.map((cell: string) => cell.replace(/^'(?=\s*[=+\-@\t\r＝＋－＠])/, ''))).toEqual(
            cells.map((cell) => cell.replace(/^'(?=\s*[=+\-@\t\r＝＋－＠])/, '')),
          );
        },
      ),
    );
  });

  test.each(['a=b', 'kaos -5', 'A@B', 'x\t=1', ''])(
    '%j stays as it is: only its beginning could be a formula',
    (text) => {
      expect(csvLine([text, 'b'], 'id')).toBe(`${text};b\r\n`);
    },
  );

  test.each(['dua\nbaris', 'dua\rbaris', 'tanda "petik"'])('%j is one cell of one line', (text) => {
    expect(csvLine([text, 'b'], 'en')).toBe(`"${text.replaceAll('"', '""')}",b\r\n`);
  });

  test('a text with an apostrophe of its own keeps it; one that was added is taken away again', () => {
    for (const text of ['=1+1', ' -5', '＠x', '\tkaos']) expect(withoutEscape(`'${text}`)).toBe(text);
    for (const text of ["'kaos", "'", '=1+1', "x'=1", "''=1", 'kaos']) expect(withoutEscape(text)).toBe(text);
  });

  test('a file begins with the mark by which spreadsheet programs know UTF-8', () => {
    expect([...new TextEncoder().encode(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
