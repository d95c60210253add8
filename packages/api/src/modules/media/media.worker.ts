import sharp from 'sharp';
import { toTask } from '../../platform/workers/worker-task.ts';
import { deriveImage } from './images/derive-image.ts';
import { encodeImage } from './images/encode-image.ts';
import { detectSpreadsheetType } from './spreadsheets/detect-spreadsheet-type.ts';

// Each image is opened once, and libvips shares its threads across the process: the pool's concurrency is enough.
sharp.cache(false);
sharp.concurrency(1);

/** Runs `encodeImage` in a thread. */
export const encodeImageTask = toTask(encodeImage);

/** Runs `deriveImage` in a thread. */
export const deriveImageTask = toTask(deriveImage);

/** Runs `detectSpreadsheetType` in a thread, and hands the bytes back. */
export const detectSpreadsheetTypeTask = toTask(
  async (bytes: Uint8Array<ArrayBuffer>) => ({ type: await detectSpreadsheetType(bytes), bytes }),
  ({ bytes }) => [bytes.buffer],
);
