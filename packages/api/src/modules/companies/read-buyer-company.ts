import './companies.tables.ts';
import type { BuyerCompany, MediaId } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { signedUrl } from '../media/index.ts';
import { noFile } from './read-buyer-documents.ts';

/** The company for which a user buys; empty fields when there is none (SPEC 3 "Buyer company"). */
export const readBuyerCompany = async (ctx: Context, userId: number): Promise<BuyerCompany> => {
  const row = await ctx.db
    .selectFrom('companies')
    .leftJoin('media', 'media.id', 'companies.image_media_id')
    .selectAll('companies')
    .select('storage_key')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { image_media_id: picture = null, storage_key: key = null } = row ?? {};
  return {
    company_picture:
      picture !== null && key !== null
        ? { media_id: picture as MediaId, url: signedUrl(ctx, key), status: 'approved', reason: null }
        : noFile,
    company_name: row?.company_name ?? '',
    address: row?.company_address ?? '',
    is_pkp: row?.is_pkp ?? 'pkp',
    no_npwp: row?.no_npwp ?? '',
    pic_name: row?.pic_name ?? '',
    pic_phone: row?.pic_phone ?? '',
  };
};
