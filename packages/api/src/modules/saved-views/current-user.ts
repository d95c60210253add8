import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';

/** Who asks, and whether they work for the market. Throws 401 for a visitor. */
export const getCurrentUser = ({ actor }: Context): { userId: number; isStaff: boolean } => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  return { userId: actor.userId, isStaff: (actor.staffRoles?.length ?? 0) > 0 };
};
