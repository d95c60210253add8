import { apiError } from '../../platform/http/api-error.ts';

/**
 * A GET that changes something needs a user's intent: a prefetch, or a HEAD request, is rejected (domain 9). Throws
 * 403.
 */
export const rejectPrefetch = ({ method, headers }: Request): void => {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '');
  if (method !== 'GET' || purposes.some((purpose) => /prefetch|preview|prerender/i.test(purpose))) {
    throw apiError.forbidden('wishlist.no-prefetch');
  }
};
