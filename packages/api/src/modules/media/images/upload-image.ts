import type { Context } from '../../../platform/context.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { encodeImageTask } from '../media-tasks.ts';
import { signedUrl } from './image-urls.ts';
import { randomName, writeImageFiles } from './save-image.ts';

interface Upload {
  userId: number;
  /** Handed over to the thread that decodes them. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The type by the sender's declaration. */
  declaredType: string;
}

/**
 * Stores an image as a draft. Returns its id, a signed preview URL and its size in pixels. Throws 422 (unsupported
 * type), 429 (too many unattached images within a day) and 503 (too many are being decoded).
 */
export const uploadImage = async (ctx: Context, { userId, bytes, declaredType }: Upload) => {
  const sentBytes = bytes.length;
  const { mime, width, height, color, files } = await ctx.workers.run(
    encodeImageTask,
    [bytes, declaredType],
    [bytes.buffer],
  );
  const storage_key = randomName() + color;
  const { id } = await saveDraft(ctx, {
    kind: 'image',
    userId,
    storage_key,
    mime,
    width,
    height,
    bytes: sentBytes,
    content: files[600],
    store: () => writeImageFiles(ctx, storage_key, files),
  });
  return { media_id: id, kind: 'image' as const, url: signedUrl(ctx, storage_key), width, height };
};
