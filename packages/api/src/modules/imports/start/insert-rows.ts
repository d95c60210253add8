import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import type { CollectedSpreadsheet } from './collect-spreadsheet.ts';

/** Rows of one statement. */
const atOnce = 500;

/** Saves the rows of a spreadsheet with the errors across them. From here on the file itself is not needed. */
export const insertRows = async (
  ctxInTx: Context,
  importId: number,
  { rows, groups }: CollectedSpreadsheet,
): Promise<void> => {
  const cells = new Map(rows.map((row) => [row.number, row.cells]));
  const values = groups.flatMap((lines, group) =>
    lines.map(({ row, problems }) => ({
      import_id: importId,
      row_no: row,
      group_no: group,
      cells: json(cells.get(row) ?? []),
      errors: json(problems.map(({ row: _, ...problem }) => problem)),
    })),
  );
  for (let at = 0; at < values.length; at += atOnce) {
    await ctxInTx.db
      .insertInto('import_rows')
      .values(values.slice(at, at + atOnce))
      .execute();
  }
};
