import type { Locale } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { type Consumer, consumer } from '../../platform/jobs/outbox.ts';
import { notify, notifyStore } from '../notifications/index.ts';

type Text = Record<Locale, string>;

const newReview: Text = { id: 'Ulasan baru', en: 'New review' };
const changedReview: Text = { id: 'Ulasan diubah', en: 'A review was changed' };

const factsOf = ({ db }: Context, reviewId: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .innerJoin('merchants', 'merchants.id', 'reviews.merchant_id')
    .select(['reviews.user_id as buyer_id', 'rating', 'products.name'])
    .select(['merchants.id as merchant_id', 'merchant_name'])
    .where('reviews.id', '=', reviewId)
    .executeTakeFirst();

/**
 * Notifies the seller of reviews, without names, because they may become anonymous; and the buyer of a reply (domain
 * 3.12).
 */
export const notifyReviews: Consumer[] = [
  consumer('review.written', async (ctx, { reviewId, how }) => {
    const facts = await factsOf(ctx, reviewId);
    if (!facts) return;
    await notifyStore(ctx, {
      ...{ merchantId: facts.merchant_id, area: 'talk' },
      category: 'review',
      kind: 'review',
      title: how === 'new' ? newReview : changedReview,
      body: {
        id: `Pembeli memberi ${facts.rating} bintang untuk ${facts.name}.`,
        en: `A buyer gave ${facts.name} ${facts.rating} ${facts.rating === 1 ? 'star' : 'stars'}.`,
      },
      link: ctx.linkTo('seller.reviews', { review: reviewId }),
    });
  }),
  consumer('review.replied', async (ctx, { reviewId }) => {
    const facts = await factsOf(ctx, reviewId);
    if (!facts?.buyer_id) return;
    await notify(ctx, {
      userId: facts.buyer_id,
      category: 'review',
      kind: 'review',
      title: { id: 'Ulasanmu dibalas', en: 'Your review got a reply' },
      body: {
        id: `${facts.merchant_name} membalas ulasanmu tentang ${facts.name}.`,
        en: `${facts.merchant_name} replied to your review of ${facts.name}.`,
      },
      link: ctx.linkTo('buyer.reviews', { type: 'done' }),
    });
  }),
];
