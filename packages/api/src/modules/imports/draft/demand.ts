import { say } from '../../../platform/words.ts';
import type { Column } from '../columns/columns.ts';
import type { Line } from '../examine/line.ts';

/** Notes the columns that a row must fill and does not. */
export const demand = (line: Line, columns: readonly Column[]): void => {
  for (const column of columns) {
    if (line.text(column) === null) line.refuse(column, 'required', say('import.required', { column }));
  }
};
