import type { MerchantId, User } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { imageUrls } from '../media/index.ts';
import { getVerificationState } from './get-verification-state.ts';
import { selectStore } from './select-store.ts';

/** The store in which a user works in the current session, or would in a new one. */
const findStore = async ({ db, actor }: Context, userId: number) => {
  const own = await db.selectFrom('merchants').select('id').where('user_id', '=', userId).executeTakeFirst();
  const memberships = await db
    .selectFrom('store_members')
    .select(['merchant_id as id', 'roles'])
    .where('user_id', '=', userId)
    .orderBy('merchant_id')
    .execute();
  const session =
    actor.kind === 'user' && memberships.length > 0
      ? await db
          .selectFrom('sessions')
          .select('merchant_id')
          .where('id', '=', actor.sessionId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
      : undefined;
  return selectStore({ ownStore: own?.id ?? null, memberships }, session?.merchant_id ?? null).store;
};

/** The store of a user for login and header; null for a user who works for none. */
export const merchantOfUser = async (ctx: Context, userId: number): Promise<User['merchant']> => {
  const store = await findStore(ctx, userId);
  if (!store) return null;
  const found = await ctx.db
    .selectFrom('merchants')
    .leftJoin('media', 'media.id', 'merchants.photo_media_id')
    .select(['merchant_name', 'merchant_slug', 'verification_status', 'suspended_at', 'storage_key'])
    .where('merchants.id', '=', store.id)
    .executeTakeFirstOrThrow();
  return {
    id: store.id as MerchantId,
    merchant_name: found.merchant_name,
    merchant_slug: found.merchant_slug,
    merchant_photo: found.storage_key && imageUrls(found.storage_key).w150,
    verification_status: getVerificationState(found),
    ...(store.roles.includes('owner') ? {} : { roles: [...store.roles] }),
  };
};
