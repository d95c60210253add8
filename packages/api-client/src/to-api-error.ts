import { errorMessages, type Locale } from '@pasar/contract';
import { ApiError, isApiError } from './api-error.ts';

const kindOf = (caught: unknown, signal?: AbortSignal) => {
  if (signal?.aborted) return 'aborted';
  const name = caught instanceof Error || caught instanceof DOMException ? caught.name : '';
  if (name === 'TimeoutError') return 'timeout';
  return name === 'AbortError' ? 'aborted' : 'network';
};

/**
 * Converts a call without a usable response into an ApiError with the transport's message (SPEC 8); an
 * ApiError passes through.
 */
export const toApiError = (caught: unknown, locale: Locale, signal?: AbortSignal): ApiError => {
  if (isApiError(caught)) return caught;
  const kind = kindOf(caught, signal);
  // Only the message of the cause: ky's errors hold the request, and with it the token, which no log may
  // contain.
  const cause = caught instanceof Error ? `${caught.name}: ${caught.message}` : String(caught);
  return new ApiError(errorMessages[`transport.${kind}`][locale], { kind }, { cause });
};
