import type { Args, Endpoint, Locale, Result, StepUpRejection } from '@pasar/contract';
import type { ApiError } from './api-error.ts';
import { fillPath } from './request-path.ts';
import { toApiError } from './to-api-error.ts';

/** Parts of a call whose every field may be left out may be left out themselves. */
type Omittable<A> = { [K in keyof A]: Partial<A[K]> extends A[K] ? K : never }[keyof A];
/** What a caller hands over for an endpoint: only the parts that it has. */
export type CallArgs<E extends Endpoint> = Omit<Args<E>, Omittable<Args<E>>> &
  Partial<Pick<Args<E>, Omittable<Args<E>>>>;

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * Repeating a call of an idempotent endpoint with the same key has the effect of one (domain 3.0).
   * Generate it when the user acts, and reuse it for every further try of the same action.
   */
  idempotencyKey?: string;
  /** Share of the body that has left, 0 to 1. */
  onProgress?(fraction: number): void;
}

type CallRest<E extends Endpoint> =
  Partial<CallArgs<E>> extends CallArgs<E>
    ? [args?: CallArgs<E>, options?: CallOptions]
    : [args: CallArgs<E>, options?: CallOptions];

/** What a caller hands over, of whatever endpoint. */
export type CallParts = { [K in 'params' | 'query' | 'form']?: Record<string, unknown> } & { body?: unknown };

export interface ApiClient {
  /** Calls the marketplace. Resolves with the opened envelope; rejects with `ApiError` and nothing else. */
  call<E extends Endpoint>(endpoint: E, ...rest: CallRest<E>): Promise<Result<E>>;
}

export interface ApiClientOptions {
  /** The base of `/api`: a path in the browser, an absolute URL on the server. */
  baseUrl: string;
  token?: () => string | undefined;
  locale: () => Locale;
  /** Travels with every call, so that the server's log shows which versions called. */
  planId?: () => string | undefined;
  fetch?: typeof fetch;
  /** For a response to begin, and again for its body. Default: 10 s. */
  timeoutMs?: number;
  /** Before the second try after a lost connection. Default: 300 ms. */
  retryDelayMs?: number;
  /** The id of the user whom this page shows: the server rejects a change by anybody else (409). */
  person?: () => string | undefined;
  /** The number of the store that this page shows: the server rejects a change of another one (409). */
  store?: () => number | undefined;
  /** The token belongs to another user than the one of this page by now; nothing was done. */
  onOtherPerson?: () => void;
  /** The server wants a fresh proof first; resolves with true once it has one, and the call is repeated. */
  onStepUp?: (asked: StepUpRejection) => Promise<boolean>;
  /** A token was sent to a call that needs one, and the server does not accept it (any more). */
  onUnauthorized?: () => void;
}

const isOtherPerson = ({ code, data }: ApiError): boolean =>
  code === 409 && (data as { reason?: unknown } | null | undefined)?.reason === 'other_person'; // any shape may come

const sender = () => import(/* webpackChunkName: "calls" */ './send-call.ts');

/**
 * Loads the code that sends calls before the first one, so that a lost connection is reported by that call
 * alone.
 */
export const readyToCall = async (): Promise<void> => void (await sender());

/** Typed calls to the marketplace. How to send one is loaded by the first, so that a page without calls never pays. */
export const createApiClient = (options: ApiClientOptions): ApiClient => ({
  async call<E extends Endpoint>(endpoint: E, ...[args, callOptions = {}]: CallRest<E>) {
    const parts = (args ?? {}) as CallParts; // the endpoint's own type says which parts there are; here any may be
    const locale = options.locale();
    const token = options.token?.();
    const path = fillPath(endpoint.path, parts.params);
    try {
      const { sendCall } = await sender();
      return await sendCall(endpoint, { path, parts, locale, token, client: options, ...callOptions });
    } catch (caught) {
      const failure = toApiError(caught, locale, callOptions.signal);
      if (failure.code === 401 && token && endpoint.access) options.onUnauthorized?.();
      if (isOtherPerson(failure)) options.onOtherPerson?.();
      throw failure;
    }
  },
});
