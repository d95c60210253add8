import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../limits.ts';
import type { RequestVariables } from './app.ts';
import { failure } from './failure.ts';

/** Requests a minute, per person when signed in, else per address (quality S34). Throws the 429. */
export const limitRequests = ({
  requestsPerUser,
  requestsPerAddress,
}: Limits): MiddlewareHandler<{ Variables: RequestVariables }> => {
  const users = new RateLimiterMemory({ points: requestsPerUser, duration: 60 });
  const addresses = new RateLimiterMemory({ points: requestsPerAddress, duration: 60 });
  return async (c, next) => {
    const { actor, ip } = c.var.ctx;
    const turn = actor.kind === 'user' ? users.consume(actor.userId) : addresses.consume(ip);
    await turn.catch((refused: RateLimiterRes) => {
      throw failure.tooMany(refused.msBeforeNext / 1_000);
    });
    await next();
  };
};
