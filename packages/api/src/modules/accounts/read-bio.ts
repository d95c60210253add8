import type { Bio } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import type { UserRow } from './accounts.tables.ts';
import { signedInUser } from './signed-in-user.ts';

/** What the dashboard shows before a user has filled in anything (SPEC 9). */
const unsaidBirthday = '1967-01-01';

export const toBio = ({ fullname, birthday, gender, email, phone, ...user }: UserRow): Bio => ({
  fullname: fullname ?? '',
  birthday: birthday ?? unsaidBirthday,
  gender: gender ?? 'male',
  email,
  phone: phone ?? '',
  username: user.username,
  is_company: user.is_company,
});

/** The bio of the current user (SPEC 3 "Buyer dashboard bio", "Profile bio"). Throws 401. */
export const readBio = async ({ ctx }: HandlerArgs<null>): Promise<Bio> => toBio(await signedInUser(ctx));
