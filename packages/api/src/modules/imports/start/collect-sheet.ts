import { isHintRow } from '../columns/columns.ts';
import { type Headings, type ImportMode, matchHeadings } from '../columns/match-headings.ts';
import { groupLines, refuseRepeatedSkus } from '../examine/group-lines.ts';
import { createLine, type Line } from '../examine/line.ts';
import { readSheet } from '../sheet/read-sheet.ts';
import type { SheetRow } from '../sheet/sheet-row.ts';
import { UnreadableSheet } from '../sheet/unreadable-sheet.ts';

/** domain 3.13. */
const maxRows = 2_000;
/** Characters of all cells together: texts that XLSX stores once may stand in many cells. */
const maxCharacters = 16 * 1024 * 1024;

export interface CollectedSheet {
  headings: Headings;
  rows: SheetRow[];
  /** The same rows by column, with what is wrong among them; a list for each product. */
  groups: Line[][];
}

const lengthOf = ({ cells }: SheetRow) =>
  cells.reduce<number>((sum, cell) => sum + String(cell).length + 1, 0);

/** Reads a sheet of products whole. Throws UnreadableSheet for one that is none, empty or too long. */
export const collectSheet = async (bytes: Uint8Array, mode: ImportMode): Promise<CollectedSheet> => {
  let headings: Headings | null = null;
  let characters = 0;
  const rows: SheetRow[] = [];
  for await (const row of readSheet(bytes)) {
    if (!headings) headings = matchHeadings(row.cells, mode);
    else if (rows.length > 0 || !isHintRow(row.cells)) {
      rows.push(row);
      characters += lengthOf(row);
      if (rows.length > maxRows) throw new UnreadableSheet('import.rows-many');
      if (characters > maxCharacters) throw new UnreadableSheet('import.unpacked');
    }
  }
  if (!headings || rows.length === 0) throw new UnreadableSheet('import.empty');
  const known = headings;
  const lines = rows.map(({ number, cells }) => createLine(number, cells, known));
  refuseRepeatedSkus(lines);
  return { headings, rows, groups: groupLines(lines) };
};
