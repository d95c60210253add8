import type { Context } from '../../../platform/context.ts';

/** The name that a text keeps when its author's account is deleted. */
export const readAuthorName = async ({ db }: Context, userId: number): Promise<string> => {
  const user = await db
    .selectFrom('users')
    .select(['fullname', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return user.fullname || user.username || '';
};
