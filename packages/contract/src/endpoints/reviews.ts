import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { ProductId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { ImageUrls } from '../schemas/image-urls.ts';
import { OrderMerchant } from '../schemas/order.ts';
import { ProductBlock } from '../schemas/product-block.ts';
import { PathId } from '../schemas/wire-id.ts';
import { replyRules, reviewRules } from '../validation/review.ts';
import { maxSearch } from '../validation/search.ts';

const reply = v.object({ text: v.string(), created_at: v.string() });

/** A thing that was bought, as it was then; the slug leads to it as it is now. */
const ReviewedItem = v.object({
  product_id: ProductId,
  name: v.string(),
  slug: v.string(),
  variant_label: v.string(),
  image: v.nullable(v.string()),
});

/** A line of mine that waits for a review or has one (domain 3.11). */
export const MyReview = v.object({
  order_item_id: v.number(),
  order_code: v.string(),
  item: ReviewedItem,
  qty: v.number(),
  merchant: OrderMerchant,
  completed_at: v.string(),
  /** Until then the review can be written, and changed once. */
  review_until: v.string(),
  review: v.nullable(
    v.object({
      id: v.number(),
      rating: v.number(),
      text: v.string(),
      is_anonymous: v.boolean(),
      images: v.array(v.object({ media_id: v.number(), image_urls: ImageUrls })),
      created_at: v.string(),
      edited_at: v.nullable(v.string()),
      can_edit: v.boolean(),
      reply: v.nullable(reply),
      /** Why staff hid it; null while everybody sees it. */
      hidden: v.nullable(ProductBlock),
    }),
  ),
  server_time: v.string(),
});
export type MyReview = v.InferOutput<typeof MyReview>;

/** A review of my store. An anonymous one names neither the buyer nor the order. */
export const StoreReview = v.object({
  id: v.number(),
  author: v.string(),
  is_anonymous: v.boolean(),
  order_code: v.nullable(v.string()),
  product: ReviewedItem,
  rating: v.number(),
  text: v.string(),
  images: v.array(ImageUrls),
  created_at: v.string(),
  edited_at: v.nullable(v.string()),
  reply: v.nullable(
    v.object({ ...reply.entries, updated_at: v.string(), editable_until: v.string(), can_edit: v.boolean() }),
  ),
});
export type StoreReview = v.InferOutput<typeof StoreReview>;

/** An order of my store and the reviews of its lines. */
export const ReviewedOrder = v.object({
  /** Null when one of its reviews is anonymous. */
  order_code: v.nullable(v.string()),
  buyer: v.string(),
  completed_at: v.nullable(v.string()),
  /** Until then its buyer can still write. */
  review_until: v.nullable(v.string()),
  reviews: v.array(StoreReview),
  /** Lines without a review. */
  waiting: v.array(ReviewedItem),
});
export type ReviewedOrder = v.InferOutput<typeof ReviewedOrder>;

/** The rating summary of the store (SPEC 3 "Seller review summary"). */
export const ReviewSummary = v.object({
  /** One decimal; 0 without reviews. */
  avg_rating: v.number(),
  total_review: v.number(),
  /** The day of the first review in Asia/Jakarta, or of the store's opening. */
  periode_awal: v.string(),
  /** Number of reviews per star, keys `1` to `5`. */
  distribution: v.record(v.string(), v.number()),
});

const star = v.optional(
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist([1, 2, 3, 4, 5])),
);
const flag = v.optional(v.picklist(['0', '1']));

export const reviews = {
  mine: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/order/review/list',
    summary:
      'Lines of my completed orders that wait for a review, soonest end first, or my reviews, newest first',
    access: 'user',
    query: v.object({ type: v.optional(v.picklist(['pending', 'done']), 'pending'), ...pageQuery }),
    data: v.array(MyReview),
    meta: Meta,
    /** Rows behind each type. */
    extra: v.object({ counts: v.object({ pending: v.number(), done: v.number() }) }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/order/review',
    summary: 'Review an item of a completed order within 30 days; a second call changes it once',
    access: 'user',
    idempotent: true,
    body: v.object(reviewRules),
    data: MyReview,
  }),
  byProduct: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/review/product',
    summary: 'Reviews of my products, newest first',
    access: 'merchant',
    area: 'talk',
    query: v.object({
      rating: star,
      /** `1`: with my reply, `0`: without. */
      replied: flag,
      with_media: flag,
      product_id: v.optional(PathId),
      review_id: v.optional(PathId),
      /** Text in the review or in the product's name. */
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxSearch, messageId('search.long'))), ''),
      sort: v.optional(v.picklist(['newest', 'oldest', 'highest', 'lowest']), 'newest'),
      ...pageQuery,
    }),
    data: v.array(StoreReview),
    meta: Meta,
    extra: v.object({
      summary: ReviewSummary,
      counts: v.object({ all: v.number(), unreplied: v.number(), replied: v.number() }),
    }),
  }),
  byOrder: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/review/order',
    summary: 'Orders of my store with reviews, or waiting for them',
    access: 'merchant',
    area: 'talk',
    query: v.object({ type: v.optional(v.picklist(['pending', 'done']), 'done'), ...pageQuery }),
    data: v.array(ReviewedOrder),
    meta: Meta,
    extra: v.object({ summary: ReviewSummary }),
  }),
  reply: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/review/reply',
    summary: 'Reply to a review of my store; the reply can be changed for 24 hours',
    access: 'merchant',
    area: 'talk',
    idempotent: true,
    body: v.object(replyRules),
    data: StoreReview,
  }),
};
