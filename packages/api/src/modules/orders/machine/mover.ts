import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/http/failure.ts';

/** Who moves an order, and what makes it theirs. */
export type Mover =
  | { by: 'buyer'; userId: number }
  | { by: 'seller'; userId: number; merchantId: number }
  | { by: 'desk'; userId: number }
  | { by: 'system' }
  | { by: 'courier' };

export const system: Mover = { by: 'system' };
export const courier: Mover = { by: 'courier' };

/** The id that the timeline keeps; null for machines. */
export const moverId = (mover: Mover): number | null => ('userId' in mover ? mover.userId : null);

/** The signed-in person as buyer. Throws 401. */
export const buyerOf = ({ actor }: Context): Extract<Mover, { by: 'buyer' }> => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  return { by: 'buyer', userId: actor.userId };
};

/** The signed-in person as seller. Throws 401 and 403. */
export const sellerOf = ({ actor }: Context): Extract<Mover, { by: 'seller' }> => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  if (actor.merchantId === null) throw failure.forbidden('merchant.required');
  return { by: 'seller', userId: actor.userId, merchantId: actor.merchantId };
};

/** The signed-in person as one of the marketplace's staff. Throws 401 and 403. */
export const deskOf = ({ actor }: Context): Extract<Mover, { by: 'desk' }> => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  if (actor.role !== 'desk') throw failure.forbidden();
  return { by: 'desk', userId: actor.userId };
};
