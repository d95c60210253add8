import { createHash, randomBytes } from 'node:crypto';
import type { Verb } from '../../platform/context.ts';
import type { EncodedPicture } from './encode-picture.ts';
import type { MediaTable } from './media.tables.ts';
import { type PictureFiles, pictureKey, pictureWidths } from './picture-files.ts';

export interface KeepPicture extends Pick<EncodedPicture, 'mime' | 'width' | 'height'> {
  ownerId: number | null;
  visibility: MediaTable['visibility'];
  files: PictureFiles;
  /** Size of the original in bytes; the largest of our files when there was none. */
  bytes?: number;
  /** Fixed only by seeds, so that a second run makes the same addresses: 32 hexadecimal digits. */
  storageKey?: string;
}

/** Writes a picture's files and its row. Files come first: a row never points at nothing. Returns id and key. */
export const keepPicture = async ({
  ctx,
  input: { files, ownerId, storageKey = randomBytes(16).toString('hex'), ...picture },
}: Verb<KeepPicture>): Promise<{ id: number; storage_key: string }> => {
  await Promise.all(
    pictureWidths.map((width) => ctx.storage.put(pictureKey(storageKey, width), files[width])),
  );
  return ctx.db
    .insertInto('media')
    .values({
      owner_id: ownerId,
      storage_key: storageKey,
      visibility: picture.visibility,
      mime: picture.mime,
      bytes: picture.bytes ?? files[600].length,
      width: picture.width,
      height: picture.height,
      sha256: createHash('sha256').update(files[600]).digest('hex'),
      created_at: ctx.clock.now(),
    })
    .returning(['id', 'storage_key'])
    .executeTakeFirstOrThrow();
};
