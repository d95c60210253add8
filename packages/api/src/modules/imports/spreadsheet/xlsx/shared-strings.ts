import { toStorableText } from '../../../../platform/http/storable-text.ts';
import { maxCellLength } from '../spreadsheet-row.ts';
import { UnreadableSpreadsheetError } from '../unreadable-spreadsheet-error.ts';
import { decodeCellText } from './decode-entities.ts';
import type { Package } from './open-package.ts';
import { parseFullXml } from './parse-xml.ts';

/** A sheet of 2,000 rows and 100 columns has at most this many texts. */
const maxStrings = 300_000;

/** Turns a cell's text into one without surrounding space that a database can store. */
export const cellText = (text: string): string => {
  if (text.length > maxCellLength) throw new UnreadableSpreadsheetError('import.cell-long');
  return toStorableText(decodeCellText(text)).trim();
};

/** The texts that cells reference by number. Pieces in several styles are joined; readings (`rPh`) are left out. */
export const readSharedStrings = async (file: Package, part: string | null): Promise<string[]> => {
  const strings: string[] = [];
  if (part === null) return strings;
  let current = '';
  let inText = false;
  let inReading = false;
  await parseFullXml(file.read(part), {
    open: (name) => {
      if (name === 'si') current = '';
      else if (name === 't') inText = true;
      else if (name === 'rPh') inReading = true;
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') inReading = false;
      else if (name === 'si') {
        if (strings.length >= maxStrings) throw new UnreadableSpreadsheetError('import.unpacked');
        strings.push(cellText(current));
      }
    },
    text: (text) => {
      if (inText && !inReading) current += text;
    },
  });
  return strings;
};
