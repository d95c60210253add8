import { failure } from '../../platform/http/failure.ts';
import { toTask } from '../../platform/workers/worker-task.ts';
import type { ImportMode } from './columns/match-headings.ts';
import { writeSheet } from './files/write-sheet.ts';
import { UnreadableSheet } from './sheet/unreadable-sheet.ts';
import { collectSheet } from './start/collect-sheet.ts';

/** Runs `collectSheet` in a thread. Refuses with 422 what it cannot read. */
export const collectSheetTask = toTask(async (bytes: Uint8Array, mode: ImportMode) => {
  try {
    return await collectSheet(bytes, mode);
  } catch (error) {
    throw error instanceof UnreadableSheet ? failure.invalid({ file_id: [error.words] }) : error;
  }
});

/** Runs `writeSheet` in a thread. */
export const writeSheetTask = toTask(writeSheet);
