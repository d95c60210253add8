import { describe, expect, test } from 'vitest';
import { matchHeadings } from '../columns/match-headings.ts';
import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts';
import { createLine } from '../validate/line.ts';
import { escapeFormula } from './escape-formula.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const signs = ['=', '+', '-', '@', '\t', '\r'];

describe('a cell that begins like a formula [U7]', () => {
  test.each(signs)('gets an apostrophe before %j', (sign) => {
    expect(escapeFormula(`${sign}kaos`)).toBe(`'${sign}kaos`);
    expect(escapeFormula(`kaos${sign}`)).toBe(`kaos${sign}`);
  });

  test.each(['csv', 'xlsx'] as const)('comes back from a %s as it was', async (format) => {
    const names = signs.flatMap((sign) => [`${sign}kaos polos`, `${sign}1+1`]);
    const bytes = await writeSpreadsheet(
      [['nama_produk', 'sku'], ...names.map((name, at) => [name, `SKU-${at}`])],
      format,
      'id',
    );
    const [headings, ...rows] = await Array.fromAsync(readSpreadsheet(bytes));
    const places = matchHeadings(headings?.cells ?? [], 'upsert');
    const read = rows.map(({ number, cells }) => createLine(number, cells, places).text('nama_produk'));
    expect(rows.every(({ cells }) => String(cells[0]).startsWith("'"))).toBe(true);
    // Excel's format turns a return within a text into a line end.
    expect(read.map((name) => name?.replace('\n', '\r'))).toEqual(names);
  });
});
