import type { FieldMessages } from '@pasar/contract';

/**
 * `refused`: the server responded, and not with 200. The others never got a usable response:
 * `invalid-answer` is one that the endpoint's schema does not know.
 */
export type ApiErrorKind = 'refused' | 'network' | 'aborted' | 'timeout' | 'invalid-answer';

/** What went wrong, as a plain value. */
export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** The body's code (or the HTTP status of a response without envelope); only with `refused`. */
  code?: number;
  /** Messages per field of a 422. */
  fields?: FieldMessages;
  /** `data` of the envelope, e.g. the fresh value of a 409. */
  data?: unknown;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number;
}

/** A call that did not succeed. Several copies of this class may live in one page: detect it by `isApiError`. */
export class ApiError extends Error implements ApiErrorDetails {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code?: number;
  readonly fields?: FieldMessages;
  readonly data?: unknown;
  readonly retryAfter?: number;

  constructor(message: string, details: ApiErrorDetails, options?: ErrorOptions) {
    super(message, options);
    this.kind = details.kind;
    if (details.code !== undefined) this.code = details.code;
    if (details.fields !== undefined) this.fields = details.fields;
    if (details.data !== undefined) this.data = details.data;
    if (details.retryAfter !== undefined) this.retryAfter = details.retryAfter;
  }

  /** A plain object that passes `isApiError`: an Error loses its fields in JSON and in a structured clone. */
  toJSON(): ApiErrorDetails & { name: string; message: string } {
    const { name, message, kind, code, fields, data, retryAfter } = this;
    return { name, message, kind, code, fields, data, retryAfter };
  }
}

const kinds: readonly unknown[] = ['refused', 'network', 'aborted', 'timeout', 'invalid-answer'];

/** Whether a caught value is a failed call, from this copy of the class, another one, or its plain form. */
export const isApiError = (caught: unknown): caught is ApiError =>
  typeof caught === 'object' &&
  caught !== null &&
  'name' in caught &&
  caught.name === 'ApiError' &&
  'kind' in caught &&
  kinds.includes(caught.kind);
