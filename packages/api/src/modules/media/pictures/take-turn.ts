import { failure } from '../../../platform/http/failure.ts';

/** Decoding a picture may take 200 MB and a core: two at a time, and a short queue (quality R11). */
const atOnce = 2;
const longestQueue = 50;

let working = 0;
const waiting: (() => void)[] = [];

/** Runs memory-hungry work when its turn comes. Throws 503 when too many wait already. */
export const takeTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (working >= atOnce) {
    if (waiting.length >= longestQueue) throw failure.unavailable();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else working++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working--;
  }
};
