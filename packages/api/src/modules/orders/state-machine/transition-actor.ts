import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';

/** Who moves an order, and what makes it theirs. */
export type TransitionActor =
  | { by: 'buyer'; userId: number }
  | { by: 'seller'; userId: number; merchantId: number }
  | { by: 'staff'; userId: number }
  | { by: 'system' }
  | { by: 'courier' };

export const system: TransitionActor = { by: 'system' };
export const courier: TransitionActor = { by: 'courier' };

/** The actor's id in the timeline; null for machines. */
export const getActorId = (mover: TransitionActor): number | null =>
  'userId' in mover ? mover.userId : null;

/** The signed-in user as buyer. Throws 401. */
export const getCurrentBuyer = ({ actor }: Context): Extract<TransitionActor, { by: 'buyer' }> => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  return { by: 'buyer', userId: actor.userId };
};

/** The signed-in user as seller. Throws 401 and 403. */
export const getCurrentSeller = ({ actor }: Context): Extract<TransitionActor, { by: 'seller' }> => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  if (actor.merchantId === null) throw apiError.forbidden('merchant.required');
  return { by: 'seller', userId: actor.userId, merchantId: actor.merchantId };
};

/** The signed-in user as one of the marketplace's staff. Throws 401 and 403. */
export const getCurrentStaff = ({ actor }: Context): Extract<TransitionActor, { by: 'staff' }> => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  if (actor.role !== 'staff') throw apiError.forbidden();
  return { by: 'staff', userId: actor.userId };
};
