import { inWords, say, type Words } from '../words.ts';

type FailureCode = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 503;
export type FieldWords = Record<string, Words[]>;

/** What a 429 may say. */
export type TooManyText = 'request.too-many' | 'login.too-many' | 'code.wait';

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
    super(inWords(words, 'en'));
    this.code = code;
    this.words = words;
    this.fields = fields;
    this.data = data ?? null;
    this.retryAfter = retryAfter;
  }
}

/** The refusals of the marketplace, by name. Each returns a Failure to throw. */
export const failure = {
  unauthorized: (words: Words = 'session.required') => new Failure(401, words),
  forbidden: (words: Words = 'request.forbidden', data?: unknown) => new Failure(403, words, { data }),
  notFound: (words: Words = 'request.not-found') => new Failure(404, words),
  /** It was here and will not come back; the data names what it was. */
  gone: (words: Words, data?: unknown) => new Failure(410, words, { data }),
  conflict: (words: Words = 'request.conflict', data?: unknown) => new Failure(409, words, { data }),
  tooLarge: (words: Words = 'request.too-large') => new Failure(413, words),
  /** 422 with a message per field; the first one is the answer's own message (domain "Message"). */
  invalid: (fields: FieldWords) =>
    new Failure(422, Object.values(fields)[0]?.[0] ?? 'request.invalid', { fields }),
  /** 429; the text may hold `{seconds}`, the answer's data says them too. */
  tooMany: (wait: number, text: TooManyText = 'request.too-many') => {
    const seconds = Math.max(1, Math.ceil(wait));
    return new Failure(429, say(text, { seconds }), { retryAfter: seconds, data: { wait: seconds } });
  },
  unavailable: (retryAfter = 2) => new Failure(503, 'service.unavailable', { retryAfter }),
};
