import {
  type Endpoint,
  type Envelope,
  errorMessages,
  type FieldMessages,
  fillText,
  type Locale,
  type Result,
} from '@pasar/contract';
import { ApiError } from './api-error.ts';

/** A raw response: status, headers and the full text of its body. */
export interface RawResponse {
  status: number;
  headers: Headers;
  text: string;
}

type Schema = NonNullable<Endpoint['data']>;

/**
 * Opens the envelope of a response: its data, meta and further fields, each checked by the endpoint's
 * schema. Throws ApiError for any code but 200 and for responses that the endpoint does not know (SPEC 7
 * "Answers").
 */
export const openEnvelope = async <E extends Endpoint>(
  endpoint: E,
  answer: RawResponse,
  locale: Locale,
): Promise<Result<E>> => {
  const envelope = envelopeIn(answer.text);
  if (envelope?.code !== 200) throw refusal(answer, envelope, locale);
  const read = async (schema: Schema | undefined, value: unknown) => {
    if (!schema) return undefined;
    // The Standard Schema door of the endpoint's own schema: valibot itself is not imported here.
    const checked = await schema['~standard'].validate(value);
    if (checked.issues) throw strangeAnswer(locale, { cause: placesOf(checked.issues) });
    return checked.value;
  };
  const meta = await read(endpoint.meta, envelope.meta);
  const extra = await read(endpoint.extra, envelope);
  return {
    ...(extra as object | undefined),
    code: 200,
    message: envelope.message,
    data: await read(endpoint.data, envelope.data),
    ...(endpoint.meta && { meta }),
  } as Result<E>; // each part was read by the schema that the type comes from
};

type OpenEnvelope = Envelope & Record<string, unknown>;

const envelopeIn = (text: string): OpenEnvelope | undefined => {
  try {
    const body: unknown = JSON.parse(text);
    const usable = typeof body === 'object' && body !== null && 'code' in body && Number.isInteger(body.code);
    return usable ? ({ message: '', data: null, ...body } as OpenEnvelope) : undefined;
  } catch {
    return undefined;
  }
};

const refusal = ({ status, headers }: RawResponse, envelope: OpenEnvelope | undefined, locale: Locale) => {
  if (!envelope && status < 400) return strangeAnswer(locale);
  const code = envelope?.code ?? status;
  const message = envelope?.message || fillText(errorMessages['transport.status'][locale], { n: code });
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  return new ApiError(message, {
    kind: 'refused',
    code,
    fields: code === 422 && isFieldMessages(envelope?.data) ? envelope.data : undefined,
    data: envelope?.data ?? undefined,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
};

interface Issue {
  path?: readonly (PropertyKey | { key: PropertyKey })[];
}

/** Where a response is wrong, without the value there: it may be a token. */
const placesOf = (issues: readonly Issue[]): string =>
  issues
    .map(({ path = [] }) => path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'))
    .join(', ');

const strangeAnswer = (locale: Locale, options?: ErrorOptions) =>
  new ApiError(errorMessages['transport.invalid-response'][locale], { kind: 'invalid-answer' }, options);

const isFieldMessages = (data: unknown): data is FieldMessages =>
  typeof data === 'object' &&
  data !== null &&
  Object.values(data).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );
