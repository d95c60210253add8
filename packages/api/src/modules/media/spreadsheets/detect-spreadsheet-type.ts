import type { SpreadsheetType } from '@pasar/contract';
import { fileTypeFromBuffer } from 'file-type';

/** Rejects the beginnings of other formats: markup begins with `<`, our own JSON files with `{` or `[`. */
const tableText = /^\uFEFF?\s*[^\s<{[][^\r\n]*[,;\t]/;
/** A control character other than tab and line ends is no text. */
const isBinary = (byte: number) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d;

const isCsv = (bytes: Uint8Array): boolean => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return tableText.test(text) && !bytes.some(isBinary);
  } catch {
    return false;
  }
};

/** The type of a sheet by its content alone; null for anything that is not one (quality S35). */
export const detectSpreadsheetType = async (bytes: Uint8Array): Promise<SpreadsheetType | null> => {
  const magic = await fileTypeFromBuffer(bytes);
  if (!magic) return isCsv(bytes) ? 'text/csv' : null;
  return magic.mime === 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    ? magic.mime
    : null;
};
