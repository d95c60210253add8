import type { Context } from '../../../platform/context.ts';

/** The official code of the province of the current user's default address; null while it is unknown. */
export const viewerProvince = async ({ db, actor }: Context): Promise<string | null> => {
  if (actor.kind !== 'user') return null;
  const address = await db
    .selectFrom('addresses')
    .select('province_id')
    .where('user_id', '=', actor.userId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return address?.province_id ?? null;
};
