import type { Message } from '../../../platform/message.ts';
import { createMessage } from '../../../platform/message.ts';
import type { Column } from '../columns/columns.ts';
import type { Headings } from '../columns/match-headings.ts';
import type { Cell } from '../spreadsheet/spreadsheet-row.ts';
import { parseInteger } from './parse-integer.ts';
import type { Problem } from './problem.ts';

/** A row of a product spreadsheet, read by column; the errors of its cells collect in `problems`. */
export interface Line {
  row: number;
  problems: Problem[];
  /**
   * An empty text where the sheet has no such column. Without the apostrophe that our own files put before what a
   * program would take for a formula.
   */
  cell(column: Column): Cell;
  /** Null when empty. */
  text(column: Column): string | null;
  /** Null when empty, or when it is no integer, which is noted. */
  whole(column: Column): number | null;
  refuse(column: Column, code: string, says: Message): void;
}

/** What a spreadsheet program would run, protected by an apostrophe. */
const protectedText = /^'(?=[=+\-@\t\r])/;

const notNumber: Partial<Record<Column, Message>> = {
  harga: 'product.price.number',
  stok: 'product.stock.number',
};

export const createLine = (
  row: number,
  cells: readonly Cell[],
  { places }: Pick<Headings, 'places'>,
): Line => {
  const problems: Problem[] = [];
  const cell = (column: Column): Cell => {
    const sent = cells[places[column] ?? -1] ?? '';
    return typeof sent === 'string' ? sent.replace(protectedText, '') : sent;
  };
  const refuse = (column: Column, code: string, says: Message) => {
    if (problems.some((problem) => problem.column === column)) return;
    problems.push({ row, column, value: cell(column), code, says });
  };
  return {
    row,
    problems,
    cell,
    refuse,
    text: (column) => {
      const text = String(cell(column));
      return text === '' ? null : text;
    },
    whole: (column) => {
      const given = cell(column);
      if (given === '') return null;
      const number = parseInteger(given);
      if (number === null) {
        refuse(column, 'not_number', notNumber[column] ?? createMessage('import.number', { column }));
      }
      return number;
    },
  };
};
