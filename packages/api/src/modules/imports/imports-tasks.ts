import type { Locale } from '@pasar/contract';
import { second } from '../../platform/clock.ts';
import { failure } from '../../platform/http/failure.ts';
import type { WorkerTask } from '../../platform/workers/worker-task.ts';
import type { ImportMode } from './columns/match-headings.ts';
import type { Table } from './files/write-sheet.ts';
import type { SheetFormat } from './sheet/read-sheet.ts';
import type { CollectedSheet } from './start/collect-sheet.ts';

const file = new URL('./imports.worker.ts', import.meta.url);

export const collectSheetTask: WorkerTask<[bytes: Uint8Array, mode: ImportMode], CollectedSheet> = {
  file,
  name: 'collectSheetTask',
  timeoutMs: 30 * second,
  tooLarge: () => failure.invalid({ file_id: ['import.unreadable'] }),
};

export const writeSheetTask: WorkerTask<[table: Table, format: SheetFormat, locale: Locale], Uint8Array> = {
  file,
  name: 'writeSheetTask',
  timeoutMs: 30 * second,
  tooLarge: () => failure.unavailable(),
};
