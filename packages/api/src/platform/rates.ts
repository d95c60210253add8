import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { apiError } from './http/api-error.ts';
import type { Log } from './log.ts';
import type { Valkey } from './valkey/open-valkey.ts';

export interface Allowance {
  points: number;
  /** The window. */
  seconds: number;
}

/** Counts of all servers together, in Valkey. */
export interface SharedCounts {
  /** Adds one in a window of time; undefined when Valkey does not respond. */
  add(key: string, seconds: number): Promise<{ count: number; waitMs: number } | undefined>;
  /** Takes one back; undefined when Valkey does not respond. */
  refund(key: string, seconds: number): Promise<true | undefined>;
}

/**
 * Counts callers' requests: in Valkey for all servers, where there is one, else in this process; a restart clears those,
 * and every process counts separately. Limits against guessing are counted in Valkey or in the database (`counters/`).
 */
export interface Rates {
  /** Spends one point of a caller's allowance. Throws 429 when none is left. */
  spend(name: string, caller: string | number, allowance: Allowance): Promise<void>;
  /** Absent without Valkey. */
  shared?: SharedCounts;
}

/** One limiter per window; they only count, the limit of points is given when they are spent. */
const perWindow = <T>(create: (duration: number) => T) => {
  const limiters = new Map<number, T>();
  return (seconds: number): T => {
    const limiter = limiters.get(seconds) ?? create(seconds);
    limiters.set(seconds, limiter);
    return limiter;
  };
};

const createSharedCounts = (valkey: Valkey, log: Pick<Log, 'warn'>): SharedCounts => {
  const limiterOf = perWindow(
    (duration) =>
      new RateLimiterRedis({ storeClient: valkey, points: 0, duration, keyPrefix: `pasar:${duration}` }),
  );
  let isCounting = true;
  const orUndefined = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      const result = await work();
      isCounting = true;
      return result;
    } catch (error) {
      // Once, not for each request of the outage.
      if (isCounting) log.warn({ err: error }, 'Valkey does not count; this server counts without it');
      isCounting = false;
      return undefined;
    }
  };
  return {
    add: (key, seconds) =>
      orUndefined(async () => {
        const { consumedPoints, msBeforeNext } = await limiterOf(seconds).penalty(key);
        return { count: consumedPoints, waitMs: msBeforeNext };
      }),
    refund: (key, seconds) =>
      orUndefined(async () => {
        await limiterOf(seconds).reward(key);
        return true as const;
      }),
  };
};

/** Counts in memory, and in Valkey where there is one; while that is away, memory counts. */
export const createRates = (valkey?: Valkey, log: Pick<Log, 'warn'> = { warn: () => {} }): Rates => {
  const limiterOf = perWindow((duration) => new RateLimiterMemory({ points: 0, duration }));
  const shared = valkey && createSharedCounts(valkey, log);
  return {
    spend: async (name, caller, { points, seconds }) => {
      const key = `${name} ${caller}`;
      const counted = await shared?.add(key, seconds);
      if (counted) {
        if (counted.count > points) throw apiError.tooMany(counted.waitMs / 1_000);
        return;
      }
      const { consumedPoints, msBeforeNext } = await limiterOf(seconds).penalty(key);
      if (consumedPoints > points) throw apiError.tooMany(msBeforeNext / 1_000);
    },
    ...(shared && { shared }),
  };
};
