import type { SignedInUser } from '../actor.ts';
import type { Context } from '../context.ts';
import { apiError } from './api-error.ts';

/** The current user. Throws 401 for a visitor. */
export const getCurrentUser = ({ actor }: Pick<Context, 'actor'>): SignedInUser => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  return actor;
};

/** The id of the current user. Throws 401 for a visitor. */
export const getCurrentUserId = (ctx: Pick<Context, 'actor'>): number => getCurrentUser(ctx).userId;
