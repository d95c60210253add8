// Its native library has to be loaded by the main thread before any other does.
import 'sharp';
import type { SheetType } from '@pasar/contract';
import { second } from '../../platform/clock.ts';
import { failure } from '../../platform/http/failure.ts';
import type { WorkerTask } from '../../platform/workers/worker-task.ts';
import type { EncodedPicture } from './pictures/encode-picture.ts';

const file = new URL('./media.worker.ts', import.meta.url);

export const encodePictureTask: WorkerTask<[bytes: Uint8Array, declaredType: string], EncodedPicture> = {
  file,
  name: 'encodePictureTask',
  timeoutMs: 30 * second,
  tooLarge: () => failure.invalid({ file: ['image.unreadable'] }),
};

export const sheetTypeTask: WorkerTask<
  [bytes: Uint8Array],
  { type: SheetType | null; bytes: Uint8Array<ArrayBuffer> }
> = {
  file,
  name: 'sheetTypeTask',
  timeoutMs: 30 * second,
  tooLarge: () => failure.invalid({ file: ['sheet.type'] }),
};
