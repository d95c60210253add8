import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';

/** The store of the current user. Throws 401 for a visitor, 403 for somebody without a store. */
export const sellerId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  if (actor.merchantId === null) throw apiError.forbidden('merchant.required');
  return actor.merchantId;
};
