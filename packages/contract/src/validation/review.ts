import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { BodyId } from '../schemas/wire-id.ts';

/** Days after an order's completion in which its items can be reviewed, and the review changed once (domain 3.11). */
export const reviewDays = 30;
/** Hours in which a seller can change a reply. */
export const replyHours = 24;
export const maxReviewImages = 5;
export const maxReviewLength = 500;

/** A buyer's review of one line of an order (domain 3.11); the text may be empty. */
export const reviewRules = {
  order_item_id: BodyId,
  rating: v.pipe(
    v.number(messageId('review.rating.required')),
    v.integer(messageId('review.rating.required')),
    v.minValue(1, messageId('review.rating.required')),
    v.maxValue(5, messageId('review.rating.required')),
  ),
  text: v.optional(
    v.pipe(
      v.string(messageId('field.invalid')),
      v.trim(),
      v.maxLength(maxReviewLength, messageId('review.text.long')),
    ),
    '',
  ),
  media_ids: v.optional(
    v.pipe(
      v.array(BodyId, messageId('field.invalid')),
      v.maxLength(maxReviewImages, messageId('review.images.many')),
    ),
    [],
  ),
  is_anonymous: v.optional(v.boolean(messageId('field.invalid')), false),
};

/** The seller's reply to a review. */
export const replyRules = {
  review_id: BodyId,
  reply: v.pipe(
    v.string(messageId('review.reply.required')),
    v.trim(),
    v.nonEmpty(messageId('review.reply.required')),
    v.maxLength(maxReviewLength, messageId('review.reply.long')),
  ),
};
