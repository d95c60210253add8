import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ApiScope } from './api-scope.ts';
import type { StaffRole } from './staff-role.ts';
import type { StepUpAction } from './step-up.ts';
import type { StoreArea } from './store-role.ts';

/** Who may call: `user` any signed-in user, `merchant` one who works for a store, `staff` the marketplace's staff. */
export type Access = 'user' | 'merchant' | 'staff';

/**
 * Who may call: staff calls name the roles that may, calls of a store their area. Absent `access`: open to visitors.
 */
type Audience =
  | { access?: 'user'; staff?: never; area?: never }
  | { access: 'merchant'; area: StoreArea; staff?: never }
  | { access: 'staff'; staff: readonly [StaffRole, ...StaffRole[]]; area?: never };

/** One call of the marketplace as a value: server, client and API document are all derived from it. */
export type Endpoint = Audience & {
  method: 'GET' | 'POST';
  /** Path below `/api`, with `:name` for parameters. */
  path: `/${string}`;
  /** One sentence for the API document. */
  summary: string;
  /** Repeating the call with the same `Idempotency-Key` header has the effect of one (domain 3.0). */
  idempotent?: true;
  /** A key of a store with one of these scopes may call, too (people W60); without it no key may. */
  scope?: readonly [ApiScope, ...ApiScope[]];
  /** Whether it only reads, so that a page may be rendered with it; a GET does when this is absent. */
  safe?: boolean;
  /**
   * The owner confirms this action with a fresh proof first (people W52): without one the server answers 403 with
   * `reason: step_up` and the client asks, then repeats the call.
   */
  stepUp?: StepUpAction;
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  /** A multipart body. */
  form?: GenericSchema;
  data: GenericSchema;
  /** Pagination or another companion of `data` in the envelope. */
  meta?: GenericSchema;
  /** Further top-level fields of the response (`total`, `facets`, …). */
  extra?: GenericSchema;
};

/** Declares an endpoint and preserves its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Input<S> = S extends GenericSchema ? InferInput<S> : never;
type Parsed<S> = S extends GenericSchema ? InferOutput<S> : undefined;
type Part = 'params' | 'query' | 'body' | 'form';

/** A caller's arguments: only the parts that the endpoint has. */
export type Args<E extends Endpoint> = { [K in Part as E[K] extends GenericSchema ? K : never]: Input<E[K]> };

/** What the server's handler gets after parsing. */
export type HandlerInput<E extends Endpoint> = { [K in Part]: Parsed<E[K]> };

/** What the server's handler returns, before the envelope is closed. */
export type HandlerResponse<E extends Endpoint> = {
  data: InferInput<E['data']>;
  message?: string;
} & (E['meta'] extends GenericSchema ? { meta: InferInput<E['meta']> } : unknown) &
  (E['extra'] extends GenericSchema ? InferInput<E['extra']> : unknown);

/** What a caller gets back. */
export type Result<E extends Endpoint> = {
  code: 200;
  message: string;
  data: InferOutput<E['data']>;
} & (E['meta'] extends GenericSchema ? { meta: InferOutput<E['meta']> } : unknown) &
  (E['extra'] extends GenericSchema ? InferOutput<E['extra']> : unknown);
