import { apiError } from '../../platform/http/api-error.ts';
import { toTask } from '../../platform/workers/worker-task.ts';
import type { ImportMode } from './columns/match-headings.ts';
import { writeSpreadsheet } from './files/write-spreadsheet.ts';
import { UnreadableSpreadsheetError } from './spreadsheet/unreadable-spreadsheet-error.ts';
import { collectSpreadsheet } from './start/collect-spreadsheet.ts';

/** Runs `collectSpreadsheet` in a thread. Throws 422 for what it cannot read. */
export const collectSpreadsheetTask = toTask(async (bytes: Uint8Array, mode: ImportMode) => {
  try {
    return await collectSpreadsheet(bytes, mode);
  } catch (error) {
    throw error instanceof UnreadableSpreadsheetError ? apiError.invalid({ file_id: [error.words] }) : error;
  }
});

/** Runs `writeSpreadsheet` in a thread. */
export const writeSpreadsheetTask = toTask(writeSpreadsheet);
