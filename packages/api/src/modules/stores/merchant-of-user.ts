import type { MerchantId, User } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { imageUrls } from '../media/index.ts';
import { getVerificationState } from './get-verification-state.ts';

/** The store of a user for login and header; null for a user who does not sell. */
export const merchantOfUser = async (ctx: Context, userId: number): Promise<User['merchant']> => {
  const found = await ctx.db
    .selectFrom('merchants')
    .leftJoin('media', 'media.id', 'merchants.photo_media_id')
    .select([
      'merchants.id',
      'merchant_name',
      'merchant_slug',
      'verification_status',
      'suspended_at',
      'storage_key',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!found) return null;
  return {
    id: found.id as MerchantId,
    merchant_name: found.merchant_name,
    merchant_slug: found.merchant_slug,
    merchant_photo: found.storage_key && imageUrls(found.storage_key).w150,
    verification_status: getVerificationState(found),
  };
};
