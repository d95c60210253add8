import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { failure } from './http/failure.ts';

interface Allowance {
  points: number;
  /** The window. */
  seconds: number;
}

/** Counts what callers do in this process; forgotten at a restart. */
export interface Rates {
  /** Spends one point of a caller's allowance. Throws 429 when none is left. */
  spend(name: string, caller: string | number, allowance: Allowance): Promise<void>;
  /** Gives the point back. */
  refund(name: string, caller: string | number): Promise<void>;
}

export const createRates = (): Rates => {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (name: string, { points, seconds }: Allowance) => {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    spend: async (name, caller, allowance) => {
      await limiterOf(name, allowance)
        .consume(caller)
        .catch((refused: RateLimiterRes) => {
          throw failure.tooMany(refused.msBeforeNext / 1_000);
        });
    },
    refund: async (name, caller) => {
      await limiters.get(name)?.reward(caller);
    },
  };
};
