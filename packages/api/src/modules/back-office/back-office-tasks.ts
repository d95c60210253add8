import type { Locale } from '@pasar/contract';
import { second } from '../../platform/clock.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { WorkerTask } from '../../platform/workers/worker-task.ts';

export const writeWorkbookTask: WorkerTask<
  [csv: string, locale: Locale, numbers: readonly number[]],
  Uint8Array
> = {
  file: new URL('./back-office.worker.ts', import.meta.url),
  name: 'writeWorkbookTask',
  timeoutMs: 30 * second,
  tooLarge: () => apiError.unavailable(),
};
