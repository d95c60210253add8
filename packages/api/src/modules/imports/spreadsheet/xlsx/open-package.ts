import { type Entry, fromBufferPromise } from 'yauzl';
import { UnreadableSpreadsheetError } from '../unreadable-spreadsheet-error.ts';

/** Bytes that the parts of one file may unfold into; 2,000 rows with long descriptions need a quarter. */
const maxUnpacked = 64 * 1024 * 1024;
/** A workbook has a few dozen parts. */
const maxParts = 1_000;

/** The parts of an XLSX file, by name; read as text, all of them together not more than 64 MB (quality S35). */
export interface Package {
  has(name: string): boolean;
  /** The text of a part, piece by piece. */
  read(name: string): AsyncGenerator<string>;
}

/** Opens a file in memory. Throws UnreadableSpreadsheetError, also while its parts are read: for broken, locked or huge ones. */
export const openPackage = async (bytes: Uint8Array): Promise<Package> => {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (zip.entryCount > maxParts) throw new UnreadableSpreadsheetError('import.unpacked');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  let unpacked = 0;
  return {
    has: (name) => entries.has(name),
    read: async function* (name) {
      const entry = entries.get(name);
      if (!entry?.canDecodeFileData()) throw new UnreadableSpreadsheetError();
      const decoder = new TextDecoder();
      // The stream ends with an error as soon as a part unfolds into more than it claims.
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        unpacked += chunk.length;
        if (unpacked > maxUnpacked) throw new UnreadableSpreadsheetError('import.unpacked');
        yield decoder.decode(chunk, { stream: true });
      }
      yield decoder.decode();
    },
  };
};
