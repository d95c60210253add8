import type { endpoints, HandlerResponse } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { readDueConsents } from '../consents/index.ts';
import { merchantOfUser } from '../stores/index.ts';
import type { UserRow } from './accounts.tables.ts';

type PresentedUser = HandlerResponse<typeof endpoints.accounts.session>['data']['user'];

/** A user as the browser receives them, with the store if there is one. */
export const presentUser = async (ctx: Context, user: UserRow): Promise<PresentedUser> => {
  const due = await readDueConsents(ctx, user);
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    fullname: user.fullname,
    phone: user.phone,
    gender: user.gender,
    birthday: user.birthday,
    is_company: user.is_company,
    registered_as: user.registered_as,
    merchant: await merchantOfUser(ctx, user.id),
    ...(user.role === 'staff' ? { is_staff: true as const } : {}),
    ...(due.length > 0 ? { consents_due: due } : {}),
  };
};
