import { randomBytes } from 'node:crypto';
import type { Context, Verb } from '../../../platform/context.ts';
import { insertMedia } from '../insert-media.ts';
import type { MediaTable } from '../media.tables.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { allWidths, type PictureFiles, pictureKey } from './picture-files.ts';

export interface KeepPicture extends Pick<EncodedPicture, 'mime' | 'width' | 'height'> {
  ownerId: number | null;
  visibility: MediaTable['visibility'];
  files: PictureFiles;
  /** Size of the original in bytes; the largest of our files when there was none. */
  bytes?: number;
  /** Fixed only by seeds, so that a second run makes the same addresses: 32 hexadecimal digits. */
  storageKey?: string;
}

/** A name that tells nothing and that nobody guesses: 32 hexadecimal digits. */
export const randomName = (): string => randomBytes(16).toString('hex');

/** Writes a picture's files to storage. */
export const storePicture = async ({ storage }: Context, storageKey: string, files: PictureFiles) => {
  await Promise.all(
    allWidths.map(async (width) => {
      const file = files[width];
      if (file) await storage.put(pictureKey(storageKey, width), file);
    }),
  );
};

/** Writes a picture's files and its row. Files come first: a row never points at nothing. Returns id and key. */
export const keepPicture = async ({
  ctx,
  input: { files, ownerId, storageKey = randomName(), bytes = files[600].length, ...picture },
}: Verb<KeepPicture>): Promise<{ id: number; storage_key: string }> => {
  await storePicture(ctx, storageKey, files);
  return insertMedia(ctx, {
    visibility: picture.visibility,
    mime: picture.mime,
    width: picture.width,
    height: picture.height,
    kind: 'picture',
    owner_id: ownerId,
    storage_key: storageKey,
    bytes,
    content: files[600],
  });
};
