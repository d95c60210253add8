import type { Access, Answer, Endpoint, Got } from '@pasar/contract';
import type { Context as Call } from 'hono';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { App, RequestVariables } from './app.ts';
import { failure } from './failure.ts';
import { readInput } from './read-input.ts';
import { refusals } from './refusals.ts';

export type Handler<E extends Endpoint> = (
  got: Got<E> & { ctx: Context; c: Call<{ Variables: RequestVariables }> },
) => Promise<Answer<E>>;

/** Throws 401 for visitors and 403 for the wrong role (quality S23). */
export const authorise = (actor: Actor, access: Access | undefined): void => {
  if (!access) return;
  if (actor.kind === 'visitor') throw failure.unauthorized();
  if (access === 'merchant' && actor.merchantId === null) throw failure.forbidden(refusals.merchantOnly);
  if (access === 'desk' && actor.role !== 'desk') throw failure.forbidden();
};

/** Serves one endpoint of the contract: checks access, parses the input, closes the envelope. */
export const implement = <E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void => {
  const path = `/api${endpoint.path}`;
  app.on(endpoint.method, path, async (c) => {
    c.set('route', path);
    const { ctx } = c.var;
    authorise(ctx.actor, endpoint.access);
    const answer = await handler({ ...(await readInput(c, endpoint)), ctx, c });
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
    return c.json({ code: 200, message: 'OK', ...answer });
  });
};
