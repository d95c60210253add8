import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';

/** Whose wishlist it is. Throws 401 for a visitor. */
export const askerOf = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  return actor.userId;
};
