import { type ProductId, replyHours, type StoreReview } from '@pasar/contract';
import { hour } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';
import { formatAuthor } from '../show/format-author.ts';
import { listReviewImages } from '../show/list-review-images.ts';
import type { StoreReviewRow } from './store-reviews.ts';

/** The time until which a reply given at a time can be changed. */
export const replyUntil = (repliedAt: Date): Date => new Date(repliedAt.getTime() + replyHours * hour);

const replyIn = (row: StoreReviewRow, now: Date): StoreReview['reply'] => {
  const { reply, replied_at, reply_changed_at } = row;
  if (reply === null || !replied_at || !reply_changed_at) return null;
  return {
    text: reply,
    created_at: replied_at.toISOString(),
    updated_at: reply_changed_at.toISOString(),
    editable_until: replyUntil(replied_at).toISOString(),
    can_edit: now < replyUntil(replied_at),
  };
};

/** Reviews as the store sees them: an anonymous one leads neither to a name nor to an order. */
export const presentStoreReviews = async (
  ctx: Context,
  rows: readonly StoreReviewRow[],
): Promise<StoreReview[]> => {
  const now = ctx.clock.now();
  const imagesOf = await listReviewImages(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    author: formatAuthor(row, ctx.locale),
    is_anonymous: row.is_anonymous,
    order_code: row.is_anonymous ? null : row.order_code,
    product: {
      product_id: row.product_id as ProductId,
      name: row.name,
      slug: row.slug,
      variant_label: row.variant_label ?? '',
      image: row.image_key === null ? null : imageUrls(row.image_key).w150,
    },
    rating: row.rating,
    text: row.text,
    images: imagesOf(row.id).map(({ image_urls }) => image_urls),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    reply: replyIn(row, now),
  }));
};
