import { blockReasons, type Locale } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { notify } from '../../notifications/index.ts';
import { isLastModeration } from '../bulk/moderations.ts';

/** To the seller, in the list and by email: what happened to the product, and why. */
export const notifyModeration = consumer(
  'admin.product-moderated',
  async (ctx, { productId, reasonCode, note, was, moderationId }) => {
    const subject = { subjectType: 'product', subjectId: productId } as const;
    if (moderationId !== undefined && !(await isLastModeration(ctx, subject, moderationId))) return;
    const { name, user_id, email, locale } = await ctx.db
      .selectFrom('products')
      .innerJoin('merchants', 'merchants.id', 'products.merchant_id')
      .innerJoin('users', 'users.id', 'merchants.user_id')
      .select(['products.name', 'merchants.user_id', 'users.email', 'users.locale'])
      .where('products.id', '=', productId)
      .executeTakeFirstOrThrow();
    const title: Record<Locale, string> = reasonCode
      ? { id: 'Produkmu diblokir', en: 'Your product is blocked' }
      : was === 'pending'
        ? { id: 'Produkmu lolos peninjauan', en: 'Your product passed its review' }
        : { id: 'Produkmu tidak diblokir lagi', en: 'Your product is no longer blocked' };
    const body: Record<Locale, string> = reasonCode
      ? {
          id: `${name} tidak tampil lagi: ${blockReasons[reasonCode].id}. ${note}`,
          en: `${name} is no longer listed: ${blockReasons[reasonCode].en}. ${note}`,
        }
      : { id: `${name} bisa ditayangkan lagi.`, en: `${name} can be listed again.` };
    await notify(ctx, {
      ...{
        userId: user_id,
        category: 'merchant',
        kind: 'store',
        audience: 'merchant',
        title,
        body,
        ownMail: true,
      },
      link: ctx.linkTo('seller.product', { id: productId }),
    });
    await ctx.mail.post(
      ctx,
      renderEmail({ to: email, locale, subject: title[locale], before: [body[locale]], after: [] }),
    );
  },
);
