import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { cellStyle, headCellStyle, numberCellStyle, rowStyle, tableStyle } from './table.styles.ts';

export type TableColumn<Id extends string> = { id: Id; label: string; numeric?: boolean };
export type TableRow<Id extends string> = { id: string; cells: Record<Id, ReactNode> };

export type TableProps<Id extends string> = {
  /** What the table shows; for screen readers. */
  caption: string;
  columns: readonly TableColumn<Id>[];
  rows: readonly TableRow<Id>[];
  className?: string;
};

/** Rows and columns; on phones each row becomes a block of named values. */
export const Table = <Id extends string>({ caption, columns, rows, className }: TableProps<Id>) => (
  <table css={tableStyle} className={className}>
    <VisuallyHidden as="caption">{caption}</VisuallyHidden>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.id} scope="col" css={[headCellStyle, column.numeric && numberCellStyle]}>
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} css={rowStyle}>
          {columns.map((column) => (
            <td
              key={column.id}
              data-label={column.label}
              css={[cellStyle, column.numeric && numberCellStyle]}
            >
              {row.cells[column.id]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
