import { isHintRow } from '../columns/columns.ts';
import { type Headings, hasKnownHeading, type ImportMode, matchHeadings } from '../columns/match-headings.ts';
import { detectFormat, readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts';
import type { SpreadsheetRow } from '../spreadsheet/spreadsheet-row.ts';
import { UnreadableSpreadsheetError } from '../spreadsheet/unreadable-spreadsheet-error.ts';
import { groupLines, rejectRepeatedSkus } from '../validate/group-lines.ts';
import { createLine } from '../validate/line.ts';
import type { Problem } from '../validate/problem.ts';

/** domain 3.13. */
const maxRows = 2_000;
/** Characters of all cells together: a text that XLSX stores once may be in many cells. */
const maxCharacters = 16 * 1024 * 1024;

export interface CollectedSpreadsheet {
  headings: Headings;
  rows: SpreadsheetRow[];
  /** The numbers of the same rows, with the errors across them; a list for each product. */
  groups: { row: number; problems: Problem[] }[][];
}

const lengthOf = ({ cells }: SpreadsheetRow) =>
  cells.reduce<number>((sum, cell) => sum + String(cell).length + 1, 0);

/** The errors of a file without a line, and of one whose first line has no known heading. */
const emptyBy = {
  csv: { lines: 'spreadsheet.empty', headings: 'import.no-columns' },
  xlsx: { lines: 'import.sheet-empty', headings: 'import.wrong-sheet' },
} as const;

/**
 * Reads a complete spreadsheet of products. Throws UnreadableSpreadsheetError for any other, empty or too long file.
 */
export const collectSpreadsheet = async (
  bytes: Uint8Array,
  mode: ImportMode,
): Promise<CollectedSpreadsheet> => {
  const says = emptyBy[detectFormat(bytes)];
  let headings: Headings | null = null;
  let characters = 0;
  const rows: SpreadsheetRow[] = [];
  for await (const row of readSpreadsheet(bytes)) {
    if (!headings) {
      if (!hasKnownHeading(row.cells)) throw new UnreadableSpreadsheetError(says.headings);
      headings = matchHeadings(row.cells, mode);
    } else if (rows.length > 0 || !isHintRow(row.cells)) {
      rows.push(row);
      characters += lengthOf(row);
      if (rows.length > maxRows) throw new UnreadableSpreadsheetError('import.rows-many');
      if (characters > maxCharacters) throw new UnreadableSpreadsheetError('import.unpacked');
    }
  }
  if (!headings) throw new UnreadableSpreadsheetError(says.lines);
  if (rows.length === 0) throw new UnreadableSpreadsheetError('import.empty');
  const known = headings;
  const lines = rows.map(({ number, cells }) => createLine(number, cells, known));
  rejectRepeatedSkus(lines);
  const groups = groupLines(lines).map((group) => group.map(({ row, problems }) => ({ row, problems })));
  return { headings, rows, groups };
};
