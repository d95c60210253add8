import type { Locale } from '@pasar/contract';
import { second } from '../../platform/clock.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { WorkerTask } from '../../platform/workers/worker-task.ts';
import type { ImportMode } from './columns/match-headings.ts';
import type { Table } from './files/write-spreadsheet.ts';
import type { SpreadsheetFormat } from './spreadsheet/read-spreadsheet.ts';
import type { CollectedSpreadsheet } from './start/collect-spreadsheet.ts';

const file = new URL('./imports.worker.ts', import.meta.url);

export const collectSpreadsheetTask: WorkerTask<[bytes: Uint8Array, mode: ImportMode], CollectedSpreadsheet> =
  {
    file,
    name: 'collectSpreadsheetTask',
    timeoutMs: 30 * second,
    tooLarge: () => apiError.invalid({ file_id: ['import.unreadable'] }),
  };

export const writeSpreadsheetTask: WorkerTask<
  [table: Table, format: SpreadsheetFormat, locale: Locale],
  Uint8Array
> = {
  file,
  name: 'writeSpreadsheetTask',
  timeoutMs: 30 * second,
  tooLarge: () => apiError.unavailable(),
};
