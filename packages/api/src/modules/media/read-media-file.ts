import type { Context } from '../../platform/context.ts';
import { getFileKeys } from './get-file-keys.ts';

/** The largest stored file of an image or a spreadsheet; null when its files are gone. */
export const readMediaFile = async (ctx: Context, id: number): Promise<Uint8Array | null> => {
  const row = await ctx.db
    .selectFrom('media')
    .select(['kind', 'storage_key', 'mime'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  for (const key of getFileKeys(row).toReversed()) {
    const file = await ctx.storage.get(key);
    if (file) return file;
  }
  return null;
};
