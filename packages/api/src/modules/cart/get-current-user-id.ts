import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';

/** The id of the current user. Throws 401 for a visitor. */
export const getCurrentUserId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  return actor.userId;
};
