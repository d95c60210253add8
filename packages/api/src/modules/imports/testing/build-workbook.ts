import { buildZip, type ZipPart } from './build-zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook around the XML of its rows, as Excel lays them out. */
export const workbookParts = (rows: string, strings: readonly string[] = []): ZipPart[] => [
  {
    name: '[Content_Types].xml',
    content:
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  },
  {
    name: 'xl/workbook.xml',
    content: `<x:workbook xmlns:x="${main}" xmlns:r="${relations}"><x:sheets><x:sheet name="Rahasia" sheetId="9" state="veryHidden" r:id="rId9"/><x:sheet name="Produk" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="/xl/worksheets/first.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  },
  {
    name: 'xl/sharedStrings.xml',
    content: `<sst xmlns="${main}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
  },
  {
    name: 'xl/worksheets/first.xml',
    content: `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  },
];

export const buildWorkbook = (rows: string, strings?: readonly string[]): Uint8Array =>
  buildZip(workbookParts(rows, strings));
