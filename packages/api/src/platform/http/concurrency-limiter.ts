import { ApiError, apiError } from './api-error.ts';

const usualQueue = 2_000;

export interface ConcurrencyLimiter {
  /**
   * Runs the work when a slot is free. Throws 503 when too many wait, or when the database became unavailable
   * meanwhile.
   */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** How many wait for a slot. */
  queued(): number;
}

const isGone = (error: unknown) =>
  (error instanceof ApiError && error.code === 503) ||
  (error instanceof Error && /timeout exceeded when trying to connect/.test(error.message));

/**
 * A crowd waits here, in memory, and not for a connection: everybody gets a real response, "sold out" too, instead of a
 * busy service (quality R1). When one of them finds the database unavailable, nobody waits on (quality R14).
 */
export const createConcurrencyLimiter = (atOnce: number, longestQueue = usualQueue): ConcurrencyLimiter => {
  let working = 0;
  let waiting: { start(): void; giveUp(): void }[] = [];
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ start: resolve, giveUp: () => reject(apiError.unavailable()) });
    });
  const pass = () => {
    const next = waiting.shift();
    if (next) next.start();
    else working--;
  };
  return {
    queued: () => waiting.length,
    take: async (work) => {
      if (waiting.length >= longestQueue) throw apiError.unavailable();
      if (working < atOnce) working++;
      else await wait();
      try {
        return await work();
      } catch (error) {
        if (isGone(error)) {
          for (const { giveUp } of waiting) giveUp();
          waiting = [];
        }
        throw error;
      } finally {
        pass();
      }
    },
  };
};
