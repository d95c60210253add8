import { Failure, failure } from '../../../platform/http/failure.ts';

/** Fewer than the database has connections, so that everybody else still gets one while a crowd pays. */
const atOnce = 6;
const longestQueue = 2_000;

interface Turns {
  /** Runs the work when its turn comes. Throws 503 when too many wait, or when the database has gone meanwhile. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

const isGone = (error: unknown) =>
  (error instanceof Failure && error.code === 503) ||
  (error instanceof Error && /timeout exceeded when trying to connect/.test(error.message));

/**
 * Pays wait here, in memory, and not for a connection: a crowd at a flash sale gets its answers, "sold out" too,
 * instead of a busy service (quality R1). When a pay finds the database gone, nobody waits on (quality R14).
 */
export const createTurns = (): Turns => {
  let working = 0;
  let waiting: { start(): void; giveUp(): void }[] = [];
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ start: resolve, giveUp: () => reject(failure.unavailable()) });
    });
  const pass = () => {
    const next = waiting.shift();
    if (next) next.start();
    else working--;
  };
  return {
    take: async (work) => {
      if (waiting.length >= longestQueue) throw failure.unavailable();
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
