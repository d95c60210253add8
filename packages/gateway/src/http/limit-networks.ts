import { getCallerNetworks } from '@pasar/contract';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { GatewayContext } from './gateway.ts';

/**
 * Counts what callers do in this process, an IPv6 host by its /64 and by the /48 around it. Returns whether a caller may
 * do it once more within the minute.
 */
export const limitNetworks = (perMinute: number): ((c: GatewayContext) => Promise<boolean>) => {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (c) => {
    for (const { network, share } of getCallerNetworks(c.var.client)) {
      const { consumedPoints } = await limiter.penalty(network);
      if (consumedPoints > perMinute * share) return false;
    }
    return true;
  };
};
