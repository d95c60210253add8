import { randomUUID } from 'node:crypto';
import { cityCode, shipToCookie } from '@pasar/contract';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Actor, visitor } from '../actor.ts';
import type { Context, Platform } from '../context.ts';
import { recordWait, withRequestDeadline } from '../database/request-deadline.ts';
import { securityEvent } from '../security-events/security-event.ts';
import type { RequestVariables } from './app.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { getRequestLocale } from './get-request-locale.ts';

/** Finds who a token belongs to; a visitor when it is expired, revoked or forged. */
export type Authenticate = (ctx: Context, token: string) => Promise<Actor>;

const plain = /^[\w.:-]{1,100}$/;

/** A header that goes into logs and responses: as sent when harmless, else null (quality S39). */
export const plainHeader = (headers: Headers, name: string): string | null => {
  const value = headers.get(name);
  return value !== null && plain.test(value) ? value : null;
};

const bearer = (headers: Headers): string | null =>
  /^Bearer ([\w.-]{1,4096})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

/** A thousand simultaneous requests must not queue for all connections of the database. */
const sessionsAtOnce = 4;

/** A crowd may wait this many milliseconds without an error; a longer wait means that the database is slow. */
const usualWait = 500;

const run = (effect: () => void) => effect();

/**
 * Makes the context of one request. Only the Authorization header signs in; cookies never do (quality S10): the one that is
 * read names a visitor's city.
 * `x-pasar-client` is the caller's address, set by the gateway, which strips it from outside.
 */
export const requestContext = (
  platform: Platform,
  authenticate: Authenticate,
): MiddlewareHandler<{ Variables: RequestVariables }> => {
  const { take } = createConcurrencyLimiter(sessionsAtOnce);
  return async (c, next) => {
    const { headers } = c.req.raw;
    const requestId = plainHeader(headers, 'x-request-id') ?? randomUUID();
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    const shipTo = getCookie(c, shipToCookie) ?? '';
    const ctx: Context = {
      ...platform,
      actor: visitor,
      locale: getRequestLocale(headers),
      ip: plainHeader(headers, 'x-pasar-client') ?? 'local',
      userAgent: (headers.get('user-agent') ?? '').slice(0, 300),
      afterCommit: run,
      ...(cityCode.test(shipTo) && { shipTo }),
    };
    c.set('ctx', ctx);
    const token = bearer(headers);
    await withRequestDeadline(async () => {
      if (token) {
        const patient = performance.now() + usualWait;
        const look = () => {
          if (performance.now() > patient) recordWait(patient);
          return authenticate(ctx, token);
        };
        const actor = await take(look);
        c.set('ctx', { ...ctx, actor });
        if (actor.kind === 'visitor') securityEvent(ctx, 'token-rejected');
      }
      await next();
    });
  };
};

/** The context of work without a request: jobs, seeds, commands. */
export const systemContext = (platform: Platform): Context => ({
  ...platform,
  actor: visitor,
  locale: 'id',
  ip: 'local',
  userAgent: '',
  afterCommit: run,
});
