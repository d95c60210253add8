import sharp from 'sharp';
import { toTask } from '../../platform/workers/worker-task.ts';
import { encodePicture } from './pictures/encode-picture.ts';
import { sheetType } from './sheets/sheet-type.ts';

// Each picture is opened once, and libvips' threads are the whole process's: what the pool runs at once is enough.
sharp.cache(false);
sharp.concurrency(1);

/** Runs `encodePicture` in a thread. */
export const encodePictureTask = toTask(encodePicture);

/** Runs `sheetType` in a thread, and hands the bytes back. */
export const sheetTypeTask = toTask(
  async (bytes: Uint8Array<ArrayBuffer>) => ({ type: await sheetType(bytes), bytes }),
  ({ bytes }) => [bytes.buffer],
);
