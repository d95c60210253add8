import type { MediaId } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { signedUrl } from '../media/index.ts';
import type { DocumentType, ReviewState } from './stores.tables.ts';

/** A document as its owner and staff read it. */
export interface StoredDocument {
  media_id: MediaId;
  /** Good for 60 seconds; null once the image was removed. */
  url: string | null;
  status: ReviewState;
  reason: string | null;
}

/** The documents of a store that are there, by type. */
export const readDocuments = async (
  ctx: Context,
  merchantId: number,
): Promise<Partial<Record<DocumentType, StoredDocument>>> => {
  const rows = await ctx.db
    .selectFrom('merchant_documents')
    .innerJoin('media', 'media.id', 'merchant_documents.media_id')
    .select(['type', 'media_id', 'status', 'reason', 'storage_key', 'removed_at'])
    .where('merchant_id', '=', merchantId)
    .execute();
  return Object.fromEntries(
    rows.map(({ type, media_id, storage_key, removed_at, status, reason }) => [
      type,
      {
        media_id: media_id as MediaId,
        url: removed_at === null ? signedUrl(ctx, storage_key) : null,
        status,
        reason,
      },
    ]),
  );
};
