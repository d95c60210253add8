import type { Context } from '../../platform/context.ts';
import type { MediaTable } from './media.tables.ts';

export interface InsertMedia
  extends Pick<MediaTable, 'owner_id' | 'storage_key' | 'visibility' | 'mime' | 'bytes'> {
  kind: 'image' | 'spreadsheet';
  width: number | null;
  height: number | null;
  /** The stored bytes; the row holds their SHA-256. */
  content: Uint8Array;
}

/** Off the request thread: a large file takes it tens of milliseconds. */
const sha256Of = async (content: Uint8Array): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>)).toString('hex');

/** Writes the row of a file whose bytes are in storage already, so that a row never lacks its file. */
export const insertMedia = async (
  { db, clock }: Context,
  { content, ...row }: InsertMedia,
): Promise<{ id: number; storage_key: string }> =>
  db
    .insertInto('media')
    .values({
      ...row,
      sha256: await sha256Of(content),
      created_at: clock.now(),
    })
    .returning(['id', 'storage_key'])
    .executeTakeFirstOrThrow();
