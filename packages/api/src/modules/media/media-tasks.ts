// Its native library has to be loaded by the main thread before any other does.
import 'sharp';
import type { SpreadsheetType } from '@pasar/contract';
import { second } from '../../platform/clock.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { WorkerTask } from '../../platform/workers/worker-task.ts';
import type { DerivedImage } from './images/derive-image.ts';
import type { EncodedImage } from './images/encode-image.ts';
import type { ImageWidth } from './images/image-files.ts';

const file = new URL('./media.worker.ts', import.meta.url);

export const encodeImageTask: WorkerTask<[bytes: Uint8Array, declaredType: string], EncodedImage> = {
  file,
  name: 'encodeImageTask',
  timeoutMs: 30 * second,
  tooLarge: () => apiError.invalid({ file: ['image.unreadable'] }),
};

export const deriveImageTask: WorkerTask<
  [largest: Uint8Array, width: ImageWidth, stored: Uint8Array | null],
  DerivedImage
> = {
  file,
  name: 'deriveImageTask',
  timeoutMs: 30 * second,
  tooLarge: () => apiError.invalid({ file: ['image.unreadable'] }),
};

export const detectSpreadsheetTypeTask: WorkerTask<
  [bytes: Uint8Array],
  { type: SpreadsheetType | null; bytes: Uint8Array<ArrayBuffer> }
> = {
  file,
  name: 'detectSpreadsheetTypeTask',
  timeoutMs: 30 * second,
  tooLarge: () => apiError.invalid({ file: ['spreadsheet.type'] }),
};
