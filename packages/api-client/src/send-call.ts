import type { Endpoint, Locale, Result, StepUpRejection } from '@pasar/contract';
import ky from 'ky';
import type { ApiClientOptions, CallOptions, CallParts } from './api-client.ts';
import { isApiError } from './api-error.ts';
import { openEnvelope } from './open-envelope.ts';
import { toFormData, toSearchParams } from './request-parts.ts';

const defaultTimeoutMs = 10_000;
const defaultRetryDelayMs = 300;
/** 5 MB take 100 s on a slow phone; the response begins only when the file has arrived. */
const uploadTimeoutMs = 180_000;

interface Call extends CallOptions {
  path: string;
  parts: CallParts;
  locale: Locale;
  token: string | undefined;
  client: ApiClientOptions;
}

const stepUpIn = (caught: unknown): StepUpRejection | undefined => {
  const data = isApiError(caught) ? (caught.data as StepUpRejection | undefined) : undefined;
  return data?.reason === 'step_up' ? data : undefined; // its reason says what it is
};

/**
 * Sends one call and opens its response; where the server wants a fresh proof, sends the same call again once the owner
 * has given it. Rejects with ApiError, or with ky's error for a lost connection.
 */
export const sendCall = async <E extends Endpoint>(endpoint: E, call: Call): Promise<Result<E>> => {
  try {
    return await sendOnce(endpoint, call);
  } catch (caught) {
    const asked = stepUpIn(caught);
    if (!asked || !(await call.client.onStepUp?.(asked))) throw caught;
    return sendOnce(endpoint, call);
  }
};

const sendOnce = async <E extends Endpoint>(endpoint: E, call: Call): Promise<Result<E>> => {
  const { parts, locale, token, client, signal, idempotencyKey, onProgress } = call;
  const answer = ky(call.path, {
    prefix: client.baseUrl,
    method: endpoint.method,
    searchParams: toSearchParams(parts.query),
    headers: headersFor({
      locale,
      token,
      person: client.person?.(),
      store: endpoint.access === 'merchant' ? client.store?.() : undefined,
      planId: client.planId?.(),
      idempotencyKey,
    }),
    ...(parts.body !== undefined && { json: parts.body }),
    ...(parts.form && { body: toFormData(parts.form) }),
    ...(await fetchFor(client.fetch, onProgress)),
    signal,
    timeout: parts.form ? uploadTimeoutMs : (client.timeoutMs ?? defaultTimeoutMs),
    // Only a lost connection is tried again, and only where a second try cannot do a thing twice.
    retry: {
      limit: 1,
      methods: mayRepeat(endpoint, idempotencyKey) ? ['get', 'post'] : ['get'],
      delay: () => client.retryDelayMs ?? defaultRetryDelayMs,
    },
    throwHttpErrors: false,
  });
  const { status, headers } = await answer;
  return await openEnvelope(endpoint, { status, headers, text: await answer.text() }, locale);
};

const mayRepeat = ({ idempotent }: Endpoint, idempotencyKey: string | undefined): boolean =>
  idempotent === true && idempotencyKey !== undefined;

interface HeaderParts {
  locale: Locale;
  token?: string | undefined;
  person?: string | undefined;
  store?: number | undefined;
  planId?: string | undefined;
  idempotencyKey?: string | undefined;
}

const headersFor = ({
  locale,
  token,
  person,
  store,
  planId,
  idempotencyKey,
}: HeaderParts): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': locale,
  ...(token && { authorization: `Bearer ${token}` }),
  ...(token && person && { 'x-pasar-user': encodeURIComponent(person) }),
  ...(token && store && { 'x-pasar-store': String(store) }),
  ...(planId && { 'x-pasar-plan': planId }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
});

const fetchFor = async (own: typeof fetch | undefined, onProgress: CallOptions['onProgress']) => {
  if (!onProgress) return own && { fetch: own };
  const { fetchWithProgress } = await import('./fetch-with-progress.ts');
  return { fetch: fetchWithProgress(onProgress, own) };
};
