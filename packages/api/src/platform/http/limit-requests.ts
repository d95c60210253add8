import { getCallerNetworks } from '@pasar/contract';
import type { MiddlewareHandler } from 'hono';
import type { RequestVariables } from './app.ts';

/**
 * Requests a minute: per key of a store (people W60), per user when signed in, else per network (quality S34). Counted in Valkey, or in this process: it
 * bounds the work of one server, and a write for every request would cost more than it saves. Throws the 429.
 */
export const limitRequests: MiddlewareHandler<{ Variables: RequestVariables }> = async (c, next) => {
  const { actor, ip, rates, limits } = c.var.ctx;
  if (actor.kind === 'key') {
    await rates.spend('key requests', actor.keyId, { points: limits.requestsPerKey, seconds: 60 });
  } else if (actor.kind === 'user') {
    await rates.spend('user requests', actor.userId, { points: limits.requestsPerUser, seconds: 60 });
  } else {
    for (const { network, share } of getCallerNetworks(ip)) {
      const points = limits.requestsPerAddress * share;
      await rates.spend('network requests', network, { points, seconds: 60 });
    }
  }
  await next();
};
