import type { MiddlewareHandler } from 'hono';
import type { RequestVariables } from './app.ts';

/** Requests a minute, per person when signed in, else per address (quality S34). Throws the 429. */
export const limitRequests: MiddlewareHandler<{ Variables: RequestVariables }> = async (c, next) => {
  const { actor, ip, rates, limits } = c.var.ctx;
  if (actor.kind === 'user') {
    await rates.spend('user requests', actor.userId, { points: limits.requestsPerUser, seconds: 60 });
  } else {
    await rates.spend('address requests', ip, { points: limits.requestsPerAddress, seconds: 60 });
  }
  await next();
};
