import type { SignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';

/** Who asks, as the owner of a store. Throws 401 and 403. */
export const askingSeller = ({ actor }: Context): SignedIn & { merchantId: number } => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  if (actor.merchantId === null) throw failure.forbidden('merchant.required');
  return { ...actor, merchantId: actor.merchantId };
};
