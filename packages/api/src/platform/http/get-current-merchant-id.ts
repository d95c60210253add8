import type { Context } from '../context.ts';
import { apiError } from './api-error.ts';

/** The id of the store in which the current session works. Throws 401 and 403. */
export const getCurrentMerchantId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  if (actor.merchantId === null) throw apiError.forbidden('merchant.required');
  return actor.merchantId;
};
