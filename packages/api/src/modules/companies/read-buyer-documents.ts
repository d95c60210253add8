import type { BuyerDocuments, MediaId, StoredFile } from '@pasar/contract';
import type { InferOutput } from 'valibot';
import type { Context } from '../../platform/context.ts';
import { signedUrl } from '../media/index.ts';
import type { BuyerDocumentType } from './companies.tables.ts';

type File = InferOutput<typeof StoredFile>;

export const noFile: File = { media_id: null, url: null, status: 'none', reason: null };

/** A user's documents by URLs valid for 60 seconds; missing ones as empty files, removed images without URL. */
export const readBuyerDocuments = async (ctx: Context, userId: number): Promise<BuyerDocuments> => {
  const rows = await ctx.db
    .selectFrom('user_documents')
    .innerJoin('media', 'media.id', 'user_documents.media_id')
    .select(['type', 'media_id', 'status', 'reason', 'storage_key', 'removed_at'])
    .where('user_id', '=', userId)
    .execute();
  const fileOf = (type: BuyerDocumentType): File => {
    const row = rows.find((one) => one.type === type);
    if (!row) return noFile;
    const { media_id, status, reason, storage_key, removed_at } = row;
    const url = removed_at === null ? signedUrl(ctx, storage_key) : null;
    return { media_id: media_id as MediaId, url, status, reason };
  };
  return { file_ktp: fileOf('ktp'), file_ktp_selfie: fileOf('ktp_selfie'), file_npwp: fileOf('npwp') };
};
