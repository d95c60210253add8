import { createHash } from 'node:crypto';
import type { Context, ImageFiles } from '@pasar/api/plugin';
import { bannerHeight } from '../images/compose-art.ts';
import { insertRows } from './insert-rows.ts';

interface WriteMedia {
  files: ReadonlyMap<string, ImageFiles>;
  /** Keys of images that only their owner and staff may see, with the owner's id. */
  ownerOf: ReadonlyMap<string, number>;
}

/** Rows for pictures whose files are stored. Returns the id of each key. */
export async function writeMedia(
  ctx: Context,
  { files, ownerOf }: WriteMedia,
): Promise<(key: string) => number> {
  const created_at = ctx.clock.now();
  const rows = [...files].map(([storage_key, { 600: usual, 1200: wide }]) => ({
    owner_id: ownerOf.get(storage_key) ?? null,
    storage_key,
    visibility: ownerOf.has(storage_key) ? ('private' as const) : ('public' as const),
    mime: 'image/webp',
    bytes: (wide ?? usual).length,
    width: wide ? 1200 : 600,
    height: wide ? bannerHeight : 600,
    sha256: createHash('sha256')
      .update(wide ?? usual)
      .digest('hex'),
    created_at,
  }));
  const ids = await insertRows(ctx.db, 'media', rows);
  const idOf = new Map(rows.map(({ storage_key }, place) => [storage_key, ids[place]]));
  return (key) => {
    const id = idOf.get(key);
    if (id === undefined) throw new Error(`no picture has the key ${key}`);
    return id;
  };
}
