import { message } from '@pasar/contract';
import type { Context as Call } from 'hono';
import { formatMessage } from '../message.ts';
import { releaseVersion } from '../release-version.ts';
import { securityEvent } from '../security-events/security-event.ts';
import type { ApiError } from './api-error.ts';
import type { RequestVariables } from './app.ts';
import { getRequestLocale } from './get-request-locale.ts';
import { toApiError } from './to-api-error.ts';

type AnyCall = Call<{ Variables: RequestVariables }>;

/** An exception that no rule foresaw. */
export interface ApiFault {
  error: unknown;
  /** Of the API. */
  version: string;
  /** The pattern of the call. */
  route: string;
  request: string;
  locale: 'id' | 'en';
}
export type OnFault = (fault: ApiFault) => void;

const inLanguage = (refusal: ApiError, locale: 'id' | 'en') => ({
  code: refusal.code,
  message: formatMessage(refusal.words, locale),
  data: refusal.fields
    ? Object.fromEntries(
        Object.entries(refusal.fields).map(([field, all]) => [
          field,
          all.map((words) => formatMessage(words, locale)),
        ]),
      )
    : refusal.data,
});

/** A question to the owner, which records its answer, is no rejection. */
const asksForProof = ({ data }: ApiError): boolean =>
  ['step_up', 'second_factor'].includes(String((data as { reason?: unknown } | null)?.reason));

/** The last handler: every error leaves as an envelope; an unforeseen one is logged and reveals nothing. */
export const respondWithError = (error: unknown, c: AnyCall, onFault?: OnFault): Response => {
  const locale = getRequestLocale(c.req.raw.headers);
  const refusal = toApiError(error);
  // Absent when the error came before the request had its context.
  const { ctx, route = 'unmatched' } = c.var as Partial<RequestVariables>;
  const log = ctx?.log;
  if (!refusal) {
    log?.error({ err: error, request: c.var.requestId }, 'an unforeseen error');
    onFault?.({ error, version: releaseVersion, route, request: c.var.requestId ?? '', locale });
    return c.json({ code: 500, message: message('error.server', locale), data: null }, 500);
  }
  if (refusal.code === 403 && ctx && !asksForProof(refusal))
    securityEvent(ctx, 'access-rejected', { path: route });
  if (refusal.code === 503) log?.warn({ err: error, request: c.var.requestId }, 'not available');
  if (refusal.retryAfter) c.header('Retry-After', String(refusal.retryAfter));
  return c.json(inLanguage(refusal, locale), refusal.code);
};
