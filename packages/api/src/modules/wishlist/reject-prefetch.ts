import { apiError } from '../../platform/http/api-error.ts';

/**
 * A GET that changes something is for a person who means it: a browser that loads ahead, or asks for the headers
 * alone, is refused (domain 9). Throws 403.
 */
export const rejectPrefetch = ({ method, headers }: Request): void => {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '');
  if (method !== 'GET' || purposes.some((purpose) => /prefetch|preview|prerender/i.test(purpose))) {
    throw apiError.forbidden('wishlist.no-prefetch');
  }
};
