import type { Words } from '../words.ts';
import { refusals } from './refusals.ts';

export type FailureCode = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
export type FieldWords = Record<string, Words[]>;

interface FailureDetails {
  fields?: FieldWords;
  data?: unknown;
  /** Seconds. */
  retryAfter?: number;
}

/** A refusal that the caller may read. Everything else that is thrown becomes a 500 without details. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: FailureCode;
  readonly words: Words;
  readonly fields?: FieldWords;
  readonly data: unknown;
  readonly retryAfter?: number;

  constructor(code: FailureCode, words: Words, { fields, data, retryAfter }: FailureDetails = {}) {
    super(typeof words === 'string' ? words : words.en);
    this.code = code;
    this.words = words;
    this.fields = fields;
    this.data = data ?? null;
    this.retryAfter = retryAfter;
  }
}

/** The refusals of the marketplace, by name. */
export const failure = {
  badRequest: (words: Words) => new Failure(400, words),
  unauthorized: (words: Words = refusals.signIn) => new Failure(401, words),
  forbidden: (words: Words = refusals.forbidden, data?: unknown) => new Failure(403, words, { data }),
  notFound: (words: Words = refusals.notFound) => new Failure(404, words),
  conflict: (words: Words, data?: unknown) => new Failure(409, words, { data }),
  tooLarge: (words: Words = refusals.tooLarge) => new Failure(413, words),
  /** 422 with a message per field; the first one is the answer's own message (domain "Message"). */
  invalid: (fields: FieldWords) =>
    new Failure(422, Object.values(fields)[0]?.[0] ?? refusals.invalid, { fields }),
  tooMany: (seconds: number) => {
    const wait = Math.max(1, Math.ceil(seconds));
    return new Failure(429, refusals.tooMany(wait), { retryAfter: wait, data: { wait } });
  },
  unavailable: (seconds = 2) => new Failure(503, refusals.unavailable, { retryAfter: seconds }),
};
