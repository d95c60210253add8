import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';

/** The store of the person who asks. Throws 401 for a visitor, 403 for somebody without a store. */
export const sellerId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  if (actor.merchantId === null) throw failure.forbidden('merchant.required');
  return actor.merchantId;
};
