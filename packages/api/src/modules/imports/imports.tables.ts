import type { importStatuses } from '@pasar/contract';
import type { Generated } from 'kysely';
import type { Message } from '../../platform/message.ts';
import type { Headings, ImportMode } from './columns/match-headings.ts';
import type { SpreadsheetFormat } from './spreadsheet/read-spreadsheet.ts';
import type { Cell } from './spreadsheet/spreadsheet-row.ts';
import type { Problem } from './validate/problem.ts';

export type ImportStatus = (typeof importStatuses)[number];

/** An import of a product spreadsheet (domain 3.13). One per store runs at a time. */
export interface Imports {
  id: Generated<number>;
  merchant_id: number;
  /** The sender: images are searched among theirs. */
  user_id: number;
  /** The spreadsheet as it was uploaded, which is kept for 30 days. */
  media_id: number | null;
  format: SpreadsheetFormat;
  mode: ImportMode;
  dry_run: boolean;
  on_error: 'skip' | 'abort';
  status: ImportStatus;
  headings: Headings;
  total: number;
  ok: Generated<number>;
  failed: Generated<number>;
  skipped: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  /** Chunks that failed in a row because of an internal error. */
  tries: Generated<number>;
  /** When the next chunk may be taken. */
  due_at: Date;
  message: Message | null;
  created_at: Date;
  finished_at: Date | null;
}

/** A row of the spreadsheet, and its result. Rows with one `group_no` become one product, or none of them does. */
export interface ImportRows {
  import_id: number;
  row_no: number;
  group_no: number;
  /** As they were sent. */
  cells: Cell[];
  status: Generated<'waiting' | 'ok' | 'error' | 'skipped'>;
  errors: Generated<Omit<Problem, 'row'>[]>;
  product_id: number | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    imports: Imports;
    import_rows: ImportRows;
  }
}
