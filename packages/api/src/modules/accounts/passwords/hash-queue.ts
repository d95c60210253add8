import { apiError } from '../../../platform/http/api-error.ts';

const atOnce = 2;
const longestQueue = 50;

/**
 * Allows two hashes to run at once, because they are expensive on purpose; up to fifty wait. The rest is rejected, so
 * that a flood of logins does not slow down the other routes (quality R11). Throws 503.
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
      // The slot goes directly to the next one, so that a new request cannot overtake it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
};
