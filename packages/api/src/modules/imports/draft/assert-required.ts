import { createMessage } from '../../../platform/message.ts';
import type { Column } from '../columns/columns.ts';
import type { Line } from '../validate/line.ts';

/** Notes the columns that a row must fill and does not. */
export const assertRequired = (line: Line, columns: readonly Column[]): void => {
  for (const column of columns) {
    if (line.text(column) === null)
      line.refuse(column, 'required', createMessage('import.required', { column }));
  }
};
