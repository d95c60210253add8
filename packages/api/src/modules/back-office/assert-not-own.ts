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

/** Nobody decides about their own money, products or account: two people are needed. Throws 401 and 403. */
export const assertNotOwn = (ctx: Context, ...people: readonly (number | null)[]): void => {
  if (people.includes(getCurrentStaffUser(ctx).userId)) throw apiError.forbidden('admin.own-affair');
};

/** For a field that fewer people may change than the rest of its call. Throws 401 and 403. */
export const assertStaffRole = (ctx: Context, roles: readonly StaffRole[], words: Message): void => {
  if (!hasStaffRole(getCurrentStaffUser(ctx).staffRoles ?? [], roles))
    throw apiError.forbidden(words, { roles });
};
