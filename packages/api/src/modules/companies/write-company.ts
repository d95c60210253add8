import type { Insertable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { attachPrivately } from '../media/index.ts';
import type { Companies } from './companies.tables.ts';

type Fields = Omit<Insertable<Companies>, 'user_id' | 'updated_at' | 'image_media_id'> & {
  /** Null removes it, undefined leaves it as it is. */
  picture?: number | null | undefined;
};

/** Saves the company for which a user buys. Throws 422 for an image that is not the user's. */
export const writeCompany = async (
  ctx: Context,
  userId: number,
  { picture, ...fields }: Fields,
): Promise<void> => {
  if (picture) await attachPrivately(ctx, { company_picture: picture });
  const row = {
    ...fields,
    ...(picture === undefined ? {} : { image_media_id: picture }),
    updated_at: ctx.clock.now(),
  };
  await ctx.db
    .insertInto('companies')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};
