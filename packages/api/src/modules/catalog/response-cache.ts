import { LRUCache } from 'lru-cache';
import { second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/** What every visitor sees alike may be this old. */
const freshFor = 10 * second;
/** A response of this age is renewed at the next request while the old one is served, so that nobody waits. */
const renewedAfter = 5 * second;
/** Beyond this many responses the least recently used is evicted. */
const maxResponses = 500;

/**
 * Caches responses that are the same for everybody, per language, for ten seconds of the server's clock. Callers that
 * come while the first one is computed wait for it. Nothing that depends on the user may go through it.
 */
export type ResponseCache = <T>(ctx: Context, name: string, make: () => Promise<T>) => Promise<T>;

interface CachedResponse {
  madeAt: number;
  response: unknown;
}

const isWithin = (span: number, now: number, { madeAt }: CachedResponse) =>
  madeAt <= now && now < madeAt + span;

export const createResponseCache = (): ResponseCache => {
  const responses = new LRUCache<string, CachedResponse, () => Promise<CachedResponse>>({
    max: maxResponses,
    fetchMethod: (_key, _old, { context: make }) => make(),
    // A failed renewal leaves the old response until it expires.
    noDeleteOnFetchRejection: true,
    // A response that is evicted while it is computed still goes to whoever waits for it.
    ignoreFetchAbort: true,
  });
  return async <T>(ctx: Context, name: string, make: () => Promise<T>): Promise<T> => {
    const key = `${ctx.locale} ${name}`;
    const now = ctx.clock.now().getTime();
    const load = () =>
      responses.forceFetch(key, {
        context: async () => ({ madeAt: now, response: await make() }),
        forceRefresh: true,
      });
    const known = responses.get(key);
    if (!known || !isWithin(freshFor, now, known)) {
      // Nobody waits for the renewal of a response that has expired meanwhile.
      if (known) responses.delete(key);
      return (await load()).response as T;
    }
    if (!isWithin(renewedAfter, now, known)) load().catch(() => {});
    // Only this function writes under this name, so the response has the type that `make` returns.
    return known.response as T;
  };
};
