import type { Locale, MerchantId, MyReview } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { presentHidden } from '../../catalog/index.ts';
import { imageUrls } from '../../media/index.ts';
import { listReviewImages, type ReviewImage } from '../show/list-review-images.ts';
import { readItems } from '../show/read-items.ts';
import { reviewUntil } from '../write/review-window.ts';
import type { MyLine } from './my-lines.ts';

interface Shown {
  now: Date;
  locale: Locale;
  images: ReviewImage[];
}

const reviewIn = (row: MyLine, { now, locale, images }: Shown): MyReview['review'] => {
  const { review_id, rating, text, is_anonymous, created_at, edited_at, reply, replied_at } = row;
  if (review_id === null || rating === null || text === null || !created_at) return null;
  return {
    id: review_id,
    rating,
    text,
    is_anonymous: is_anonymous === true,
    images,
    created_at: created_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
    can_edit: edited_at === null && now < reviewUntil(row.ended_at),
    reply: reply !== null && replied_at ? { text: reply, created_at: replied_at.toISOString() } : null,
    hidden: presentHidden(row, locale),
  };
};

/** Lines of orders as their buyer sees them among the reviews. */
export const presentMyLines = async (ctx: Context, rows: readonly MyLine[]): Promise<MyReview[]> => {
  const now = ctx.clock.now();
  const items = await readItems(ctx, rows);
  const imagesOf = await listReviewImages(
    ctx,
    rows.flatMap(({ review_id }) => review_id ?? []),
  );
  return rows.map((row) => ({
    order_item_id: row.line_id,
    order_code: row.code,
    item: items(row),
    qty: row.qty,
    merchant: {
      id: row.merchant_id as MerchantId,
      merchant_name: row.merchant_name,
      merchant_slug: row.merchant_slug,
      merchant_photo: row.photo_key && imageUrls(row.photo_key).w150,
    },
    completed_at: row.ended_at.toISOString(),
    review_until: reviewUntil(row.ended_at).toISOString(),
    review: reviewIn(row, { now, locale: ctx.locale, images: imagesOf(row.review_id) }),
    server_time: now.toISOString(),
  }));
};
