import type { PromoHighlight } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';

/** The promo highlights that run now, in the order set by staff. */
export const showPromos = async ({ ctx }: HandlerArgs<void>): Promise<PromoHighlight[]> => {
  const now = ctx.clock.now();
  const [title, subtitle] =
    ctx.locale === 'en'
      ? (['title_en as title', 'subtitle_en as subtitle'] as const)
      : (['title_id as title', 'subtitle_id as subtitle'] as const);
  const promos = await ctx.db
    .selectFrom('promos')
    .innerJoin('media', 'media.id', 'promos.image_media_id')
    .select(['promos.id', 'slug', title, subtitle, 'target_url', 'tone', 'ends_at', 'storage_key'])
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('position')
    .orderBy('promos.id')
    .execute();
  return promos.map(({ storage_key, ends_at, ...promo }) => ({
    ...promo,
    image: imageUrls(storage_key).w600,
    period_end: ends_at.toISOString(),
  }));
};
