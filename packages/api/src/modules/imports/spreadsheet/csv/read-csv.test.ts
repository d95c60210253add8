import { CsvError } from 'csv-parse';
import { expect, test } from 'vitest';
import { csvText } from '../../testing/import-fixture.ts';
import { lastLine, maxCellLength, maxColumns } from '../spreadsheet-row.ts';
import { UnreadableSpreadsheetError } from '../unreadable-spreadsheet-error.ts';
import { readCsv } from './read-csv.ts';

const read = (text: string) => Array.fromAsync(readCsv(csvText(text)));
const errorOf = (bytes: Uint8Array): Promise<unknown> =>
  Array.fromAsync(readCsv(bytes)).then(
    () => undefined,
    (error) => error,
  );

test('a text as long as a cell holds is read, a longer one is refused', async () => {
  const longest = 'x'.repeat(maxCellLength);
  expect(await read(`${longest},y`)).toEqual([{ number: 1, cells: [longest, 'y'] }]);
  expect(await errorOf(csvText(`y,x${longest}`))).toMatchObject({ words: 'import.cell-long' });
});

test('cells further right than a sheet of products is wide are left out', async () => {
  const columns = Array.from({ length: maxColumns + 1 }, (_, n) => `${n}`);
  const [row] = await read(columns.join());
  expect(row?.cells).toEqual(columns.slice(0, maxColumns));
});

test('lines may have fewer or more cells than the first; blank ones and those of spaces count only', async () => {
  expect(await read('a,b\nc\n,\n  , \nd,e,f\ng,\n')).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 2, cells: ['c'] },
    { number: 5, cells: ['d', 'e', 'f'] },
    { number: 6, cells: ['g', ''] },
  ]);
});

test('a file of several portions is read in full', async () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => `baris ${n}`);
  expect((await read(lines.join('\n'))).map(({ cells }) => cells[0])).toEqual(lines);
});

test('the last line of a spreadsheet program is read, and a file that goes on is refused', {
  tags: 'slow',
}, async () => {
  const lines = '\n'.repeat(lastLine - 1);
  expect(await read(`${lines}x`)).toEqual([{ number: lastLine, cells: ['x'] }]);
  expect(await errorOf(csvText(`${lines}x\ny`))).toMatchObject({ words: 'import.rows-many' });
});

test('an error names what is wrong, and has its cause', async () => {
  const broken = await errorOf(csvText('a,b\n"x,y\n'));
  expect(broken).toBeInstanceOf(UnreadableSpreadsheetError);
  expect(broken).toMatchObject({
    ...{
      name: 'UnreadableSpreadsheetError',
      message: 'the sheet cannot be read',
      words: 'import.unreadable',
    },
    cause: expect.any(CsvError),
  });
  expect(await errorOf(new Uint8Array([0xe9]))).toMatchObject({
    words: 'import.encoding',
    cause: expect.any(TypeError),
  });
});
