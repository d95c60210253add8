import type { HomeLayout } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';

type VisibleBanner = NonNullable<HomeLayout['banner']>;

/** Published banners that run now, in the order in which they begin: a place has one at a time. */
const selectRunning = (ctx: Context, place: 'home' | 'menu') => {
  const now = ctx.clock.now();
  return ctx.db
    .selectFrom('banners')
    .innerJoin('media', 'media.id', 'banners.image_media_id')
    .select([
      'category_id',
      'storage_key',
      'target_url',
      ctx.locale === 'en' ? 'title_en as title' : 'title_id as title',
    ])
    .where('is_published', '=', true)
    .where('place', '=', place)
    .where('starts_at', '<=', now)
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('banners.id');
};
type Row = Awaited<ReturnType<ReturnType<typeof selectRunning>['executeTakeFirstOrThrow']>>;

const present = ({ storage_key, title, target_url }: Row): VisibleBanner => ({
  image: imageUrls(storage_key).w600,
  title,
  target_url,
});

/** The banner of the home page that runs now. */
export const readHomeBanner = async (ctx: Context): Promise<VisibleBanner | null> => {
  const row = await selectRunning(ctx, 'home').executeTakeFirst();
  return row ? present(row) : null;
};

/** The banners of the header's menu that run now, by their category. */
export const readMenuBanners = async (ctx: Context): Promise<Map<number, VisibleBanner>> => {
  const rows = await selectRunning(ctx, 'menu').execute();
  return new Map(rows.flatMap((row) => (row.category_id === null ? [] : [[row.category_id, present(row)]])));
};
