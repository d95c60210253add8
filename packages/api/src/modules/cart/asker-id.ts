import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';

/** Who asks. Throws 401 for a visitor. */
export const askerId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  return actor.userId;
};
