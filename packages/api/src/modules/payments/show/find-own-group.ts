import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { type Group, readGroup } from '../../orders/index.ts';

/** An order group of the current user, by its code. Throws 401, and 404 for one of somebody else (quality S22). */
export const findOwnGroup = async (ctx: Context, code: string): Promise<Group> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  const group = await readGroup(ctx, { code });
  if (!group || group.userId !== ctx.actor.userId) throw apiError.notFound();
  return group;
};
