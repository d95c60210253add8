import { describe, expect, test } from 'vitest';
import { buildWorkbook, workbookParts } from '../testing/build-workbook.ts';
import { buildZip } from '../testing/build-zip.ts';
import { csvText } from '../testing/import-fixture.ts';
import { detectFormat, readSpreadsheet } from './read-spreadsheet.ts';
import type { SpreadsheetRow } from './spreadsheet-row.ts';

const read = async (bytes: Uint8Array): Promise<SpreadsheetRow[]> => Array.fromAsync(readSpreadsheet(bytes));
const cells = async (bytes: Uint8Array) => (await read(bytes)).map((row) => row.cells);
const refusal = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'read',
    (error) => error.words,
  );

describe('a CSV', () => {
  test.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\n1\t2'],
    ['a byte order mark', '\uFEFFa;b\n1;2'],
    ['a comma in a quoted heading', '"a";"b"\n1;2'],
  ])('with %s is read', async (_, text) => {
    expect(await cells(csvText(text))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('keeps quoted text, and counts rows as a spreadsheet does', async () => {
    const text = 'nama,ket\n"Kaos ""polos"", katun","dua\nbaris"\n\n  spasi  ,x\n';
    expect(await read(csvText(text))).toEqual([
      { number: 1, cells: ['nama', 'ket'] },
      { number: 2, cells: ['Kaos "polos", katun', 'dua\nbaris'] },
      { number: 4, cells: ['spasi', 'x'] },
    ]);
  });

  test('leaves out what no database can store', async () => {
    expect(await cells(csvText('a,b\nx\0y,z\n'))).toEqual([
      ['a', 'b'],
      ['xy', 'z'],
    ]);
  });

  test.each([
    ['another encoding', new Uint8Array([0x61, 0x2c, 0xe9, 0x0a]), 'import.encoding'],
    ['quotes that never end', csvText('a,b\n"x,y\n'), 'import.unreadable'],
    ['an endless cell', csvText(`a,b\n${'x'.repeat(40_000)},y\n`), 'import.cell-long'],
  ])('with %s is refused', async (_, bytes, words) => {
    expect(await refusal(bytes)).toBe(words);
  });
});

describe('an XLSX', () => {
  test('reads the first sheet that is not hidden: texts, numbers, styles and references', async () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>harga</t></is></c></row>' +
      '<row r="5" ht="20"><c r="A5" t="s"><v>1</v></c><c r="B5" s="3"/><c r="C5"><v>75000</v></c><c r="D5"><v>1.125</v></c></row>' +
      '<row r="6"><c r="A6" t="str"><v>&lt;b&gt; &#128512; &amp;amp; _x0041_</v></c><c r="B6" t="b"><v>1</v></c></row>';
    const strings = [
      '<t>nama</t>',
      '<r><t>Kaos </t></r><r><rPr><b/></rPr><t>tebal</t></r><rPh><t>baca</t></rPh>',
    ];
    expect(await read(buildWorkbook(rows, strings))).toEqual([
      { number: 1, cells: ['nama', '', 'harga'] },
      { number: 5, cells: ['Kaos tebal', '', 75_000, 1.125] },
      { number: 6, cells: ['<b> 😀 &amp; A', 'TRUE'] },
    ]);
  });

  test('takes the last values of formulas, and evaluates none', async () => {
    const rows =
      '<row r="1"><c r="A1"><f>6*7</f><v>42</v></c><c r="B1" t="str"><f>HYPERLINK("http://x")</f><v>teks</v></c>' +
      '<c r="C1"><f>NOW()</f></c><c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E1"><v>1</v></c></row>';
    expect(await cells(buildWorkbook(rows))).toEqual([[42, 'teks', '', '', 1]]);
  });

  test('needs no addresses in its cells', async () => {
    expect(
      await read(buildWorkbook('<row><c><v>1</v></c><c><v>2</v></c></row><row/><row><c><v>3</v></c></row>')),
    ).toEqual([
      { number: 1, cells: [1, 2] },
      { number: 3, cells: [3] },
    ]);
  });

  test('reads cells in their own columns, up to the hundredth, and texts in any style of theirs', async () => {
    const rows =
      '<row r="2"><c r="AA2"><v>27</v></c><c><v>28</v></c><c r="CV2"><v>100</v></c><c r="CW2"><v>101</v></c></row>' +
      '<row r="3"><c r="a3"><v>1</v></c><c r="B"><v>2</v></c><c r="3C"><v>3</v></c><c r="ABCD3"><v>4</v></c></row>' +
      '<row r="4"><c r="A4" t="inlineStr"><is><r><t>ti</t></r><r><t>ga</t></r><rPh><t>baca</t></rPh></is></c></row>' +
      '<row r="5">x<c r="B5">x<f>1</f><v>5</v>x</c>x<v>6</v></row>';
    const empty = (count: number): string[] => Array(count).fill('');
    expect(await read(buildWorkbook(rows))).toEqual([
      { number: 2, cells: [...empty(26), 27, 28, ...empty(71), 100] },
      { number: 3, cells: [1, 2, 3, 4] },
      { number: 4, cells: ['tiga'] },
      { number: 5, cells: ['', 5] },
    ]);
  });

  test('that declares a million rows and columns needs no more memory', async () => {
    const rows =
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>9</v></c><c r="B1048576"><v>2</v></c></row>';
    expect(await read(buildWorkbook(rows))).toEqual([
      { number: 1, cells: [1] },
      { number: 1_048_576, cells: ['', 2] },
    ]);
  });

  const bomb = { name: 'xl/worksheets/first.xml', content: new Uint8Array(70 * 1024 * 1024).fill(0x20) };
  const withSheet = (content: string) =>
    buildZip(
      workbookParts('').map((part) => (part.name.endsWith('first.xml') ? { ...part, content } : part)),
    );
  const others = workbookParts('').filter(({ name }) => !name.endsWith('first.xml'));

  test.each([
    ['unfolds into 70 MB', () => buildZip([...others, bomb]), /^import\.(unpacked|unreadable)$/],
    [
      'lies about how far it unfolds',
      () => buildZip([...others, { ...bomb, claims: 100 }]),
      /^import.unreadable$/,
    ],
    ['is cut off', () => buildWorkbook('<row/>').subarray(0, 700), /^import.unreadable$/],
    ['is another archive', () => buildZip([{ name: 'a.txt', content: 'x' }]), /^import.unreadable$/],
    [
      'defines entities',
      () => withSheet('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'),
      /^import.unreadable$/,
    ],
    ['never closes a tag', () => withSheet(`<worksheet ${'x'.repeat(2_000_000)}`), /^import.unreadable$/],
    ['is no XML', () => withSheet('{"rows":[]}'), /^import.unreadable$/],
    ['goes back in its rows', () => buildWorkbook('<row r="2"/><row r="1"/>'), /^import.unreadable$/],
    ['has a row twice', () => buildWorkbook('<row r="2"/><row r="2"/>'), /^import.unreadable$/],
    ['counts its rows beyond all', () => buildWorkbook('<row r="1048577"/>'), /^import.unreadable$/],
    [
      'has an endless cell',
      () => buildWorkbook(`<row><c t="str"><v>${'x'.repeat(40_000)}</v></c></row>`),
      /^import.cell-long$/,
    ],
    [
      'has a million parts',
      () => buildZip(Array.from({ length: 1_001 }, (_, n) => ({ name: `${n}`, content: '' }))),
      /^import.unpacked$/,
    ],
  ])('that %s is refused', async (_, build, words) => {
    expect(await refusal(build())).toMatch(words);
  });
});

test('a file is an XLSX by its first two bytes, whatever its name is', () => {
  const formats = ['PK', 'PX', 'XK', 'P', ''].map((text) => detectFormat(csvText(text)));
  expect(formats).toEqual(['xlsx', 'csv', 'csv', 'csv', 'csv']);
});

test('what reads no sheet reports what is wrong with the file, and its cause', async () => {
  const error = await read(buildZip([{ name: 'a.txt', content: 'x' }])).catch((refused) => refused);
  expect(error).toMatchObject({ name: 'UnreadableSpreadsheetError', words: 'import.unreadable' });
  const cut = await read(buildWorkbook('<row/>').subarray(0, 700)).catch((refused) => refused);
  expect(cut).toMatchObject({ words: 'import.unreadable', cause: expect.any(Error) });
});
