import type { Context } from '../../../platform/context.ts';
import { keepDraft } from '../drafts/keep-draft.ts';
import { encodePicture } from './encode-picture.ts';
import { randomName, storePicture } from './keep-picture.ts';
import { signedUrl } from './picture-urls.ts';
import { takeTurn } from './take-turn.ts';

interface Upload {
  userId: number;
  bytes: Uint8Array;
  /** What the sender says the file is. */
  declaredType: string;
}

/**
 * Stores a picture as a draft. Returns its id, a signed preview address and its size in pixels. Throws 422 (not a
 * picture that we take) and 429 (too many unattached pictures within a day).
 */
export const uploadPicture = async (ctx: Context, { userId, bytes, declaredType }: Upload) => {
  const { mime, width, height, files } = await takeTurn(() => encodePicture(bytes, declaredType));
  const storage_key = randomName();
  const { id } = await keepDraft(ctx, {
    kind: 'picture',
    userId,
    storage_key,
    mime,
    width,
    height,
    bytes: bytes.length,
    content: files[600],
    store: () => storePicture(ctx, storage_key, files),
  });
  return { media_id: id, kind: 'picture' as const, url: signedUrl(ctx, storage_key), width, height };
};
