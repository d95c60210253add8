import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Reason, Search, Version } from '../schemas/admin-fields.ts';
import { BulkResult, maxBulkRows } from '../schemas/bulk.ts';
import { ZoomUrls } from '../schemas/image-urls.ts';
import { ProductBlock } from '../schemas/product-block.ts';
import { hideReasonCodes } from '../schemas/review-hide.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';

/** A review as staff see it, hidden ones included; an anonymous author stays anonymous. */
export const AdminReview = v.object({
  id: v.number(),
  rating: v.number(),
  text: v.string(),
  author: v.string(),
  is_anonymous: v.boolean(),
  images: v.array(ZoomUrls),
  /** `slug` is null while the market does not list it. */
  product: v.object({ id: v.number(), name: v.string(), slug: v.nullable(v.string()) }),
  store: v.object({ id: v.number(), merchant_name: v.string(), merchant_slug: v.string() }),
  status: v.picklist(['shown', 'hidden']),
  /** Null unless it is hidden. */
  hidden: v.nullable(ProductBlock),
  version: v.number(),
  created_at: v.string(),
  edited_at: v.nullable(v.string()),
});
export type AdminReview = v.InferOutput<typeof AdminReview>;

const hide = {
  reason_code: v.picklist(hideReasonCodes, messageId('admin.reason.required')),
  note: Reason,
};
const reviews = v.pipe(
  v.array(v.object({ review_id: BodyId, version: v.optional(Version) })),
  v.minLength(1, messageId('field.required')),
  v.maxLength(maxBulkRows, messageId('admin.bulk.long')),
);

export const adminReviews = {
  list: endpoint({
    method: 'GET',
    path: '/admin/reviews/list',
    summary: 'Reviews of all stores, newest first',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    query: v.object({
      /** In the review's text, its product's name or its author's. */
      search: Search,
      status: v.optional(v.picklist(['all', 'shown', 'hidden']), 'all'),
      rating: v.optional(
        v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist([1, 2, 3, 4, 5])),
      ),
      /** `yes`: that somebody reported and nobody decided. */
      reported: v.optional(v.picklist(['all', 'yes']), 'all'),
      merchant_id: v.optional(PathId),
      review_id: v.optional(PathId),
      ...pageQuery,
    }),
    data: v.array(AdminReview),
    meta: Meta,
  }),
  hide: endpoint({
    method: 'POST',
    path: '/admin/reviews/hide',
    summary: 'Take a review out of lists and averages; its author reads why. A low rating is no reason',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    idempotent: true,
    body: v.object({
      review_id: BodyId,
      /** The one that was read: an edit since then is a 409. */
      version: v.optional(Version),
      ...hide,
    }),
    data: AdminReview,
  }),
  show: endpoint({
    method: 'POST',
    path: '/admin/reviews/show',
    summary: 'Show a hidden review again and count it; its author is notified',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    idempotent: true,
    body: v.object({ review_id: BodyId, reason: Reason }),
    data: AdminReview,
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/admin/reviews/bulk',
    summary:
      'Hide reviews, show them again, or take back what one did so within 15 seconds; authors are notified after those',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    // Not idempotent: each review has its transaction, and what is so already is done without a change.
    body: v.variant('action', [
      v.object({ action: v.literal('hide'), reviews, ...hide }),
      v.object({ action: v.literal('show'), reviews, reason: Reason }),
      v.object({ action: v.literal('undo'), reviews }),
    ]),
    data: BulkResult,
  }),
};
