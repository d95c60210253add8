import { hideReasons, type Locale } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { notify } from '../../notifications/index.ts';
import { isLastModeration } from '../bulk/moderations.ts';

/** To the author, in the list and by email: what happened to the review, and why. */
export const notifyReviewModeration = consumer(
  'admin.review-moderated',
  async (ctx, { reviewId, reasonCode, note, moderationId }) => {
    const subject = { subjectType: 'review', subjectId: reviewId } as const;
    if (moderationId !== undefined && !(await isLastModeration(ctx, subject, moderationId))) return;
    const author = await ctx.db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .innerJoin('users', 'users.id', 'reviews.user_id')
      .select(['products.name', 'users.id', 'users.email', 'users.locale'])
      .where('reviews.id', '=', reviewId)
      .executeTakeFirst();
    // The account may be deleted by now.
    if (!author) return;
    const { name, id, email, locale } = author;
    const title: Record<Locale, string> = reasonCode
      ? { id: 'Ulasanmu disembunyikan', en: 'Your review is hidden' }
      : { id: 'Ulasanmu tampil lagi', en: 'Your review is shown again' };
    const body: Record<Locale, string> = reasonCode
      ? {
          id: `Ulasanmu tentang ${name} tidak tampil lagi: ${hideReasons[reasonCode].id}. ${note}`,
          en: `Your review of ${name} is no longer shown: ${hideReasons[reasonCode].en}. ${note}`,
        }
      : {
          id: `Ulasanmu tentang ${name} tampil dan dihitung lagi.`,
          en: `Your review of ${name} is shown and counted again.`,
        };
    await notify(ctx, {
      ...{ userId: id, category: 'review', kind: 'review', title, body, ownMail: true },
      link: ctx.linkTo('buyer.reviews', { type: 'done' }),
    });
    await ctx.mail.post(
      ctx,
      renderEmail({ to: email, locale, subject: title[locale], before: [body[locale]], after: [] }),
    );
  },
);
