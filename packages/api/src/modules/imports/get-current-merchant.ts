import type { SignedInUser } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';

/** The current user as the owner of a store. Throws 401 and 403. */
export const getCurrentMerchant = ({ actor }: Context): SignedInUser & { merchantId: number } => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  if (actor.merchantId === null) throw apiError.forbidden('merchant.required');
  return { ...actor, merchantId: actor.merchantId };
};
