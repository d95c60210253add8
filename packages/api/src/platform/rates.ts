import { RateLimiterMemory } from 'rate-limiter-flexible';
import { apiError } from './http/api-error.ts';

export interface Allowance {
  points: number;
  /** The window. */
  seconds: number;
}

/**
 * Counts callers' requests in this process; a restart clears them, and every process counts separately. Limits against
 * guessing are counted in the database (`counters/`).
 */
export interface Rates {
  /** Spends one point of a caller's allowance. Throws 429 when none is left. */
  spend(name: string, caller: string | number, allowance: Allowance): Promise<void>;
}

export const createRates = (): Rates => {
  const limiters = new Map<number, RateLimiterMemory>();
  const limiterOf = (seconds: number) => {
    // Only counts: the limit of points is given when they are spent.
    const limiter = limiters.get(seconds) ?? new RateLimiterMemory({ points: 0, duration: seconds });
    limiters.set(seconds, limiter);
    return limiter;
  };
  return {
    spend: async (name, caller, { points, seconds }) => {
      const { consumedPoints, msBeforeNext } = await limiterOf(seconds).penalty(`${name} ${caller}`);
      if (consumedPoints > points) throw apiError.tooMany(msBeforeNext / 1_000);
    },
  };
};
