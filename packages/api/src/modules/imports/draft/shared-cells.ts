import { createMessage } from '../../../platform/message.ts';
import { type Column, imageColumns, sharedFields } from '../columns/columns.ts';
import type { Line } from '../validate/line.ts';

/** Columns of the product, not of one variant: the rows of a group have the same value, or nothing. */
const shared = [
  ...sharedFields.map(({ facts }) => facts.column),
  'nama_varian_1',
  'nama_varian_2',
  ...imageColumns,
] as const;

/** For each shared column the first row of the group that fills it; notes rows with another value. */
export const sharedCells = (lines: readonly Line[]): Map<Column, Line> => {
  const from = new Map<Column, Line>();
  for (const column of shared) {
    for (const line of lines) {
      const text = line.text(column);
      if (text === null) continue;
      const first = from.get(column);
      if (!first) from.set(column, line);
      else if (first.text(column) !== text) {
        line.refuse(column, 'differs', createMessage('import.differs', { row: first.row }));
      }
    }
  }
  return from;
};
