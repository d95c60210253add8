import { apiError } from '../../../platform/http/api-error.ts';

const atOnce = 2;
const longestQueue = 50;

/**
 * Lets two hashes run at once, for they are heavy on purpose; up to fifty wait, the rest is told to come back, so
 * that a flood of logins leaves the other routes alone (quality R11). Throws 503.
 */
export const createHashQueue = () => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(hash: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++;
    else {
      if (waiting.length >= longestQueue) throw apiError.unavailable(5);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await hash();
    } finally {
      // The place goes to the next one directly: a newcomer cannot slip in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
};
