import type { SheetType } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { keepDraft } from '../drafts/keep-draft.ts';
import { randomName } from '../pictures/keep-picture.ts';
import { signedFileUrl } from '../signed/signed-file-url.ts';
import { sheetKey } from './sheet-files.ts';

interface Upload {
  userId: number;
  bytes: Uint8Array;
  type: SheetType;
}

/** Stores a seller's sheet as it came, private for ever. Returns its id and a signed address. Throws 429. */
export const uploadSheet = async (ctx: Context, { userId, bytes, type }: Upload) => {
  const storage_key = randomName();
  const key = sheetKey(storage_key, type);
  const { id } = await keepDraft(ctx, {
    kind: 'sheet',
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
  return { media_id: id, kind: 'sheet' as const, url, width: null, height: null };
};
