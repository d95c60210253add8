import type { MediaId, StoreBanner } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';

const readPictures = async (ctx: Context, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await ctx.db
    .selectFrom('media')
    .select(['id', 'storage_key', 'width', 'height'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, storage_key, width, height }) => [
      id,
      {
        media_id: id as MediaId,
        url: imageUrls(storage_key).w600,
        // Only sheets have no size, and a sheet is never public.
        width: width ?? 0,
        height: height ?? 0,
      },
    ]),
  );
};

/** The banners of a store, for its owner and for everybody who opens its page; empty ones when it has none. */
export const readBanner = async (ctx: Context, merchantId: number): Promise<StoreBanner> => {
  const banner = await ctx.db
    .selectFrom('merchant_banners')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  const slides = await ctx.db
    .selectFrom('merchant_banner_slides')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute();
  const { main_media_id: main = null, secondary_media_id: secondary = null } = banner ?? {};
  const ids = [main, secondary, ...slides.map(({ media_id }) => media_id)].flatMap((id) => id ?? []);
  const pictures = await readPictures(ctx, ids);
  const pictureOf = (id: number | null) => (id === null ? null : (pictures.get(id) ?? null));
  return {
    main_banner: pictureOf(main),
    target_url: banner?.target_url ?? '',
    slider_banner: slides.flatMap(({ media_id, target_url, position }) => {
      const picture = pictureOf(media_id);
      return picture ? [{ media_id: picture.media_id, url: picture.url, target_url, position }] : [];
    }),
    secondary_long_banner: pictureOf(secondary),
    secondary_target_url: banner?.secondary_target_url ?? '',
  };
};
