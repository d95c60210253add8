import { errorMessages, type Locale } from '@pasar/contract';
import { ApiError, isApiError } from './api-error.ts';

const kindOf = (caught: unknown, signal?: AbortSignal) => {
  if (signal?.aborted) return 'aborted';
  const name = caught instanceof Error || caught instanceof DOMException ? caught.name : '';
  if (name === 'TimeoutError') return 'timeout';
  return name === 'AbortError' ? 'aborted' : 'network';
};

/** A call without a usable answer as a failure with the transport's words (SPEC 8); a failure passes through. */
export const toApiError = (caught: unknown, locale: Locale, signal?: AbortSignal): ApiError => {
  if (isApiError(caught)) return caught;
  const kind = kindOf(caught, signal);
  // Only words of the cause: ky's errors hold the request, and with it the token, which no log may see.
  const cause = caught instanceof Error ? `${caught.name}: ${caught.message}` : String(caught);
  return new ApiError(errorMessages[`transport.${kind}`][locale], { kind }, { cause });
};
