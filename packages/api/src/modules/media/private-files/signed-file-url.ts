import { second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { checkKey } from '../../../ports/storage.ts';
import { imageKey, largestWidth } from '../images/image-files.ts';
import { spreadsheetKey } from '../spreadsheets/spreadsheet-files.ts';
import { signedQuery } from './signature.ts';

interface SignedFile {
  /** What the file is called when it is saved; by default the last part of its key. */
  name?: string;
  /** How long the address is good. */
  seconds?: number;
}

const mediaKey = async (ctx: Context, mediaId: number): Promise<string> => {
  const row = await ctx.db
    .selectFrom('media')
    .select(['storage_key', 'kind', 'mime', 'width', 'height'])
    .where('id', '=', mediaId)
    .executeTakeFirst();
  if (!row) throw apiError.notFound();
  if (row.kind === 'spreadsheet') return spreadsheetKey(row.storage_key, row.mime);
  return imageKey(row.storage_key, largestWidth(row.width ?? 0, row.height ?? 0));
};

/** What the signature covers: the file, and the name that it is saved under. */
export const signedAddress = (key: string, name: string): string => `/media/files/${key}?name=${name}`;

/**
 * A URL of one private file, by its storage key or its media id, that works for `seconds` (60 by default) for whoever
 * holds it, in a link and without a header (domain "Private files"). The file is sent as a download. The caller must
 * have checked the permission. Throws 404 for an unknown media id.
 */
export const signedFileUrl = async (
  ctx: Context,
  file: string | number,
  { name, seconds = 60 }: SignedFile = {},
): Promise<string> => {
  const key = checkKey(typeof file === 'number' ? await mediaKey(ctx, file) : file);
  const called = name ?? key.slice(key.lastIndexOf('/') + 1);
  const query = signedQuery(ctx, signedAddress(key, called), seconds * second);
  return `/media/files/${key}?name=${encodeURIComponent(called)}&${query}`;
};
