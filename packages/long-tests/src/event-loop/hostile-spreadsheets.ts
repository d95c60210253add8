import { buildWorkbook, buildZip, csvText, goodRow, toXlsx, workbookParts } from '@pasar/api/testing';

const megabyte = 1024 * 1024;

const withSheet = (content: string | Uint8Array) =>
  buildZip(workbookParts('').map((part) => (part.name.endsWith('first.xml') ? { ...part, content } : part)));

/** Sheets as sellers and attackers send them: whole ones, bombs and broken ones. */
export const hostileSpreadsheets = async (): Promise<Uint8Array<ArrayBuffer>[]> => {
  const rows = Array.from({ length: 2_000 }, (_, at) =>
    goodRow({ sku: `SKU-${at}`, harga: at % 7 ? 75_000 : 'x' }),
  );
  const headings = 'nama_produk;deskripsi;kategori;harga;stok;berat_gram\n';
  const line = `Kaos polos;${'Nyaman dipakai. '.repeat(60)};Fashion > Pria > Kaos;75.000;12;200\n`;
  const whole = await toXlsx(rows);
  const sheets = [
    whole,
    csvText(headings + line.repeat(2_000)),
    csvText(headings + line.repeat(9_000)),
    csvText(`${headings}"${'x,'.repeat(4 * megabyte)}`),
    csvText(`${headings}${';'.repeat(9 * megabyte)}`),
    csvText(`${headings}${'\n'.repeat(9 * megabyte)}x;y`),
    withSheet(new Uint8Array(70 * megabyte).fill(0x20)),
    withSheet(`<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(300_000)}`),
    buildWorkbook('<row><c t="s"><v>1</v></c></row>', new Array(290_000).fill('<t>nama produk</t>')),
    withSheet(`<worksheet ${'x'.repeat(2_000_000)}`),
    buildZip(Array.from({ length: 1_001 }, (_, at) => ({ name: `${at}`, content: '' }))),
    whole.subarray(0, whole.length / 2),
  ];
  return sheets.map((bytes) => new Uint8Array(bytes));
};
