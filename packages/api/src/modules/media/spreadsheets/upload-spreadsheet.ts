import type { SpreadsheetType } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { randomName } from '../images/save-image.ts';
import { signedFileUrl } from '../private-files/signed-file-url.ts';
import { spreadsheetKey } from './spreadsheet-files.ts';

interface Upload {
  userId: number;
  bytes: Uint8Array;
  type: SpreadsheetType;
}

/** Stores a seller's sheet as it came, private for ever. Returns its id and a signed address. Throws 429. */
export const uploadSpreadsheet = async (ctx: Context, { userId, bytes, type }: Upload) => {
  const storage_key = randomName();
  const key = spreadsheetKey(storage_key, type);
  const { id } = await saveDraft(ctx, {
    kind: 'spreadsheet',
    userId,
    storage_key,
    mime: type,
    width: null,
    height: null,
    bytes: bytes.length,
    content: bytes,
    store: () => ctx.storage.put(key, bytes),
  });
  const url = await signedFileUrl(ctx, key);
  return { media_id: id, kind: 'spreadsheet' as const, url, width: null, height: null };
};
