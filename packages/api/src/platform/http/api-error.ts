import { createMessage, formatMessage, type Message } from '../message.ts';

type FailureCode = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 503;
export type FieldErrors = Record<string, Message[]>;

/** The details of a 429. */
export type TooManyText = 'request.too-many' | 'login.too-many' | 'code.wait';

interface FailureDetails {
  fields?: FieldErrors;
  data?: unknown;
  /** Seconds. */
  retryAfter?: number;
}

/** An error that the caller may read. Everything else that is thrown becomes a 500 without details. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: FailureCode;
  readonly words: Message;
  readonly fields?: FieldErrors;
  readonly data: unknown;
  readonly retryAfter?: number;

  constructor(code: FailureCode, words: Message, { fields, data, retryAfter }: FailureDetails = {}) {
    super(formatMessage(words, 'en'));
    this.code = code;
    this.words = words;
    this.fields = fields;
    this.data = data ?? null;
    this.retryAfter = retryAfter;
  }
}

/** The errors of the API, by name. Each returns an ApiError to throw. */
export const apiError = {
  unauthorized: (words: Message = 'session.required') => new ApiError(401, words),
  forbidden: (words: Message = 'request.forbidden', data?: unknown) => new ApiError(403, words, { data }),
  notFound: (words: Message = 'request.not-found') => new ApiError(404, words),
  /** It existed and will not come back; the data describes it. */
  gone: (words: Message, data?: unknown) => new ApiError(410, words, { data }),
  conflict: (words: Message = 'request.conflict', data?: unknown) => new ApiError(409, words, { data }),
  tooLarge: (words: Message = 'request.too-large') => new ApiError(413, words),
  /** 422 with a message per field; the first one is the response's own message (domain "Message"). */
  invalid: (fields: FieldErrors) =>
    new ApiError(422, Object.values(fields)[0]?.[0] ?? 'request.invalid', { fields }),
  /** 429; the text may hold `{seconds}`, the response's data holds them too. */
  tooMany: (wait: number, text: TooManyText = 'request.too-many') => {
    const seconds = Math.max(1, Math.ceil(wait));
    return new ApiError(429, createMessage(text, { seconds }), {
      retryAfter: seconds,
      data: { wait: seconds },
    });
  },
  unavailable: (retryAfter = 2) => new ApiError(503, 'service.unavailable', { retryAfter }),
};
