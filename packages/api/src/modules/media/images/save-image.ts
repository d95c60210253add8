import { randomBytes } from 'node:crypto';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { insertMedia } from '../insert-media.ts';
import type { MediaTable } from '../media.tables.ts';
import type { EncodedImage } from './encode-image.ts';
import { allWidths, type ImageFiles, imageKey } from './image-files.ts';

export interface SaveImage extends Pick<EncodedImage, 'mime' | 'width' | 'height'> {
  ownerId: number | null;
  visibility: MediaTable['visibility'];
  files: ImageFiles;
  /** Size of the original in bytes; the largest of our files when there was none. */
  bytes?: number;
  /** Fixed only by seeds, so that a second run makes the same addresses: 32 hexadecimal digits. */
  storageKey?: string;
}

/** An unguessable name without meaning: 32 hexadecimal digits. */
export const randomName = (): string => randomBytes(16).toString('hex');

/** Writes an image's files to storage. */
export const writeImageFiles = async ({ storage }: Context, storageKey: string, files: ImageFiles) => {
  await Promise.all(
    allWidths.map(async (width) => {
      const file = files[width];
      if (file) await storage.put(imageKey(storageKey, width), file);
    }),
  );
};

/**
 * Writes an image's files and its row. Files come first, so that a row never references a missing file. Returns id
 * and key.
 */
export const saveImage = async ({
  ctx,
  input: { files, ownerId, storageKey = randomName(), bytes = files[600].length, ...picture },
}: HandlerArgs<SaveImage>): Promise<{ id: number; storage_key: string }> => {
  await writeImageFiles(ctx, storageKey, files);
  return insertMedia(ctx, {
    visibility: picture.visibility,
    mime: picture.mime,
    width: picture.width,
    height: picture.height,
    kind: 'image',
    owner_id: ownerId,
    storage_key: storageKey,
    bytes,
    content: files[600],
  });
};
