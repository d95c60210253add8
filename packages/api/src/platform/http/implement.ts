import {
  type Endpoint,
  getRight,
  type HandlerInput,
  type HandlerResponse,
  hasApiScope,
  hasStaffRole,
  hasStoreRight,
  message,
  rolesFor,
  type StoreArea,
} from '@pasar/contract';
import type { Context as Call } from 'hono';
import type { Actor, SignedInUser } from '../actor.ts';
import type { Context } from '../context.ts';
import { withIdempotencyKey } from '../idempotency/with-idempotency-key.ts';
import { withStoreActivity } from '../store-activity/with-store-activity.ts';
import { type ApiError, apiError } from './api-error.ts';
import type { App, RequestVariables } from './app.ts';
import { isKeyHeader } from './key-header.ts';
import { readInput } from './read-input.ts';

type Caller = Exclude<Actor, { kind: 'key' }>;
type Given<E extends Endpoint> = HandlerInput<E> & { ctx: Context; c: Call<{ Variables: RequestVariables }> };
type Handler<E extends Endpoint> = (given: Given<E>) => Promise<HandlerResponse<E>>;

interface Steps<E extends Endpoint> {
  /** Before the transaction of an idempotent endpoint, at each call: slow checks, or ones that count their misses. */
  first?(given: Given<E>): Promise<void>;
  /**
   * After the transaction of a rejected call is rolled back: the error to respond with, the same or a more detailed
   * one.
   */
  refused?(error: unknown, given: Given<E>): Promise<unknown>;
  /** After all of it, at each call: the response with what the transaction must not fetch. */
  last?(answer: HandlerResponse<E>, given: Given<E>): Promise<HandlerResponse<E>>;
  /** Around all of it: lets the call wait for a slot before it needs a connection to the database. */
  turn?<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Who makes this call: a key becomes its store's owner in calls that name one of its scopes, and nobody anywhere else
 * (people W60). Throws 403.
 */
const callerOf = (actor: Actor, { scope }: Endpoint): Caller => {
  if (actor.kind !== 'key') return actor;
  if (!hasApiScope(actor.scopes, scope)) throw apiError.forbidden('api-key.scope', { scopes: scope ?? [] });
  return actor.owner;
};

/** What an invalid token was. */
const endedText = (token: string) => (isKeyHeader(token) ? 'api-key.refused' : 'session.ended');

/** 401 for visitors and 403 for the wrong role (quality S23). */
const refusalFor = (
  { actor, mode }: Pick<Context, 'mode'> & { actor: Caller },
  endpoint: Endpoint,
  token: string | undefined,
): ApiError | null => {
  const { access, staff, area } = endpoint;
  if (!access) return null;
  if (actor.kind === 'visitor') return apiError.unauthorized(token ? endedText(token) : 'session.required');
  if (area) return storeRefusalFor(actor, area, getRight(endpoint));
  if (access !== 'staff') return null;
  if (actor.role !== 'staff') return apiError.forbidden();
  // A password alone opens no back office; the well-known accounts of the demo have nothing else (people W31).
  if (mode === 'production' && !actor.hasFactor)
    return apiError.forbidden('admin.factor', { reason: 'factor_required' });
  if (!hasStaffRole(actor.staffRoles ?? [], staff)) return apiError.forbidden('admin.role', { roles: staff });
  return null;
};

/** Roles of a store are read on each request, so that a removal counts from the next call on (people W26). */
const storeRefusalFor = (
  { merchantId, storeRoles = [] }: SignedInUser,
  area: StoreArea,
  right: 'read' | 'write',
): ApiError | null => {
  if (merchantId === null) return apiError.forbidden('merchant.required');
  if (hasStoreRight(storeRoles, area, right)) return null;
  return apiError.forbidden('merchant.role', { roles: rolesFor(area, right) });
};

const readable = (header: string): string => {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
};

/**
 * A page of one user must not write as another who has logged in meanwhile in another tab (quality R19).
 * `x-pasar-user` is the address of the page's user. Throws 409.
 */
const refuseOtherPerson = ({ actor }: Context, { method }: Endpoint, shown: string | undefined): void => {
  if (method === 'GET' || shown === undefined || actor.kind !== 'user' || !actor.email) return;
  if (readable(shown).toLowerCase() === actor.email.toLowerCase()) return;
  throw apiError.conflict('session.other-user', { reason: 'other_person' });
};

/** What the call moves, in rupiah; null where it moves no money. */
const amountIn = (body: unknown): number | null => {
  const amount = (body as { amount?: unknown } | undefined)?.amount;
  return typeof amount === 'number' ? amount : null;
};

/**
 * A page of one store must not write as another one after a switch in another tab (people W28). `x-pasar-store` is the
 * number of the page's store. Throws 409.
 */
const refuseOtherStore = (
  { actor }: Context,
  { access, method }: Endpoint,
  shown: string | undefined,
): void => {
  if (method === 'GET' || access !== 'merchant' || shown === undefined) return;
  if (actor.kind !== 'user' || actor.merchantId === null || shown === String(actor.merchantId)) return;
  throw apiError.conflict('session.other-store', { reason: 'other_store' });
};

/**
 * Serves one endpoint of the contract: checks access, parses the input, closes the envelope. With `idempotent` and an
 * `Idempotency-Key`, the handler runs inside the transaction that stores its response: its `ctx` is that transaction's.
 */
export const implement = <E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  { first, refused, last, turn = (work) => work() }: Steps<E> = {},
): void => {
  const path = `/api${endpoint.path}`;
  app.on(endpoint.method, path, async (c) => {
    c.set('route', path);
    // A handler may set another one; to look for it in the response would turn that into a stream.
    c.header('Cache-Control', 'no-store');
    const actor = callerOf(c.var.ctx.actor, endpoint);
    const ctx: Context = { ...c.var.ctx, actor };
    c.set('ctx', ctx);
    refuseOtherStore(ctx, endpoint, c.req.header('x-pasar-store'));
    const refusal = refusalFor({ actor, mode: ctx.mode }, endpoint, c.req.header('authorization'));
    if (refusal) throw refusal;
    refuseOtherPerson(ctx, endpoint, c.req.header('x-pasar-user'));
    const got = await readInput(c, endpoint);
    await first?.({ ...got, ctx, c });
    // After the password of the call itself, so that a proof is asked for only when the rest would pass.
    if (endpoint.stepUp) await ctx.requireStepUp(ctx, endpoint.stepUp, amountIn(got.body));
    const answer = async (ctx: Context) =>
      JSON.stringify({
        code: 200,
        message: message('ok', ctx.locale),
        ...(await withStoreActivity(ctx, { endpoint, input: got }, (ctx) => handler({ ...got, ctx, c }))),
      });
    const key = endpoint.idempotent && c.req.header('idempotency-key');
    const answered = () =>
      key === undefined ? answer(ctx) : withIdempotencyKey(ctx, { key, route: path, request: got }, answer);
    const text = await turn(() =>
      answered().catch(async (error: unknown) => {
        if (refused) throw await refused(error, { ...got, ctx, c });
        throw endpoint.access === 'staff' ? await ctx.describeConflict(ctx, got.body, error) : error;
      }),
    );
    const whole = last ? JSON.stringify(await last(JSON.parse(text), { ...got, ctx, c })) : text;
    return c.body(whole, 200, { 'content-type': 'application/json' });
  });
};
