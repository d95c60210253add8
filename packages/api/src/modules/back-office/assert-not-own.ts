import { hasStaffRole, type StaffRole } from '@pasar/contract';
import type { SignedInUser } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { Message } from '../../platform/message.ts';

/** The staff user who acts. Throws 401 and 403. */
export const getCurrentStaffUser = ({ actor }: Context): SignedInUser => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  if (actor.role !== 'staff') throw apiError.forbidden();
  return actor;
};

/** Whether somebody works for the store of one of these owners. */
const worksForOneOf = async ({ db }: Context, userId: number, ownerIds: readonly number[]) => {
  if (ownerIds.length === 0) return false;
  const found = await db
    .selectFrom('store_members')
    .innerJoin('merchants', 'merchants.id', 'store_members.merchant_id')
    .select('store_members.merchant_id')
    .where('store_members.user_id', '=', userId)
    .where('merchants.user_id', 'in', ownerIds)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Nobody decides about their own money, products or account, or about those of a store that they work for: two people
 * are needed (people W29). Throws 401 and 403.
 */
export const assertNotOwn = async (ctx: Context, ...people: readonly (number | null)[]): Promise<void> => {
  const { userId } = getCurrentStaffUser(ctx);
  const others = people.filter((id) => id !== null);
  if (others.includes(userId) || (await worksForOneOf(ctx, userId, others)))
    throw apiError.forbidden('admin.own-affair');
};

/** For a field that fewer people may change than the rest of its call. Throws 401 and 403. */
export const assertStaffRole = (ctx: Context, roles: readonly StaffRole[], words: Message): void => {
  if (!hasStaffRole(getCurrentStaffUser(ctx).staffRoles ?? [], roles))
    throw apiError.forbidden(words, { roles });
};
