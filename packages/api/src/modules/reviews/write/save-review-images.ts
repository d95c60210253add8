import type { Context } from '../../../platform/context.ts';
import { attachPublicly } from '../../media/index.ts';

/** The images of a review, in their order. */
export const listReviewImageIds = async ({ db }: Context, reviewId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('review_images')
    .select('media_id')
    .where('review_id', '=', reviewId)
    .orderBy('position')
    .execute();
  return rows.map(({ media_id }) => media_id);
};

/** Gives a review exactly these images and publishes them. Throws 422 for one that is not the current user's. */
export const saveReviewImages = async (
  ctxInTx: Context,
  reviewId: number,
  mediaIds: readonly number[],
): Promise<void> => {
  const ids = [...new Set(mediaIds)];
  // The names of the fields carry the position of each image in the list.
  await attachPublicly(ctxInTx, Object.fromEntries(ids.map((id, place) => [`media_ids.${place}`, id])));
  await ctxInTx.db.deleteFrom('review_images').where('review_id', '=', reviewId).execute();
  if (ids.length === 0) return;
  await ctxInTx.db
    .insertInto('review_images')
    .values(ids.map((media_id, place) => ({ review_id: reviewId, media_id, position: place + 1 })))
    .execute();
};
