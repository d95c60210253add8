import type { Locale } from '@pasar/contract';
import { createMessage } from '../../../platform/message.ts';
import type { Cell } from '../spreadsheet/spreadsheet-row.ts';
import { UnreadableSpreadsheetError } from '../spreadsheet/unreadable-spreadsheet-error.ts';
import { type Column, columns } from './columns.ts';

/** The meaning of a spreadsheet's columns. */
export interface Headings {
  /** As the seller wrote them, from the first column on. */
  written: string[];
  /** Place of each known column. */
  places: Partial<Record<Column, number>>;
  /** Unknown headings; their cells are ignored. */
  ignored: string[];
}

export type ImportMode = 'create' | 'upsert';

/** The column that the marked file adds; it is ignored when the file comes back. */
export const errorHeadings: Record<Locale, string> = { id: 'kesalahan', en: 'errors' };
const ownHeadings = new Set(Object.values(errorHeadings));

const byName = new Map(
  columns.flatMap(({ column, aliases }) => [column, ...aliases].map((name) => [name, column] as const)),
);

/** `Nama Produk *` is `nama_produk`. */
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');

/** New products need every required column; to update, the key is enough. */
const requiredBy: Record<ImportMode, readonly Column[]> = {
  create: columns.filter(({ isRequired }) => isRequired).map(({ column }) => column),
  upsert: ['sku'],
};

/** Whether any cell of the line is a known heading. */
export const hasKnownHeading = (cells: readonly Cell[]): boolean =>
  cells.some((cell) => byName.has(plain(String(cell))));

/** Reads the heading line. Throws UnreadableSpreadsheetError when one is missing or appears twice. */
export const matchHeadings = (cells: readonly Cell[], mode: ImportMode): Headings => {
  const written = cells.map(String);
  const places: Headings['places'] = {};
  const ignored: string[] = [];
  for (const [place, heading] of written.entries()) {
    const column = byName.get(plain(heading));
    if (!column) {
      if (heading !== '' && !ownHeadings.has(heading)) ignored.push(heading);
    } else if (column in places) {
      throw new UnreadableSpreadsheetError(createMessage('import.column-twice', { column: heading }));
    } else places[column] = place;
  }
  const missing = requiredBy[mode].filter((column) => !(column in places));
  if (missing.length > 0) {
    throw new UnreadableSpreadsheetError(
      createMessage('import.columns-missing', { columns: missing.join(', ') }),
    );
  }
  return { written, places, ignored };
};
