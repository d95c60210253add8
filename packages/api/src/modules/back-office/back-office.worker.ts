import { toTask } from '../../platform/workers/worker-task.ts';
import { writeWorkbook } from './exports/write-workbook.ts';

/** Runs `writeWorkbook` in a thread. */
export const writeWorkbookTask = toTask(writeWorkbook);
