import type { ZoomUrls } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { zoomUrls } from '../../media/index.ts';

export interface ReviewImage {
  media_id: number;
  image_urls: ZoomUrls;
}

/** The images of reviews, by review, in their order. */
export const listReviewImages = async (
  { db }: Context,
  reviewIds: readonly number[],
): Promise<(reviewId: number | null) => ReviewImage[]> => {
  if (reviewIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('review_images')
    .innerJoin('media', 'media.id', 'review_images.media_id')
    .select(['review_id', 'media_id', 'storage_key'])
    .where('review_id', 'in', reviewIds)
    .orderBy('review_id')
    .orderBy('position')
    .execute();
  return (reviewId) =>
    rows
      .filter(({ review_id }) => review_id === reviewId)
      .map(({ media_id, storage_key }) => ({ media_id, image_urls: zoomUrls(storage_key) }));
};
