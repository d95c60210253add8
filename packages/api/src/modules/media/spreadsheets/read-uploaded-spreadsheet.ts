import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { spreadsheetKey } from './spreadsheet-files.ts';

const noSheet = () => apiError.invalid({ file_id: ['spreadsheet.not-found'] });

/**
 * The bytes of a spreadsheet that this user uploaded, with the type detected from them. Throws 422 on `file_id` for one
 * that does not exist, is no spreadsheet or belongs to somebody else; the errors are identical (quality S22).
 */
export const readUploadedSpreadsheet = async (
  ctx: Context,
  mediaId: number,
  ownerId: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const row = await ctx.db
    .selectFrom('media')
    .select(['storage_key', 'mime'])
    .where('id', '=', mediaId)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'spreadsheet')
    .executeTakeFirst();
  const bytes = row && (await ctx.storage.get(spreadsheetKey(row.storage_key, row.mime)));
  if (!bytes) throw noSheet();
  return bytes;
};

/**
 * Keeps a spreadsheet that is in use: for 30 days after its upload instead of two. Call it in the transaction that
 * stores the reference, which must end with the file (`on delete set null`). Throws as `readUploadedSpreadsheet`
 * does.
 */
export const retainSpreadsheet = async (ctx: Context, mediaId: number, ownerId: number): Promise<void> => {
  const kept = await ctx.db
    .updateTable('media')
    .set({ visibility: 'private' })
    .where('id', '=', mediaId)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'spreadsheet')
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw noSheet();
};
