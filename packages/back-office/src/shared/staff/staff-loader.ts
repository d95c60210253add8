import { isApiError } from '@pasar/api-client';
import { type AdminMe, adminEndpoints, hasStaffRole, type StaffRole } from '@pasar/contract';
import { type LoaderArgs, notFound } from '@pasar/slice-kit';

/** A page of the back office: who looks, who may, and what the page holds; null where they may not. */
export interface StaffPage<Data> {
  me: AdminMe;
  roles: readonly StaffRole[];
  page: Data | null;
  /** Nothing opens before an authenticator app protects the account. */
  needsFactor: boolean;
}

/** Somebody of the staff whose roles are gone. */
const withoutRoles: AdminMe = { id: 0, email: '', fullname: null, roles: [] };
/** Somebody of the staff whose account only a password protects. */
const withoutFactor: AdminMe = { ...withoutRoles };

const readMe = async ({ api, signal }: LoaderArgs): Promise<AdminMe> => {
  try {
    return (await api.call(adminEndpoints.me, {}, { signal })).data;
  } catch (failure) {
    if (!isApiError(failure) || failure.code !== 403) throw failure;
    // Only staff read which roles are missing; for everybody else there is no such page.
    if (failure.data === null || failure.data === undefined) return notFound();
    const { reason } = failure.data as { reason?: string };
    return reason === 'factor_required' ? withoutFactor : withoutRoles;
  }
};

/**
 * The loader of a page for some roles. Who is not of the staff gets the market's 404, who lacks the roles a page that
 * says who has them.
 */
export const staffLoader =
  <Data>(roles: readonly StaffRole[], load: (args: LoaderArgs, me: Promise<AdminMe>) => Promise<Data>) =>
  async (args: LoaderArgs): Promise<StaffPage<Data>> => {
    const whoIsHere = readMe(args);
    // Both are on their way at once; a refusal of the page's own calls counts only for those who may see it.
    const [me, page] = await Promise.allSettled([whoIsHere, load(args, whoIsHere)]);
    if (me.status === 'rejected') throw me.reason;
    const needsFactor = me.value === withoutFactor;
    if (!hasStaffRole(me.value.roles, roles)) return { me: me.value, roles, page: null, needsFactor };
    if (page.status === 'rejected') throw page.reason;
    return { me: me.value, roles, page: page.value, needsFactor };
  };
